import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bundledWorker } from './bundled-worker.ts';
import { readToken, startTestLake, testDatabases, writeToken, type TestLake } from '../test-lake.ts';

const words = Array.from({ length: 20_000 }, (_, at) => `word ${at}`);
/** Queries that would occupy a worker for many seconds, or exhaust its memory. */
const bombs: [string, string, Record<string, unknown>?][] = [
  ['a match that backtracks', '$text match "*a*a*a*a*a*a*a*a*b"', { text: 'a'.repeat(2_000) }],
  [
    'each of a long parameter compared with each of another',
    'count($a[!(@ in $b)])',
    { a: words, b: words.toReversed() },
  ],
  ['long texts matched with each other', 'count($a[@ match $b])', { a: words, b: words }],
  ['a list that doubles', `{"a":[1]}${'{"a":[...a,...a]}'.repeat(30)}`],
  ['a list that doubles in one piece', `{"a":[1]}${'{"a":a+a}'.repeat(27)}`],
  ['all documents for each document', '*{"a": *{"b": *{"c": count(*)}}}'],
  ['more operators than can be read', `*[${'true&&'.repeat(3_300)}true]`],
  ['many operators for each document', `*{"n": count(*[${'_id!="x"&&'.repeat(500)}true])}`],
];

describe('a query from outside (10.210)', () => {
  let test: TestLake;
  const client = (token = readToken) => test.client({ token, perspective: 'raw' });

  beforeAll(async () => {
    const [embedded] = testDatabases;
    if (embedded === undefined) throw new Error('There is always the embedded database.');
    test = await startTestLake(embedded.create, { queryLimits: { milliseconds: 1_200, megabytes: 96, waiting: 20 } });
    await test.import(Array.from({ length: 600 }, (_, at) => ({ _id: `d${at}`, _type: 'page', body: 'x y z', at })));
  });
  afterAll(() => test?.dispose());

  it.each(bombs)('is stopped in time with a sentence: %s', async (_what, query, params = {}) => {
    await expect(client().fetch(query, params)).rejects.toThrow(
      /the query (takes longer than 1\.2 s|needs too much memory|has too many operators)/,
    );
  });

  it('whose answer is too long is refused before it is written', async () => {
    const repeated = client().fetch('*[_type == "page"][0...100]{"text": $text}', { text: 'x'.repeat(300_000) });
    await expect(repeated).rejects.toThrow('the answer is longer than 20 million characters');
  });

  it('with parameters that are nested too deeply is refused in a sentence', async () => {
    const deep = `{"query":"$deep","params":{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    const headers = { authorization: `Bearer ${readToken}` };
    const url = `${test.origin}/lake/v2025-02-19/data/query/production`;
    const answer = await fetch(url, { method: 'POST', body: deep, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { description: 'the parameters are too deep' } });
  });

  it('waits for no other reader, whose bombs have at most half of the workers', async () => {
    const [, query, params] = bombs[1] ?? [];
    const bursting = Array.from({ length: 4 }, () => client().fetch(query ?? '', { ...params, x: Math.random() }));
    const outcomes = Promise.allSettled(bursting);
    const began = performance.now();
    expect(await client(writeToken).fetch('count(*)')).toBeGreaterThanOrEqual(600);
    const waited = performance.now() - began;
    expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
    // The bombs run one after the other.
    expect(waited).toBeLessThan((performance.now() - began) / 2);
  });

  it('is refused if too many of its reader wait', async () => {
    const asked = Array.from({ length: 40 }, (_, at) => client().fetch(`count(*[at > ${at}])`));
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { statusCode: 429 } });
  });

  it('sees what has been written before it, also by a worker that took the place of another', async () => {
    const writer = client(writeToken);
    for (let round = 0; round < 3; round += 1) {
      await writer.createOrReplace({ _id: 'counter', _type: 'counter', round });
      expect(await client().fetch('*[_type == "counter"][0].round')).toBe(round);
      await client()
        .fetch(...(bombs[1]?.slice(1) as [string, object]))
        .catch(() => undefined);
    }
    await writer.delete('counter');
    expect(await client().fetch('count(*[_type == "counter"])')).toBe(0);
  });

  it('that listens and takes too long is ended, and the others hear on', async () => {
    const errors: unknown[] = [];
    const heard: unknown[] = [];
    const bad = client()
      .listen('*[$text match "*a*a*a*a*a*a*a*a*b"]', { text: 'a'.repeat(2_000) })
      .subscribe({ error: (error: unknown) => errors.push(error) });
    const good = client(writeToken)
      .listen('*[_type == "told"]', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => heard.push(event.type));
    await expect.poll(() => heard).toEqual(['welcome']);
    await client(writeToken).create({ _id: 'told', _type: 'told' });
    await expect.poll(() => heard).toEqual(['welcome', 'mutation']);
    await expect.poll(() => errors.length, { timeout: 10_000 }).toBe(1);
    bad.unsubscribe();
    good.unsubscribe();
  });

  it('ends soon after the site that asked it was killed (10.278)', async () => {
    const [, query, params] = bombs[0] ?? [];
    const question = { query, params, identity: '', dataset: 'production', now: new Date().toISOString() };
    const spec = { perspective: 'raw', mayReadAll: true, withVersions: true };
    const site = `
      const options = { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] };
      const child = require('node:child_process').fork(process.argv[1], ['gevel'], options);
      child.send({ kind: 'mark', mark: 1 });
      child.once('message', () => {
        child.send(${JSON.stringify({ kind: 'query', question, spec })});
        console.log(child.pid);
      });`;
    const parent = spawn(process.execPath, ['-e', site, fileURLToPath(await bundledWorker())]);
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const isAlive = () => {
      try {
        return process.kill(Number(said.toString()), 0);
      } catch {
        return false;
      }
    };
    onTestFinished(() => void (isAlive() && process.kill(Number(said.toString()), 'SIGKILL')));
    // The query has begun.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(isAlive()).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(isAlive, { timeout: 5_000 }).toBe(false);
  });
});
