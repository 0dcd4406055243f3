import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases, type TestDatabase } from '../../app/platform/database/test-databases.ts';
import { accountsMigrations, openAccounts, type LoginAttempts } from './index.ts';

const [account, office, elsewhere] = ['lien@x.example', '192.0.2.1', '198.51.100.9'];

describe.each(testDatabases)('attempts to log in on the $kind database (10.107)', ({ create }) => {
  let place: TestDatabase;
  let attempts: LoginAttempts;
  let now = Date.parse('2026-11-23T10:00:00Z');
  const wait = (seconds: number) => (now += seconds * 1_000);

  beforeAll(async () => {
    place = await create();
    const { database: sql } = place;
    for (const { sql: step } of accountsMigrations('owners', ['owner'])) await sql.execute(step);
    const clock = { now: () => new Date(now) };
    ({ attempts } = openAccounts({ sql, clock, namespace: 'owners', roles: ['owner'] }));
  });
  beforeEach(() => wait(2 * 86_400));
  afterAll(() => place?.dispose());

  /** The wait after each wrong password of someone who retries as soon as possible. */
  const waitsAfter = async (wrong: number, email: string, address: string) => {
    const waits: number[] = [];
    for (let count = 0; count < wrong; count += 1) {
      expect(await attempts.begin(email, address)).toBe(0);
      const next = await attempts.begin(email, address);
      waits.push(next);
      wait(next);
    }
    return waits;
  };

  it('wait twice as long after each wrong password, and never more than five minutes', async () => {
    const first: number[] = [];
    for (let count = 0; count < 4; count += 1) first.push(await attempts.begin(account, office));
    // The first few typing errors have no consequence.
    expect(first).toEqual([0, 0, 0, 0]);
    wait(await attempts.begin(account, office));
    const waits = await waitsAfter(10, account, office);
    expect(waits.slice(0, 6)).toEqual([4, 8, 16, 32, 64, 128]);
    expect(waits.slice(-2)).toEqual([300, 300]);
  });

  it('count for one account, however its address is typed', async () => {
    for (const typed of [account, account.toUpperCase(), ` ${account}`, account])
      expect(await attempts.begin(typed, office)).toBe(0);
    expect(await attempts.begin(account.toUpperCase(), office)).toBeGreaterThan(0);
  });

  it('let through next to none of a thousand in a minute, and the person it is about soon', async () => {
    let looked = 0;
    for (let count = 0; count < 1_000; count += 1) {
      if ((await attempts.begin(account, elsewhere)) === 0) looked += 1;
      wait(0.06);
    }
    expect(looked).toBeLessThan(15);
    // Someone at another address is not affected …
    expect(await attempts.begin(account, office)).toBe(0);
    // … and at the same address the refused attempts have not extended the wait.
    const left = await attempts.begin(account, elsewhere);
    expect(left).toBeLessThanOrEqual(300);
    wait(left);
    expect(await attempts.begin(account, elsewhere)).toBe(0);
  });

  it('count per address, too: many accounts with one password each are not tried for long', async () => {
    let looked = 0;
    for (let count = 0; count < 1_000; count += 1) {
      if ((await attempts.begin(`person-${count}@x.example`, elsewhere)) === 0) looked += 1;
      wait(0.06);
    }
    expect(looked).toBeLessThan(45);
    expect(await attempts.begin(account, office)).toBe(0);
  });

  it('count per account, too: no number of addresses tries one for long, and the person waits for a minute at most (10.107)', async () => {
    let looked = 0;
    for (let count = 0; count < 300; count += 1)
      if ((await attempts.begin(account, `198.51.100.${count}`)) === 0) looked += 1;
    expect(looked).toBe(60);
    for (let count = 0; count < 10; count += 1) {
      const left = await attempts.begin(account, `203.0.113.${count}`);
      expect(left).toBeLessThanOrEqual(60);
      wait(left);
      expect(await attempts.begin(account, `192.0.2.${count + 10}`)).toBe(0);
    }
    // Another account is not affected.
    expect(await attempts.begin('ann@x.example', office)).toBe(0);
  });

  it('that are right do not add up, from however many addresses (10.107)', async () => {
    for (let count = 0; count < 100; count += 1) {
      expect(await attempts.begin(account, `198.51.100.${count}`)).toBe(0);
      await attempts.succeeded(account, `198.51.100.${count}`);
    }
  });

  it('count all those that are sent at the same moment', async () => {
    const sent = await Promise.all(Array.from({ length: 50 }, () => attempts.begin(account, office)));
    expect(sent.filter((seconds) => seconds === 0)).toHaveLength(4);
  });

  it('are forgotten after the right password, and after an hour', async () => {
    for (let count = 0; count < 3; count += 1) await attempts.begin(account, office);
    await attempts.begin(account, office);
    await attempts.succeeded(account, office);
    for (let count = 0; count < 4; count += 1) expect(await attempts.begin(account, office)).toBe(0);
    expect(await attempts.begin(account, office)).toBeGreaterThan(0);
    wait(3_601);
    expect(await attempts.begin(account, office)).toBe(0);
    expect(await attempts.begin(account, office)).toBe(0);
  });

  it('leave nobody’s address in the database', async () => {
    await attempts.begin(account, office);
    const rows = await place.database.query('SELECT * FROM owners_login_attempt');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.1|lien/);
  });
});
