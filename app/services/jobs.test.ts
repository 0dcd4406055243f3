import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { testDatabases, type TestDatabase } from './database/test-databases.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLog } from './log.ts';

const kind = {
  data: z.object({ n: z.number() }),
  order: 'one-at-a-time',
  retries: 0,
  retryDelay: 1,
  expireAfter: 60,
} as const;

describe.each(testDatabases)('jobs on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let jobs: Jobs;
  beforeEach(async () => {
    place = await create();
    jobs = createJobs(place.database, createLog('silent'));
  }, 60_000);
  afterEach(async () => {
    await jobs.stop();
    await place.dispose();
  }, 60_000);

  it('gives a waiting caller progress, result and failure with its code', async () => {
    jobs.define('double', kind, ({ n }, report) => {
      report({ done: n, total: n });
      if (n === 13) return Promise.reject(Object.assign(new Error('unlucky'), { code: 'UNLUCKY' }));
      return Promise.resolve({ doubled: n * 2 });
    });
    const heard: number[] = [];
    expect(await jobs.run('double', { n: 4 }, ({ done }) => heard.push(done))).toEqual({ doubled: 8 });
    expect(heard).toEqual([4]);
    await expect(jobs.run('double', { n: 13 })).rejects.toMatchObject({ code: 'UNLUCKY', message: 'unlucky' });
    // A queue that chokes on one job would not do the next.
    expect(await jobs.run('double', { n: 1 })).toEqual({ doubled: 2 });
    await expect(jobs.run('double', { n: 'four' })).rejects.toThrow();
  }, 60_000);

  it('works on one at a time', async () => {
    let [now, most] = [0, 0];
    jobs.define('alone', kind, async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      now -= 1;
    });
    await Promise.all([1, 2, 3].map((n) => jobs.run('alone', { n })));
    expect(most).toBe(1);
  }, 60_000);

  it('keeps one of those that wait under a key, and one is there only if its transaction is', async () => {
    const done: number[] = [];
    jobs.define('keyed', { ...kind, order: 'latest-per-key' }, ({ n }) => Promise.resolve(void done.push(n)));
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

  it('tries again what failed', async () => {
    let tries = 0;
    jobs.define('flaky', { ...kind, retries: 2 }, () =>
      (tries += 1) < 2 ? Promise.reject(new Error('not yet')) : Promise.resolve(),
    );
    await jobs.send('flaky', { n: 1 });
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 20_000 });
  }, 60_000);
});
