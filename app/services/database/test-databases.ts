import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../database.ts';
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
  const database = await openDatabase({});
  return { database, again: () => Promise.resolve(database), dispose: () => database.close() };
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
