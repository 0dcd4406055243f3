import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importListings, type ImportSummary } from '~/listings/feeds/importing/import-listings.server.ts';
import { listingMigrations } from '~/listings/store/schema.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { openDatabase } from '~/platform/database/open.ts';
import { createRevisions } from '~/platform/revisions.ts';
import { pastFeed } from './feed.ts';
import { importDemoListings } from './import.ts';

const today = '2026-11-21';

let folder: string;
let imported: ImportSummary[];
let services: Parameters<typeof importDemoListings>[0];
let close: () => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-demo-'));
  const database = await openDatabase({});
  await migrate(database, 'listings', listingMigrations);
  const revisions = await createRevisions(database);
  imported = [];
  services = {
    database,
    scratchFolder: folder,
    importFile: async (source) =>
      imported.push(await importListings({ database, revisions, scratchFolder: folder }, { source })),
  };
  close = async () => {
    await revisions.close();
    await database.close();
  };
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

const count = async (sql: string) => (await services.database.query<{ n: number }>(sql))[0]?.n;

it('brings in what is offered, remembers what was sold and let before, and leaves no file behind', async () => {
  const lines: string[] = [];
  await importDemoListings(services, today, (line) => lines.push(line));
  expect(imported).toHaveLength(2);
  for (const summary of imported) expect(summary).toMatchObject({ setAsideCount: 0, removalsHeldBack: null });
  expect(await count('SELECT count(*)::int AS n FROM listing')).toBe(612);
  expect(await count('SELECT count(*)::int AS n FROM project')).toBe(12);
  expect(await count("SELECT count(*)::int AS n FROM listing_tombstone WHERE status IN ('sold', 'rented')")).toBe(48);
  expect(await count('SELECT count(DISTINCT listing_id)::int AS n FROM listing_price_change')).toBeGreaterThan(5);
  expect(await readdir(folder)).toEqual([]);
  lines.length = 0;
  await importDemoListings(services, today, (line) => lines.push(line));
  expect(lines).toEqual([]);
});

it('begins again where a first start was cut off between the two', async () => {
  const past = path.join(folder, 'past.json');
  await writeFile(past, JSON.stringify(pastFeed({ today })));
  await services.importFile(past);
  expect(await count('SELECT count(*)::int AS n FROM listing')).toBe(48);
  await rm(past);
  await importDemoListings(services, today, () => undefined);
  expect(await count('SELECT count(*)::int AS n FROM listing')).toBe(612);
});
