import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { testDatabases, writeToken } from '@gevel/lake/testing';
import { createClient, type SanityClient } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { editOf, idsOf, type Edit } from './edits.ts';

/** `ROUNDS=50 npx vitest run tests/durability` for the long run. */
const rounds = Number(process.env.ROUNDS ?? 3);
const editors = ['left', 'right'];

interface RunningLake {
  client: SanityClient;
  /** Rejects shortly after the lake is gone. */
  gone: Promise<never>;
  kill(): Promise<void>;
}

/** What the editors of a round sent, and what was acknowledged. */
interface Round {
  name: string;
  sent: Map<string, Edit>;
  acknowledged: string[];
}

interface Logged {
  id: string;
  documentIDs: string[];
}

describe('a lake killed with SIGKILL under edits from two clients keeps every acknowledged transaction complete', () => {
  it('on the embedded database', { timeout: 60_000 + rounds * 30_000 }, async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-killed-'));
    try {
      await killRoundByRound(path.join(folder, 'data'), folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', { timeout: 60_000 + rounds * 30_000 }, async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-killed-'));
    const place = await testDatabases.find(({ kind }) => kind === 'postgres')?.create();
    try {
      const [row] = (await place?.database.query<{ name: string }>('SELECT current_database() AS name')) ?? [];
      const url = new URL(process.env.TEST_DATABASE_URL ?? '');
      url.pathname = `/${row?.name}`;
      await killRoundByRound(url.href, folder);
    } finally {
      await place?.dispose();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

async function killRoundByRound(place: string, folder: string): Promise<void> {
  const done: Round[] = [];
  let unanswered = 0;
  let lake = await startLake(place, folder);
  try {
    for (let index = 1; index <= rounds; index += 1) {
      // Each round's kill has its own delay; where it falls in a transaction is random.
      const round = await editUntilKilled(lake, `r${index}`, (index * 37) % 250);
      lake = await startLake(place, folder);
      const stored = await expectWhole(lake.client, round);
      expect(round.acknowledged.length).toBeGreaterThanOrEqual(fewestEdits);
      unanswered += stored - round.acknowledged.length;
      done.push(round);
    }
    // A later kill must not lose them either.
    for (const round of done) await expectWhole(lake.client, round);
  } finally {
    await lake.kill();
  }
  const acknowledged = done.reduce((sum, round) => sum + round.acknowledged.length, 0);
  if (process.env.ROUNDS !== undefined)
    console.log(
      `${rounds} kills: all ${acknowledged} acknowledged transactions stored, and ${unanswered} unanswered ones`,
    );
}

const fewestEdits = 12;

/** Two clients write as fast as they get responses, until the lake is killed. */
async function editUntilKilled(lake: RunningLake, name: string, after: number): Promise<Round> {
  const round: Round = { name, sent: new Map(), acknowledged: [] };
  let killed: Promise<void> | undefined;
  const kill = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, after));
    await lake.kill();
  };
  const write = async (editor: string): Promise<void> => {
    for (let n = 0; ; n += 1) {
      const edit = editOf(name, editor, n);
      round.sent.set(edit.transactionId, edit);
      try {
        // The client never settles if a response breaks off in the middle.
        await Promise.race([edit.send(lake.client), lake.gone]);
      } catch (error) {
        // A refusal has a status; a broken connection has none, and must not occur before the kill.
        if (killed === undefined || (error instanceof Error && 'statusCode' in error)) throw error;
        return;
      }
      round.acknowledged.push(edit.transactionId);
      if (round.acknowledged.length >= fewestEdits) killed ??= kill();
    }
  };
  await Promise.all(editors.map(write));
  await killed;
  return round;
}

/** Compares log and documents of a round with what its editors sent. Resolves to the number of stored transactions. */
async function expectWhole(client: SanityClient, { name, sent, acknowledged }: Round): Promise<number> {
  const ids = [...new Set(editors.flatMap((editor) => idsOf(name, editor)))];
  const log = await logOf(client, ids);
  const storedIds = new Set(log.map(({ id }) => id));
  expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);

  const expected = new Map<string, { n: number; _rev: string }>();
  for (const { id, documentIDs } of log) {
    const leaves: Edit['leaves'] = sent.get(id)?.leaves ?? {};
    expect([id, documentIDs.toSorted()]).toEqual([id, Object.keys(leaves).toSorted()]);
    for (const [document, n] of Object.entries(leaves)) {
      if (n === null) expected.delete(document);
      else expected.set(document, { n: n === 'one more' ? (expected.get(document)?.n ?? 0) + 1 : n, _rev: id });
    }
  }
  const stored = await client.fetch<{ _id: string; n: number; _rev: string }[]>('*[_id in $ids]{_id, n, _rev}', {
    ids,
  });
  expect(new Map(stored.map(({ _id, ...document }) => [_id, document]))).toEqual(expected);
  return log.length;
}

/** https://www.sanity.io/docs/http-reference/history: one transaction per line, in order. */
async function logOf(client: SanityClient, ids: readonly string[]): Promise<Logged[]> {
  const { apiHost, token } = client.config();
  const url = `${apiHost}/v2025-02-19/data/history/production/transactions/${ids.join(',')}?excludeContent=true`;
  const lines = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line): Logged => JSON.parse(line));
}

const runner = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vite-node/package.json')),
  'vite-node.mjs',
);
const config = path.resolve(import.meta.dirname, '../../vitest.config.ts');

async function startLake(place: string, folder: string): Promise<RunningLake> {
  const child = path.join(import.meta.dirname, 'lake.child.ts');
  const running = spawn(process.execPath, [runner, '-c', config, child, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // So that its temporary files are removed with the test's own.
    env: { ...process.env, NODE_ENV: 'test', TMPDIR: folder },
  });
  const closed = once(running, 'close');
  const gone = closed.then(async () => {
    // Lets responses that had already arrived settle first.
    await new Promise((resolve) => setTimeout(resolve, 300));
    throw new Error('The lake is gone.');
  });
  gone.catch(() => undefined);
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    running.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /serves (\S+)\n/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    running.once('error', reject);
    running.once('close', () => reject(new Error(`The lake did not start:\n${said}`)));
  });
  return {
    client: createClient({
      projectId: 'test',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: `${origin}/lake`,
      useProjectHostname: false,
      useCdn: false,
      token: writeToken,
      perspective: 'raw',
      maxRetries: 0,
    }),
    gone,
    kill: async () => {
      running.kill('SIGKILL');
      await closed;
    },
  };
}
