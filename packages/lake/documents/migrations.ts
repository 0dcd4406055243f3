import { accountsMigrations } from '@gevel/accounts';
import { peopleNamespace } from '../people/people.ts';
import type { LakeDatabase } from '../ports.ts';

/**
 * One entry per released change of the schema, in order; entries are only ever added. Programs of the release before run
 * on them, so none takes away what those use.
 */
export const lakeMigrations: readonly { id: string; sql: string }[] = [
  {
    id: '1-documents-and-transactions',
    sql: `
      -- Its row is locked by every writing transaction, so numbers are committed in their order.
      CREATE TABLE lake_dataset (name text PRIMARY KEY, seq bigint NOT NULL DEFAULT 0);
      CREATE TABLE lake_document (
        dataset text NOT NULL REFERENCES lake_dataset,
        id text NOT NULL,
        type text NOT NULL,
        rev text NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        content jsonb NOT NULL,
        PRIMARY KEY (dataset, id));
      CREATE INDEX lake_document_by_type ON lake_document (dataset, type);
      CREATE TABLE lake_transaction (
        dataset text NOT NULL REFERENCES lake_dataset,
        seq bigint NOT NULL,
        id text NOT NULL,
        author text NOT NULL,
        at timestamptz NOT NULL,
        -- Sanity's mutations: replayed from the first on, they give the dataset as it was at any time.
        mutations jsonb NOT NULL,
        -- [{id, type, transition: appear|update|disappear, previousRev}]
        changes jsonb NOT NULL,
        PRIMARY KEY (dataset, seq),
        UNIQUE (dataset, id));`,
  },
  ...accountsMigrations(peopleNamespace, ['administrator', 'editor', 'viewer']),
  {
    id: 'key-values-1',
    // Sites older than this step have the table from the one before it.
    sql: `
      CREATE TABLE IF NOT EXISTS lake_key_value (
        user_id text NOT NULL REFERENCES lake_user ON DELETE CASCADE,
        key text NOT NULL,
        value jsonb NOT NULL,
        PRIMARY KEY (user_id, key));`,
  },
  {
    id: '2-changes-and-references',
    sql: `
      -- What each transaction did to each document: mendoza patches both ways, so that any past state can be had.
      CREATE TABLE lake_change (
        dataset text NOT NULL REFERENCES lake_dataset,
        seq bigint NOT NULL,
        position int NOT NULL,
        id text NOT NULL,
        type text NOT NULL,
        transition text NOT NULL,
        previous_rev text,
        mutations jsonb NOT NULL,
        apply jsonb NOT NULL,
        revert jsonb NOT NULL,
        PRIMARY KEY (dataset, seq, position));
      CREATE INDEX lake_change_by_document ON lake_change (dataset, id, seq);
      INSERT INTO lake_change
      SELECT dataset, seq, position, id, type, transition, previous_rev, jsonb_build_array(mutation), jsonb_build_array(0, after),
        jsonb_build_array(0, coalesce(lag(after) OVER (PARTITION BY dataset, id ORDER BY seq, position), 'null'))
      FROM (
        SELECT t.dataset, t.seq, (c.position - 1)::int AS position, c.change->>'id' AS id, coalesce(c.change->>'type', '') AS type,
          c.change->>'transition' AS transition, c.change->>'previousRev' AS previous_rev, m.mutation,
          coalesce(m.mutation->'createOrReplace' #- '{_rev}', 'null') AS after
        FROM lake_transaction t
        CROSS JOIN LATERAL jsonb_array_elements(t.changes) WITH ORDINALITY AS c(change, position)
        JOIN LATERAL jsonb_array_elements(t.mutations) WITH ORDINALITY AS m(mutation, position) ON m.position = c.position) AS old;
      ALTER TABLE lake_transaction DROP COLUMN mutations, DROP COLUMN changes;
      -- Strong references, so that the check before a deletion reads no documents.
      CREATE TABLE lake_reference (
        dataset text NOT NULL REFERENCES lake_dataset,
        source text NOT NULL,
        target text NOT NULL,
        PRIMARY KEY (dataset, source, target));
      CREATE INDEX lake_reference_by_target ON lake_reference (dataset, target);
      INSERT INTO lake_reference
      SELECT DISTINCT d.dataset, d.id, found->>'_ref'
      FROM lake_document d, jsonb_path_query(d.content, 'strict $.** ? (exists(@._ref))', '{}', true) AS found
      WHERE jsonb_typeof(found->'_ref') = 'string' AND found->'_weak' IS DISTINCT FROM 'true'
        AND NOT found ? '_dataset' AND NOT found ? '_projectId' AND found->>'_type' IS DISTINCT FROM 'globalDocumentReference';`,
  },
  {
    id: '3-settings',
    // What administrators decide for the whole lake.
    sql: 'CREATE TABLE lake_setting (key text PRIMARY KEY, value jsonb NOT NULL)',
  },
];

/** Migrates the lake's own tables; several processes may do so at once. */
export async function migrateLake(database: LakeDatabase, datasets: readonly string[]): Promise<void> {
  if (await isUpToDate(database, datasets)) return;
  await database.transaction(async (sql) => {
    await sql.query("SELECT pg_advisory_xact_lock(hashtext('lake migrations'))");
    await sql.execute('CREATE TABLE IF NOT EXISTS lake_migration (id text PRIMARY KEY, ran_at timestamptz NOT NULL)');
    const done = new Set((await sql.query<{ id: string }>('SELECT id FROM lake_migration')).map(({ id }) => id));
    for (const { id, sql: statements } of lakeMigrations) {
      if (done.has(id)) continue;
      await sql.execute(statements);
      await sql.query('INSERT INTO lake_migration VALUES ($1, now())', [id]);
    }
    for (const name of datasets) {
      await sql.query('INSERT INTO lake_dataset (name) VALUES ($1) ON CONFLICT DO NOTHING', [name]);
    }
  });
}

/** True on nearly every start, and can be checked without a lock. */
async function isUpToDate(database: LakeDatabase, datasets: readonly string[]): Promise<boolean> {
  try {
    const done = await database.query<{ id: string }>('SELECT id FROM lake_migration');
    const known = await database.query<{ name: string }>('SELECT name FROM lake_dataset');
    return (
      lakeMigrations.every(({ id }) => done.some((each) => each.id === id)) &&
      datasets.every((name) => known.some((each) => each.name === name))
    );
  } catch (error) {
    const undefinedTable = '42P01';
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return false;
    throw error;
  }
}
