import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../database.ts';
import { openEmbedded } from './embedded.ts';
import { openDatabase } from './open.ts';

export interface TestDatabase {
  /** A further connection to the same data; on the embedded database there is only the one. */
  again(): Promise<Database>;
  database: Database;
  dispose(): Promise<void>;
}

/**
 * Every kind of database a suite should run on: embedded in memory, and PostgreSQL where `TEST_DATABASE_URL` is set (a database
 * of its own per call, so that test files may run side by side).
 */
export const testDatabases: readonly { kind: Database['kind']; create(): Promise<TestDatabase> }[] = [
  { kind: 'embedded', create: createEmbedded },
  ...(process.env.TEST_DATABASE_URL === undefined ? [] : [{ kind: 'postgres' as const, create: createPostgres }]),
];

async function createEmbedded(): Promise<TestDatabase> {
  const database = await openEmbedded({ restore: { from: await emptyDatabase(), aside: '' } });
  return { database, again: () => Promise.resolve(database), dispose: () => database.close() };
}

/** An empty embedded database as a file: reading it takes a fifth of making one. It is kept for further runs. */
async function emptyDatabase(): Promise<string> {
  const packages = path.resolve(import.meta.dirname, '../../../node_modules');
  const engine: unknown = JSON.parse(readFileSync(path.join(packages, '@electric-sql/pglite/package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(engine);
  const folder = path.join(packages, '.cache/gevel');
  const file = path.join(folder, `embedded-${version}.tar.gz`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Two files of tests may make it at the same time; the last one stays, and they are alike.
  const own = `${file}.${process.pid}`;
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
