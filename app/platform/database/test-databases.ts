import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../database.ts';
import { failure } from '../failure.ts';
import { openEmbedded } from './embedded.ts';
import { openDatabase } from './open.ts';

export interface TestDatabase {
  /** Another connection to the same data; the embedded database returns its only one. */
  again(): Promise<Database>;
  database: Database;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  dispose(): Promise<void>;
}

/**
 * Every kind of database a suite should run on: embedded in memory, and PostgreSQL if `TEST_DATABASE_URL` is set (a new
 * database per call, so that test files can run in parallel).
 */
export const testDatabases: readonly { kind: Database['kind']; create(): Promise<TestDatabase> }[] = [
  { kind: 'embedded', create: createEmbedded },
  ...(process.env.TEST_DATABASE_URL === undefined ? [] : [{ kind: 'postgres' as const, create: createPostgres }]),
];

/** Databases not in use, kept until the process ends: emptying one is much faster than starting another. */
const idle: Database[] = [];

async function createEmbedded(): Promise<TestDatabase> {
  const engine = idle.pop() ?? (await openEmbedded({ backupFile: await emptyDatabase() }));
  const database = lend(engine, async () => {
    await engine.execute(emptied);
    idle.push(engine);
  });
  return { database, databaseUrl: null, again: () => Promise.resolve(database), dispose: () => database.close() };
}

const emptied = `DROP SCHEMA public CASCADE;
  CREATE SCHEMA public;
  CREATE EXTENSION pg_trgm;
  CREATE EXTENSION unaccent`;

/** Lends a database until it is closed; later calls are refused, because another test may be using it. */
function lend(engine: Database, giveBack: () => Promise<void>): Database {
  let closing: Promise<void> | undefined;
  const listening = new Set<() => Promise<void>>();
  const lent = <Result>(task: () => Promise<Result>): Promise<Result> =>
    closing === undefined ? task() : Promise.reject(failure('DATABASE_CLOSED', 'The database has been closed.'));
  return {
    ...engine,
    query: (text, parameters) => lent(() => engine.query(text, parameters)),
    execute: (text) => lent(() => engine.execute(text)),
    transaction: (work) => lent(() => engine.transaction(work)),
    listen: (channel, onMessage, reconnected) =>
      lent(async () => {
        const stop = await engine.listen(channel, onMessage, reconnected);
        listening.add(stop);
        return async () => {
          if (listening.delete(stop)) await stop();
        };
      }),
    close: () =>
      (closing ??= (async () => {
        await Promise.all([...listening].map((stop) => stop()));
        await giveBack();
      })()),
  };
}

/** An empty embedded database as a file, cached across runs: loading it takes a fifth of the time of creating one. */
async function emptyDatabase(): Promise<string> {
  const packages = path.resolve(import.meta.dirname, '../../../node_modules');
  const engine: unknown = JSON.parse(readFileSync(path.join(packages, '@electric-sql/pglite/package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(engine);
  const folder = path.join(packages, '.cache/gevel');
  const file = path.join(folder, `embedded-${version}.tar.gz`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Two test files or suites may create it at the same time; the last one wins, and they are identical.
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  const made = await openEmbedded();
  await made.backup(own);
  await made.close();
  renameSync(own, file);
  return file;
}

async function createPostgres(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `gevel_test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened: Database[] = [];
  const again = async (): Promise<Database> => {
    const database = await openDatabase({ databaseUrl: url.href });
    opened.push(database);
    return database;
  };
  return {
    database: await again(),
    databaseUrl: url.href,
    again,
    dispose: async () => {
      await Promise.all(opened.map((database) => database.close()));
      await asAdministrator(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function asAdministrator(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
