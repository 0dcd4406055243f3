import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases, type TestDatabase } from './database/test-databases.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

describe.each(testDatabases)('rate limits on the $kind database (10.59)', ({ create }) => {
  let place: TestDatabase;
  let limits: RateLimits;
  beforeEach(async () => {
    place = await create();
    limits = await createRateLimits(place.database);
  }, 60_000);
  afterEach(() => place.dispose());

  const three = { name: 'form', most: 3, within: 600 };
  const take = async (times: number, who: string, limit = three) => {
    const taken = await Promise.all(Array.from({ length: times }, () => limits.take(limit, who)));
    return taken.filter(Boolean).length;
  };

  it('let so many through, however many come at once, each person alone and each limit alone', async () => {
    expect(await take(10, '192.0.2.1')).toBe(3);
    expect(await take(2, '192.0.2.2')).toBe(2);
    expect(await take(1, '192.0.2.1', { ...three, name: 'login' })).toBe(1);
  });

  it('tell how far they are used (10.261)', async () => {
    const told: object[] = [];
    for (let time = 0; time < 4; time += 1) await limits.take(three, '192.0.2.1', ({ left }) => told.push(left));
    expect(told).toEqual([2, 1, 0, -1].map((requests) => ({ requests, seconds: expect.closeTo(600, -1) })));
  });

  it('begin again when their time is over, and store nobody’s address', async () => {
    expect(await take(4, '192.0.2.1')).toBe(3);
    await place.database.query(`UPDATE rate_limit SET ends_at = now() - interval '1 s'`);
    expect(await take(4, '192.0.2.1')).toBe(3);
    expect(JSON.stringify(await place.database.query('SELECT * FROM rate_limit'))).not.toContain('192.0.2.1');
  });
});
