import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Database } from '../database.ts';
import { codeOf, failure } from '../failure.ts';
import { countRows, type TableRows } from './count-rows.ts';

const run = promisify(execFile);

/**
 * Writes a dump of PostgreSQL to `file` by `pg_dump`, while the site runs.
 *
 * @returns the rows of each table at the moment of the dump
 * @throws {Error} with `BACKUP_ELSEWHERE` if PostgreSQL's programs are missing, or do not fit its version
 */
export function dumpPostgres(database: Database, databaseUrl: string, file: string): Promise<TableRows> {
  return database.transaction(async (sql) => {
    await sql.execute('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const [moment] = await sql.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
    const rows = await countRows(sql);
    // The rights are those of whoever restores it.
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${moment?.snapshot}`];
    await program('pg_dump', [...options, `--file=${file}`], databaseUrl);
    return rows;
  });
}

/**
 * Restores a dump into a database of its own on the same server, and drops that.
 *
 * @returns the rows of each table
 * @throws {Error} with `BACKUP_DAMAGED` if the dump cannot be restored; of PostgreSQL if the user may not create
 *   databases
 */
export async function restoreDumpBeside(databaseUrl: string, file: string): Promise<TableRows> {
  const name = `gevel_backup_check_${randomBytes(6).toString('hex')}`;
  const beside = new URL(databaseUrl);
  beside.pathname = `/${name}`;
  await as(databaseUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  try {
    try {
      await program(
        'pg_restore',
        ['--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${name}`, file],
        databaseUrl,
      );
    } catch (error) {
      if (codeOf(error) === 'BACKUP_ELSEWHERE') throw error;
      throw failure('BACKUP_DAMAGED', `${file} cannot be restored (${reasonOf(error)})`, error);
    }
    return await as(beside.href, (client) =>
      countRows({ query: async <Row>(text: string) => (await client.query(text)).rows as Row[] }),
    );
  } finally {
    await as(databaseUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  }
}

async function as<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function program(name: string, options: readonly string[], databaseUrl: string): Promise<void> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  // Not as arguments, which everybody on the machine can read.
  const connection = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: new URL(databaseUrl).searchParams.get('sslmode'),
  };
  const given = Object.fromEntries(Object.entries(connection).filter(([, value]) => value));
  try {
    await run(name, options, { env: { ...process.env, ...given } as NodeJS.ProcessEnv, maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || /server version mismatch/.test(reasonOf(error)))
      throw failure(
        'BACKUP_ELSEWHERE',
        `Install ${name} of PostgreSQL's client programs, of the server's version or newer (${reasonOf(error)}).`,
        error,
      );
    throw error;
  }
}

/** The program's own last words. */
function reasonOf(error: unknown): string {
  const said = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr).trim() : '';
  return said.split('\n').slice(-2).join(' ') || (error instanceof Error ? error.message : String(error));
}
