import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Database } from '~/platform/database.ts';
import { openDatabase } from '~/platform/database/open.ts';
import { testDatabases } from '~/platform/database/test-databases.ts';

/** Starts the importing process and kills it this many milliseconds after it printed `word`; null lets it finish. */
function runChild(place: string, price: number, kill: { word: string; after: number } | null): Promise<number | null> {
  const runner = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vite-node/package.json')),
    'vite-node.mjs',
  );
  const child = path.join(import.meta.dirname, 'kill.child.ts');
  const config = path.resolve(import.meta.dirname, '../../../vitest.config.ts');
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [runner, '-c', config, child, place, String(price)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test' },
    });
    running.stdout.on('data', (chunk: Buffer) => {
      if (kill && chunk.toString().includes(kill.word)) setTimeout(() => running.kill('SIGKILL'), kill.after);
    });
    running.on('error', reject);
    running.on('exit', resolve);
  });
}

/** The distinct prices in each table, the number of rows and the revision. */
async function stateOf(database: Database) {
  const [row] = await database.query<{
    prices: number[];
    details: number[];
    count: number;
    words: number;
    revision: number;
  }>(
    `SELECT (SELECT array_agg(DISTINCT price) FROM listing) AS prices,
            (SELECT array_agg(DISTINCT (detail #>> '{price,amount}')::int) FROM listing l JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash) AS details,
            (SELECT count(*)::int FROM listing) AS count, (SELECT count(*)::int FROM listing l JOIN listing_words w ON w.listing_id = l.id AND w.hash = l.hash) AS words,
            (SELECT n FROM revision WHERE name = 'listings') AS revision`,
  );
  return row;
}

const moments = [
  { word: 'ready', after: 40 },
  { word: 'staged', after: 0 },
  { word: 'staged', after: 60 },
];

async function killAndReopen(place: string, open: () => Promise<Database>): Promise<void> {
  expect(await runChild(place, 1000, null)).toBe(0);
  let price = 1000;
  let revision = 1;
  for (const [round, moment] of moments.entries()) {
    const next = 2000 + round;
    const exit = await runChild(place, next, moment);
    // A kill this early is certain to interrupt; later ones race with the merge.
    if (moment.word === 'ready') expect(exit).toBeNull();
    const database = await open();
    const state = await stateOf(database);
    await database.close();
    if (state?.prices[0] === next) {
      price = next;
      revision += 1;
    }
    expect(state).toEqual({ prices: [price], details: [price], count: 600, words: 600, revision });
  }
  expect(await runChild(place, 9000, null)).toBe(0);
  const database = await open();
  expect(await stateOf(database)).toMatchObject({ prices: [9000], details: [9000], revision: revision + 1 });
  await database.close();
}

describe('an import killed with SIGKILL leaves the old or the new state (10.29)', () => {
  it('on the embedded database', { timeout: 240_000 }, async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gevel-kill-'));
    try {
      await killAndReopen(dataDir, () => openDatabase({ dataDir }));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', { timeout: 120_000 }, async () => {
    const place = await testDatabases.find(({ kind }) => kind === 'postgres')?.create();
    try {
      const [row] = (await place?.database.query<{ name: string }>('SELECT current_database() AS name')) ?? [];
      const url = new URL(process.env.TEST_DATABASE_URL ?? '');
      url.pathname = `/${row?.name}`;
      await killAndReopen(url.href, () => openDatabase({ databaseUrl: url.href }));
    } finally {
      await place?.dispose();
    }
  });
});
