import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../database.ts';
import { openEmbedded } from './embedded.ts';
import { openDatabase } from './open.ts';

export interface TestDatabase {
  /** Another connection to the same data; the embedded database has only one. */
  again(): Promise<Database>;
  database: Database;
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

async function createEmbedded(): Promise<TestDatabase> {
  const database = await openEmbedded({ backupFile: await emptyDatabase() });
  return { database, again: () => Promise.resolve(database), dispose: () => database.close() };
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
  // Two test files, or two suites of one, may create it at the same time; the last one wins, and they are identical.
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
