import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { listingMigrations } from '../app/listings/store/schema.ts';
import type { Database } from '../app/platform/database.ts';
import { migrate } from '../app/platform/database/migrations.ts';
import { openDatabase } from '../app/platform/database/open.ts';

/** Opens a database with the store's tables on disk, and removes it after the work. */
export async function withListingsDatabase(kind: string, work: (database: Database) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-bench-listings-'));
  const name = `bench_${process.pid}`;
  const server = process.env['BENCH_DATABASE_URL'] ?? '';
  try {
    if (kind === 'postgres') await administer(server, `CREATE DATABASE ${name}`);
    const databaseUrl = server && Object.assign(new URL(server), { pathname: `/${name}` }).href;
    const database = await openDatabase(kind === 'postgres' ? { databaseUrl } : { dataDir: folder });
    try {
      await migrate(database, 'listings', listingMigrations);
      await work(database);
    } finally {
      await database.close();
    }
  } finally {
    if (kind === 'postgres') await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await rm(folder, { recursive: true, force: true });
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
