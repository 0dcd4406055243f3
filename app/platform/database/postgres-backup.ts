import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { codeOf, failure } from '../failure.ts';
import { countRows, type TableRows } from './count-rows.ts';

const run = promisify(execFile);

/** Milliseconds for a dump, and for its trial. */
const longest = 3 * 3_600_000;
const day = 24 * 3_600_000;
const checkName = 'gevel_backup_check_';

interface DumpOptions {
  databaseUrl: string;
  file: string;
  /** Ends it when the process stops. */
  signal?: AbortSignal | undefined;
}

/**
 * Writes a dump of PostgreSQL to a file by `pg_dump`, while the site runs.
 *
 * @returns the rows of each table at the moment of the dump
 * @throws {Error} with `BACKUP_ELSEWHERE` if PostgreSQL's programs are missing or of another version than the server
 */
export function dumpPostgres({ databaseUrl, file, signal }: DumpOptions): Promise<TableRows> {
  return connected({ databaseUrl }, async (client) => {
    await refuseOtherVersion(client);
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const exported = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
    const rows = await countRows(sqlOf(client));
    await program(
      'pg_dump',
      [
        // The rights are those of whoever restores it.
        ...['--format=custom', '--no-owner', '--no-privileges'],
        // Those of the host need more rights than ours.
        ...['--extension=pg_trgm', '--extension=unaccent'],
        ...['--lock-wait-timeout=60s', `--snapshot=${exported.rows[0]?.snapshot}`, `--file=${file}`],
      ],
      databaseUrl,
      signal,
    );
    return rows;
  });
}

/**
 * Restores a dump into a database of its own on the same server, and drops that; also those that a killed process left
 * a day ago.
 *
 * @returns the rows of each table
 * @throws {Error} with `BACKUP_DAMAGED` if the dump cannot be restored; of PostgreSQL if the user may not create
 *   databases
 */
export async function restoreDumpBeside({ databaseUrl, file, signal }: DumpOptions): Promise<TableRows> {
  const database = `${checkName}${Date.now()}_${randomBytes(4).toString('hex')}`;
  await connected({ databaseUrl }, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `SELECT datname FROM pg_database WHERE datname LIKE '${checkName}%' AND pg_get_userbyid(datdba) = current_user`,
    );
    const old = rows.filter(({ datname }) => Number(/\d+/.exec(datname)?.[0]) < Date.now() - day);
    for (const { datname } of old) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${database} TEMPLATE template0`);
  });
  try {
    try {
      const options = ['--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${database}`];
      await program('pg_restore', [...options, file], databaseUrl, signal);
    } catch (error) {
      if (codeOf(error) === 'BACKUP_ELSEWHERE' || signal?.aborted === true) throw error;
      throw failure('BACKUP_DAMAGED', `${file} cannot be restored (${reasonOf(error)})`, error);
    }
    return await connected({ databaseUrl, database }, (client) => countRows(sqlOf(client)));
  } finally {
    // If that fails, the next trial tries again.
    await connected({ databaseUrl }, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`),
    ).catch(() => undefined);
  }
}

const sqlOf = (client: pg.Client) => ({
  query: async <Row>(text: string) => (await client.query(text)).rows as Row[],
});

async function connected<Result>(
  { databaseUrl, database }: { databaseUrl: string; database?: string },
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const given = new pg.Client({ connectionString: databaseUrl });
  const { host, port, user, password, ssl } = given;
  const client = new pg.Client({
    ...{ host, port, user, password, ssl, database: database ?? given.database },
    connectionTimeoutMillis: 10_000,
  });
  // The query that was running fails; without a listener Node would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Newer programs restore with settings that an older server refuses, and older ones cannot read a newer server. */
async function refuseOtherVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  const server = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  const said = await run('pg_dump', ['--version']).then(({ stdout }) => stdout, missing('pg_dump'));
  const own = Number(/\d+/.exec(said)?.[0]);
  if (own !== server)
    throw failure(
      'BACKUP_ELSEWHERE',
      `PostgreSQL is version ${server} and pg_dump version ${own}: install the client programs of version ${server}.`,
    );
}

const missing =
  (name: string) =>
  (error: unknown): never => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw failure('BACKUP_ELSEWHERE', `Install PostgreSQL's client programs: there is no ${name}.`, error);
  };

async function program(
  name: string,
  options: readonly string[],
  databaseUrl: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const ssl = /[?&]sslmode=([\w-]+)/.exec(databaseUrl)?.[1];
  // Not as arguments, which everybody on the machine can read.
  const connection = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    PGSSLMODE: ssl === 'no-verify' ? 'require' : ssl,
    LC_ALL: 'C',
  };
  const given = Object.fromEntries(Object.entries(connection).filter(([, value]) => value));
  await run(name, options, {
    env: { ...process.env, ...given } as NodeJS.ProcessEnv,
    maxBuffer: 16 * 1024 * 1024,
    timeout: longest,
    ...(signal && { signal }),
  }).catch(missing(name));
}

/** The program's own last words. */
function reasonOf(error: unknown): string {
  const said = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr).trim() : '';
  return said.split('\n').slice(-2).join(' ') || (error instanceof Error ? error.message : String(error));
}
