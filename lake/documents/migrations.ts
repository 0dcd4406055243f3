import type { LakeDatabase } from '../ports.ts';

/** One entry per released change of the schema, in order; entries are only ever added. */
const migrations: readonly { id: string; sql: string }[] = [
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
  {
    id: 'people-1',
    sql: `
      CREATE TABLE lake_user (
        id text PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL UNIQUE,
        role text NOT NULL CHECK (role IN ('administrator', 'editor', 'viewer')),
        -- argon2id; null: this person cannot log in with a password.
        password text,
        demo boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL);
      -- Sessions and tokens are kept as sha-256: who reads the tables cannot use them.
      CREATE TABLE lake_session (
        hash text PRIMARY KEY,
        user_id text NOT NULL REFERENCES lake_user ON DELETE CASCADE,
        begun_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL);
      CREATE INDEX lake_session_of_user ON lake_session (user_id);
      CREATE TABLE lake_token (
        id text PRIMARY KEY,
        name text NOT NULL,
        hash text NOT NULL UNIQUE,
        may_write boolean NOT NULL,
        created_at timestamptz NOT NULL);
      CREATE TABLE lake_login_attempt (
        key text PRIMARY KEY,
        failures int NOT NULL,
        at timestamptz NOT NULL,
        wait_until timestamptz NOT NULL);
      CREATE TABLE lake_key_value (
        user_id text NOT NULL REFERENCES lake_user ON DELETE CASCADE,
        key text NOT NULL,
        value jsonb NOT NULL,
        PRIMARY KEY (user_id, key));`,
  },
];

/** Brings the lake's own tables up to date; several processes may do so at once. */
export async function migrateLake(database: LakeDatabase, datasets: readonly string[]): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query("SELECT pg_advisory_xact_lock(hashtext('lake migrations'))");
    await sql.execute('CREATE TABLE IF NOT EXISTS lake_migration (id text PRIMARY KEY, ran_at timestamptz NOT NULL)');
    const done = new Set((await sql.query<{ id: string }>('SELECT id FROM lake_migration')).map(({ id }) => id));
    for (const { id, sql: statements } of migrations) {
      if (done.has(id)) continue;
      await sql.execute(statements);
      await sql.query('INSERT INTO lake_migration VALUES ($1, now())', [id]);
    }
    for (const name of datasets) {
      await sql.query('INSERT INTO lake_dataset (name) VALUES ($1) ON CONFLICT DO NOTHING', [name]);
    }
  });
}
