// Requirements 10.109
import type * as argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabases, type TestDatabase } from '../../app/platform/database/test-databases.ts';
import {
  accountsMigrations,
  hashPassword,
  isPassword,
  maxPasswordLength,
  minPasswordLength,
  newPassword,
  openAccounts,
  type Accounts,
} from './index.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof argon2>();
  return { ...library, verify: vi.fn(library.verify) };
});

const code = (password: string) =>
  hashPassword(password).then(
    () => null,
    (error: Error & { code?: string }) => error.code,
  );

describe('a password', () => {
  it.each([
    ['of only small letters', 'kasseienregen'],
    ['with blanks, as a sentence has them', 'de regen valt op de kasseien'],
    ['of digits alone', '8204617395'],
    ['in another script', 'пароль для дома'],
    ['with signs and pictures', '🏡 mijn huis & ik — "2026"'],
    ['as short as may be', 'x7'.repeat(minPasswordLength / 2)],
    ['as long as may be', 'x7'.repeat(maxPasswordLength / 2)],
  ])('may be one %s', async (_, password) => {
    expect(await code(password)).toBeNull();
  });

  it.each([
    ['too short', 'x7'.repeat(minPasswordLength / 2).slice(1), 'PASSWORD_UNFIT'],
    ['too long', `${'x7'.repeat(maxPasswordLength / 2)}x`, 'PASSWORD_UNFIT'],
    ['what everybody takes', 'qwertyuiop', 'PASSWORD_COMMON'],
    ['what everybody takes, in capitals', 'QWERTYUIOP', 'PASSWORD_COMMON'],
  ])('is not taken where it is %s', async (_, password, expected) => {
    expect(await code(password)).toBe(expected);
  });

  it('is right as it was typed, whole and in its own spelling', async () => {
    const password = ' De regen valt op de kasseien ';
    const stored = await hashPassword(password);
    expect(await isPassword(password, stored)).toBe(true);
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password}x`, ''])
      expect([other, await isPassword(other, stored)]).toEqual([other, false]);
  });

  it('is never cut: what follows the longest makes it wrong', async () => {
    const longest = 'é7'.repeat(maxPasswordLength / 2);
    const stored = await hashPassword(longest);
    expect(await isPassword(longest, stored)).toBe(true);
    for (const more of ['x', 'x'.repeat(50), 'x'.repeat(10_000)])
      expect(await isPassword(longest + more, stored)).toBe(false);
    // Decomposed, as some keyboards send it: more characters, but the last must still count.
    expect(await isPassword(longest.normalize('NFD'), stored)).toBe(true);
    expect(await isPassword(`${longest.normalize('NFD')}x`, stored)).toBe(false);
  });

  it('is stored as argon2id with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('kasseienregen'), hashPassword('kasseienregen')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('that is made for somebody holds to the rules and comes once', async () => {
    const made = Array.from({ length: 100 }, newPassword);
    expect(new Set(made).size).toBe(100);
    expect(await code(made[0] ?? '')).toBeNull();
  });
});

describe.each(testDatabases)('who logs in, on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let owners: Accounts<'owner'>;
  beforeAll(async () => {
    place = await create();
    const { database: sql } = place;
    for (const { sql: step } of accountsMigrations('owners', ['owner'])) await sql.execute(step);
    owners = openAccounts({ sql, clock: { now: () => new Date() }, namespace: 'owners', roles: ['owner'] });
    const person = { name: 'Lien Maes', role: 'owner' } as const;
    await owners.createUser({ ...person, email: 'lien@x.example', password: 'kasseienregen' });
    await owners.createUser({ ...person, email: 'invited@x.example', password: null });
    // Creates the hash for unknown users, which happens once per process.
    await owners.sessions.personWith('nobody@x.example', 'kasseienregen');
  });
  beforeEach(() => void vi.mocked(verify).mockClear());
  afterAll(() => place?.dispose());

  it.each([
    ['known', 'lien@x.example', 'kasseienregen', true],
    ['known, with a wrong password', 'lien@x.example', 'duinenzonderwind', false],
    ['known, with one that is far too long', 'lien@x.example', 'x'.repeat(100_000), false],
    ['unknown', 'nobody@x.example', 'kasseienregen', false],
    ['invited, and has no password', 'invited@x.example', 'kasseienregen', false],
    ['nobody: no address at all', 'lien', 'kasseienregen', false],
    ['nobody: an address with a zero byte', 'lien\0@x.example', 'kasseienregen', false],
  ])('costs the same work where the person is %s (10.107)', async (_, email, password, isRight) => {
    expect((await owners.sessions.personWith(email, password)) !== undefined).toBe(isRight);
    expect(verify).toHaveBeenCalledOnce();
    const [[stored = ''] = []] = vi.mocked(verify).mock.calls;
    expect(String(stored)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is nobody where a zero byte is in what was sent', async () => {
    expect(await owners.userByEmail('lien\0@x.example')).toBeUndefined();
    await expect(
      owners.createUser({ name: 'X', email: 'x\0@x.example', role: 'owner', password: null }),
    ).rejects.toMatchObject({ code: 'EMAIL_UNFIT' });
    const { id } = (await owners.userByEmail('lien@x.example')) ?? { id: '' };
    const secret = await owners.sessions.begin(id);
    await owners.sessions.endOne(id, '\0');
    expect(await owners.passkeys.remove(id, '\0')).toBe(false);
    expect(await owners.sessions.userOfSession(secret)).toMatchObject({ id });
  });
});
