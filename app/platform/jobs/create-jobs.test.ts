import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { testDatabases, type TestDatabase } from '../database/test-databases.ts';
import { defineJob, type JobDefinition, type Jobs } from '../jobs.ts';
import { failure } from '../failure.ts';
import { createLog } from '../log.ts';
import { createJobs } from './create-jobs.ts';

const shape = {
  data: z.object({ n: z.number() }),
  order: 'one-at-a-time',
  retries: 0,
  retryDelay: 1,
  expireAfter: 60,
} as const;
type Data = { n: number };
const job = (name: string, work: JobDefinition<Data>['work'], differently: Partial<JobDefinition<Data>> = {}) =>
  defineJob<Data>({ ...shape, name, work, ...differently });

describe.each(testDatabases)('jobs on the $kind database', ({ create, kind }) => {
  let place: TestDatabase;
  let jobs: Jobs;
  beforeEach(async () => {
    place = await create();
    jobs = await createJobs(place.database, createLog('silent'));
  }, 60_000);
  afterEach(async () => {
    await jobs.stop();
    await place.dispose();
  }, 60_000);

  it('gives a waiting caller progress, result, or failure with its code', async () => {
    jobs.define(
      job('double', ({ n }, report) => {
        report({ done: n, total: n });
        if (n === 13) return Promise.reject(Object.assign(new Error('unlucky'), { code: 'UNLUCKY' }));
        return Promise.resolve({ doubled: n * 2 });
      }),
    );
    const received: number[] = [];
    expect(await jobs.run('double', { n: 4 }, ({ done }) => received.push(done))).toEqual({ doubled: 8 });
    expect(received).toEqual([4]);
    await expect(jobs.run('double', { n: 13 })).rejects.toMatchObject({ code: 'UNLUCKY', message: 'unlucky' });
    // The queue continues after a failed job.
    expect(await jobs.run('double', { n: 1 })).toEqual({ doubled: 2 });
    await expect(jobs.run('double', { n: 'four' })).rejects.toThrow();
  }, 60_000);

  it('lists failed jobs until they are tried again or done by another, and tries each again once', async () => {
    let isBroken = true;
    const done: number[] = [];
    const work: JobDefinition<Data>['work'] = ({ n }) =>
      isBroken ? Promise.reject(new Error(`no ${n}`)) : Promise.resolve(void done.push(n));
    jobs.define(job('alone', work), job('keyed', work, { order: 'latest-per-key' }));
    await jobs.start();
    for (const n of [1, 2]) await expect(jobs.run('alone', { n })).rejects.toThrow();
    for (const n of [3, 4]) await jobs.send('keyed', { n }, { key: `number ${n}` });
    const failures = async () => (await jobs.failed()).map(({ reason }) => reason).toSorted();
    // The second of those that run alone did the work of the first.
    await vi.waitFor(async () => expect(await failures()).toEqual(['no 2', 'no 3', 'no 4']), { timeout: 15_000 });
    expect(await jobs.lastEnd('alo')).toMatchObject({ value: null, reason: 'no 2' });

    isBroken = false;
    const [third] = (await jobs.failed()).filter(({ reason }) => reason === 'no 3').map(({ id }) => id);
    const ids = third === undefined ? [] : [third];
    expect([await jobs.retry(ids), await jobs.retry(ids)]).toEqual([1, 0]);
    await vi.waitFor(() => expect(done).toEqual([3]), { timeout: 15_000 });
    await jobs.send('keyed', { n: 4 }, { key: 'number 4' });
    await vi.waitFor(() => expect(done).toEqual([3, 4]), { timeout: 15_000 });
    await vi.waitFor(async () => expect(await failures()).toEqual(['no 2']), { timeout: 15_000 });
    expect(await jobs.retry()).toBe(1);
    await vi.waitFor(() => expect(done).toEqual([3, 4, 2]), { timeout: 15_000 });
    expect(await failures()).toEqual([]);
  }, 60_000);

  it('runs one at a time', async () => {
    let [now, most] = [0, 0];
    const alone = job('alone', async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      now -= 1;
    });
    jobs.define(alone);
    // On PostgreSQL the second process is another connection.
    const others = kind === 'postgres' ? await createJobs(await place.again(), createLog('silent')) : jobs;
    others.define(alone);
    await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? jobs : others).run('alone', { n })));
    expect(most).toBe(1);
    await others.stop();
  }, 60_000);

  it('queues one job per key, and only if its transaction commits', async () => {
    const done: number[] = [];
    jobs.define(job('keyed', ({ n }) => Promise.resolve(void done.push(n)), { order: 'latest-per-key' }));
    await jobs.start();
    const failing = place.database.transaction(async (sql) => {
      await jobs.send('keyed', { n: 1 }, { key: 'a', sql });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await place.database.transaction(async (sql) => {
      await jobs.send('keyed', { n: 2 }, { key: 'a', sql });
      await jobs.send('keyed', { n: 3 }, { key: 'a', sql });
      await jobs.send('keyed', { n: 4 }, { key: 'b', sql });
    });
    await vi.waitFor(() => expect([...done].sort()).toEqual([2, 4]), { timeout: 15_000 });
  }, 60_000);

  it('works through what was sent together, beside each other as far as it may', async () => {
    const done: number[] = [];
    let [now, most] = [0, 0];
    const several = job(
      'several',
      async ({ n }) => {
        most = Math.max(most, (now += 1));
        await new Promise((resolve) => setTimeout(resolve, 20));
        now -= 1;
        done.push(n);
      },
      { order: 'latest-per-key', parallel: 3 },
    );
    jobs.define(several);
    await jobs.start();
    const ten = Array.from({ length: 10 }, (_, n) => ({ data: { n }, key: `number ${n}` }));
    await jobs.sendAll('several', ten, place.database);
    await jobs.sendAll('several', [], place.database);
    await vi.waitFor(() => expect(done).toHaveLength(10), { timeout: 15_000 });
    expect(done.toSorted((a, b) => a - b)).toEqual(ten.map(({ data }) => data.n));
    expect(most).toBe(3);
  }, 60_000);

  it('begins a job that a transaction sends without complaint', async () => {
    const warnings: unknown[] = [];
    const logged = await createJobs(place.database, { warn: (...line: unknown[]) => warnings.push(line) });
    const done: number[] = [];
    logged.define(job('sent', ({ n }) => Promise.resolve(void done.push(n))));
    await logged.start();
    await place.database.transaction((sql) => logged.send('sent', { n: 1 }, { sql }));
    await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 15_000 });
    await logged.stop();
    expect(warnings).toEqual([]);
  }, 60_000);

  it('does not let a job that hangs hold up those that may run beside it', async () => {
    const done: number[] = [];
    let letGo = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (letGo = resolve));
    const work = ({ n }: Data) => (n === 1 ? hanging : Promise.resolve(void done.push(n)));
    jobs.define(job('beside', work, { order: 'latest-per-key', parallel: 2 }));
    await jobs.start();
    await jobs.send('beside', { n: 1 });
    await vi.waitFor(
      async () => expect(await place.database.query(`SELECT FROM job WHERE state = 'active'`)).toHaveLength(1),
      { timeout: 15_000 },
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    await jobs.send('beside', { n: 2 });
    await vi.waitFor(() => expect(done).toEqual([2]), { timeout: 15_000 });
    letGo();
  }, 60_000);

  it('retries a failed job', async () => {
    let tries = 0;
    const work = () => ((tries += 1) < 2 ? Promise.reject(new Error('not yet')) : Promise.resolve());
    jobs.define(job('flaky', work, { retries: 2 }));
    await jobs.start();
    await jobs.send('flaky', { n: 1 });
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 20_000 });
  }, 60_000);

  it('gives up after the last attempt, and reports why, also in the log', async () => {
    let tries = 0;
    const warnings: unknown[] = [];
    const logged = await createJobs(place.database, { warn: (...line: unknown[]) => warnings.push(line) });
    logged.define(job('hopeless', () => Promise.reject(new Error(`no ${(tries += 1)}`)), { retries: 1 }));
    await logged.start();
    await logged.send('hopeless', { n: 1 });
    const failed = () => place.database.query(`SELECT output ->> 'message' AS message FROM job WHERE state = 'failed'`);
    await vi.waitFor(async () => expect(await failed()).toEqual([{ message: 'no 2' }]), { timeout: 20_000 });
    expect(tries).toBe(2);
    await logged.stop();
    const about = (message: string, attempt: number, isTriedAgain: boolean) => [
      { err: expect.objectContaining({ message }), job: 'hopeless', attempt, isTriedAgain },
      'A job failed',
    ];
    expect(warnings).toEqual([about('no 1', 1, true), about('no 2', 2, false)]);
  }, 60_000);

  it('retries a job that its process abandoned or that takes too long', async () => {
    const done: number[] = [];
    const retried = job('retried', ({ n }) => Promise.resolve(void done.push(n)), { retries: 1 });
    jobs.define(retried);
    await jobs.send('retried', { n: 7 });
    await place.database.query(`UPDATE job SET state = 'active', attempts = 1, expires_at = now() - interval '1 s'`);
    await jobs.start();
    await vi.waitFor(() => expect(done).toEqual([7]), { timeout: 20_000 });
  }, 60_000);

  it('writes down what came of a job once the database is back', async () => {
    let isAway = false;
    const query: typeof place.database.query = (text, parameters) =>
      isAway ? Promise.reject(failure('CONNECTION_LOST', 'away')) : place.database.query(text, parameters);
    const shaken = await createJobs({ ...place.database, query }, createLog('silent'));
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries > 1) return;
      isAway = true;
      setTimeout(() => (isAway = false), 1_500);
      throw new Error('not yet');
    };
    shaken.define(job('shaken', work, { retries: 2, expireAfter: 3_600 }));
    await shaken.start();
    await shaken.send('shaken', { n: 1 });
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 20_000 });
    await shaken.stop();
  }, 60_000);

  it('runs scheduled jobs once for all processes, a minute apart by their clocks, and once for missed runs (10.284)', async () => {
    let clock = new Date('2026-11-21T23:30:00Z');
    const [first, second] = await Promise.all(
      [0, 60_000].map((ahead) =>
        createJobs(place.database, createLog('silent'), () => new Date(clock.getTime() + ahead)),
      ),
    );
    if (!first || !second) throw new Error('not made');
    let runs = 0;
    const nightly = defineJob({
      ...shape,
      data: z.object({}),
      name: 'nightly',
      cron: '0 3 * * *',
      work: () => Promise.resolve((runs += 1)),
    });
    for (const each of [first, second]) {
      each.define(nightly);
      await each.start();
    }
    const next = () => place.database.query<{ at: string }>('SELECT next_at AS at FROM job_schedule');
    // Three o'clock in Belgium.
    expect(await next()).toEqual([{ at: '2026-11-22T02:00:00.000Z' }]);
    expect(runs).toBe(0);
    const runsBy = async (time: string, total: number, following: string) => {
      clock = new Date(time);
      await vi.waitFor(() => expect(runs).toBe(total), { timeout: 20_000 });
      expect(await next()).toEqual([{ at: following }]);
    };
    // The second reaches three o'clock a minute before the first.
    await runsBy('2026-11-22T01:59:30Z', 1, '2026-11-23T02:00:00.000Z');
    clock = new Date('2026-11-22T02:00:30Z');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(runs).toBe(1);
    await runsBy('2026-11-24T12:00:00Z', 2, '2026-11-25T02:00:00.000Z');
    await Promise.all([first.stop(), second.stop()]);
  }, 60_000);

  it('runs what an earlier version’s queue left behind', async () => {
    await place.database.execute(`
      DELETE FROM migration WHERE part = 'jobs' AND id = '2-from-pg-boss';
      CREATE SCHEMA pgboss;
      CREATE TYPE pgboss.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
      CREATE TABLE pgboss.job (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), name text, data jsonb, state pgboss.job_state,
        retry_limit integer, retry_delay integer, policy text, singleton_key text, created_on timestamptz DEFAULT now());
      INSERT INTO pgboss.job (name, data, state, retry_limit, retry_delay, policy, singleton_key) VALUES
        ('estate', '{"n": 1}', 'created', 6, 30, 'short', 'a'), ('estate', '{"n": 2}', 'completed', 6, 30, 'short', 'b'),
        ('estate', '{"n": 3}', 'retry', 6, 30, 'short', 'c'), ('import', '{"n": 4}', 'active', 0, 0, 'singleton', null),
        ('__pgboss__send-it', '{"n": 5}', 'created', 0, 0, 'standard', null);`);
    const done: number[] = [];
    const later = await createJobs(place.database, createLog('silent'));
    later.define(job('estate', ({ n }) => Promise.resolve(void done.push(n)), { order: 'latest-per-key' }));
    await later.start();
    await vi.waitFor(() => expect(done.sort()).toEqual([1, 3]), { timeout: 15_000 });
    expect(await place.database.query(`SELECT 1 FROM pg_namespace WHERE nspname = 'pgboss'`)).toEqual([]);
    await later.stop();
  }, 60_000);
});
