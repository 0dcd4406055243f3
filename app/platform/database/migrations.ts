import type { Database, Sql } from '../database.ts';
import { codeOf, failure } from '../failure.ts';
import { narrowing } from './narrowing.ts';

export interface Migration {
  /** Never changed once released: the database records it. */
  id: string;
  /** One or more statements, run in one transaction together with the record that they ran. */
  sql: string;
  /**
   * Set by a step that takes away what earlier programs use: the last version that used it, which must be released. Such
   * programs do not start on the database any more; after any other step they do, beside newer ones.
   */
  contracts?: string;
}

/**
 * Migrates one part of the product (`name`, e.g. `listings`) to its newest schema: runs pending migrations in order,
 * all in one transaction. An advisory lock serializes processes that start at once. Resolves to the ids that ran.
 * Rejects with `MIGRATION_UNKNOWN` if a later program took away what this one uses.
 *
 * @throws {Error} if a step would take something away without saying so (10.283)
 */
export async function migrate(database: Database, name: string, migrations: readonly Migration[]): Promise<string[]> {
  // On nearly every start each part is up to date, which can be checked without a lock.
  const before = await pendingOf(database, name, migrations).catch((error: unknown) => {
    if (codeOf(error) === undefinedTable || codeOf(error) === undefinedColumn) return migrations;
    throw error;
  });
  if (before.length === 0) return [];
  return database.transaction(async (sql) => {
    // Also serializes the creation of the table: CREATE TABLE IF NOT EXISTS alone can fail in two concurrent sessions.
    await sql.query("SELECT pg_advisory_xact_lock(hashtext('gevel migrations'))");
    await sql.execute(
      `CREATE TABLE IF NOT EXISTS migration (
         part text NOT NULL, id text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (part, id));
       ALTER TABLE migration ADD COLUMN IF NOT EXISTS contracts boolean NOT NULL DEFAULT true`,
    );
    const pending = await pendingOf(sql, name, migrations);
    for (const migration of pending) {
      const taken = migration.contracts === undefined ? narrowing(migration.sql) : null;
      if (taken !== null)
        throw new Error(`The step "${migration.id}" of "${name}" does not say that it \`contracts\`: ${taken}`);
      await sql.execute(migration.sql);
      await sql.query('INSERT INTO migration (part, id, contracts) VALUES ($1, $2, $3)', [
        name,
        migration.id,
        migration.contracts !== undefined,
      ]);
    }
    return pending.map(({ id }) => id);
  });
}

const undefinedTable = '42P01';
const undefinedColumn = '42703';

async function pendingOf(sql: Sql, name: string, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const rows = await sql.query<{ id: string; contracts: boolean }>(
    'SELECT id, contracts FROM migration WHERE part = $1',
    [name],
  );
  const known = new Set(migrations.map(({ id }) => id));
  const stranger = rows.find(({ id, contracts }) => contracts && !known.has(id));
  if (stranger !== undefined) {
    throw failure(
      'MIGRATION_UNKNOWN',
      `The database already has the step "${stranger.id}" of "${name}", which this version does not know: use the newer version.`,
    );
  }
  const done = new Set(rows.map(({ id }) => id));
  return migrations.filter(({ id }) => !done.has(id));
}
