// Requirements 10.61
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases, type TestDatabase } from '../../app/platform/database/test-databases.ts';
import { accountsMigrations, openAccounts, sessionCookie, tablesOf, type Accounts } from './index.ts';

const password = 'a password of some length';
const day = 86_400_000;

describe.each(testDatabases)('accounts on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let editors: Accounts<'chief' | 'editor'>;
  let owners: Accounts<'owner'>;
  let shift = 0;
  const clock = { now: () => new Date(Date.now() + shift) };

  beforeAll(async () => {
    place = await create();
    const { database: sql } = place;
    for (const { sql: step } of [
      ...accountsMigrations('editors', ['chief', 'editor']),
      ...accountsMigrations('owners', ['owner']),
    ])
      await sql.execute(step);
    editors = openAccounts({ sql, clock, namespace: 'editors', roles: ['chief', 'editor'] });
    owners = openAccounts({ sql, clock, namespace: 'owners', roles: ['owner'] });
  });
  afterAll(() => place?.dispose());

  const editor = { name: 'Ann Peeters', email: 'ann@agency.example', role: 'editor', password } as const;

  it('keep two kinds of people apart, under the same e-mail address too', async () => {
    const { id } = await editors.createUser(editor);
    const owner = await owners.createUser({ ...editor, role: 'owner', password: 'quite another password' });
    expect(await owners.sessions.personWith(editor.email, password)).toBeUndefined();
    expect(await editors.sessions.personWith('ANN@agency.example ', password)).toEqual({
      id,
      name: 'Ann Peeters',
      email: 'ann@agency.example',
      role: 'editor',
    });
    const secret = await editors.sessions.begin(id);
    expect(await editors.sessions.userOfSession(secret)).toMatchObject({ id });
    expect(await owners.sessions.userOfSession(secret)).toBeUndefined();
    await expect(owners.sessions.begin(id)).rejects.toMatchObject({ code: '23503' });
    const { token } = await editors.createToken({ name: 'Import', grant: 'write' });
    expect(await owners.tokenOf(token)).toBeUndefined();
    await owners.removeUser(owner.email);
    expect(await editors.listUsers()).toHaveLength(1);
  });

  it('count wrong passwords for each kind by itself', async () => {
    const guesses = async (accounts: Accounts<string>) => {
      const waits: number[] = [];
      for (let count = 0; count < 6; count += 1) waits.push(await accounts.attempts.begin('bea@x.example', '10.0.0.1'));
      return waits;
    };
    expect((await guesses(editors as Accounts<string>)).at(-1)).toBeGreaterThan(0);
    expect(await owners.attempts.begin('bea@x.example', '10.0.0.1')).toBe(0);
  });

  it('end a session after a week without use and after sixty days of it, and all of them with a new password', async () => {
    const { id } = await editors.createUser({ ...editor, email: 'cas@agency.example' });
    const { sessions } = editors;
    const idle = await sessions.begin(id);
    shift += 8 * day;
    expect(await sessions.userOfSession(idle)).toBeUndefined();
    const used = await sessions.begin(id);
    let days = 0;
    while ((await sessions.userOfSession(used)) !== undefined && days < 90) {
      days += 6;
      shift += 6 * day;
    }
    expect(days).toBe(60);
    const last = await sessions.begin(id);
    await editors.setPassword('cas@agency.example', 'a password that is new');
    expect(await sessions.userOfSession(last)).toBeUndefined();
  });

  it('let demo accounts in where there is a demo, and no other accounts (10.101)', async () => {
    const demo = { id: 'p-demo', name: 'Demo', email: 'demo@localhost', role: 'editor' } as const;
    const withDemo = openAccounts({
      sql: place.database,
      clock,
      namespace: 'editors',
      roles: ['chief', 'editor'],
      withDemo: true,
    });
    const secret = await withDemo.sessions.begin((await withDemo.sessions.demoPerson(demo)).id);
    expect(await withDemo.sessions.userOfSession(secret)).toEqual(demo);
    expect(await editors.sessions.userOfSession(secret)).toBeUndefined();
    expect(await withDemo.sessions.personWith(demo.email, '')).toBeUndefined();
    const shown = { ...editor, email: 'shown@agency.example' };
    await editors.createUser({ ...shown, demo: true });
    expect(await withDemo.sessions.personWith(shown.email, password)).toMatchObject({ email: shown.email });
    expect(await editors.sessions.personWith(shown.email, password)).toBeUndefined();
    const { id } = await editors.createUser({ ...editor, email: 'dirk@agency.example' });
    await expect(withDemo.sessions.demoPerson({ ...demo, id, email: 'other@localhost' })).rejects.toThrow();
  });

  describe('links of mails', () => {
    const invite = async (email: string) => {
      const { id } = await owners.createUser({ name: 'Fien Claes', email, role: 'owner', password: null });
      return { id, secret: await owners.createLink(id, 'invitation', 60) };
    };

    it('let a person choose the first password, once', async () => {
      const { id, secret } = await invite('fien@x.example');
      expect(await owners.sessions.personWith('fien@x.example', '')).toBeUndefined();
      expect(await owners.personOfLink(secret, 'invitation')).toMatchObject({ id });
      expect(await owners.setPasswordByLink(secret, 'invitation', password)).toMatchObject({ id });
      expect(await owners.sessions.personWith('fien@x.example', password)).toMatchObject({ id });
      expect(await owners.personOfLink(secret, 'invitation')).toBeUndefined();
      expect(await owners.setPasswordByLink(secret, 'invitation', 'a thief’s own password')).toBeUndefined();
      expect(await owners.sessions.personWith('fien@x.example', password)).toMatchObject({ id });
    });

    it('are used up by one of two who come at once (10.108)', async () => {
      const { secret } = await invite('gust@x.example');
      const outcomes = await Promise.all(
        ['the first of the two', 'the second of the two'].map((each) =>
          owners.setPasswordByLink(secret, 'invitation', each),
        ),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    });

    it('are valid for their purpose, their kind of people and their time only, and the newest alone (10.108)', async () => {
      const { id, secret } = await invite('hilde@x.example');
      expect(await owners.personOfLink(secret, 'recovery')).toBeUndefined();
      expect(await editors.personOfLink(secret, 'invitation')).toBeUndefined();
      expect(await owners.personOfLink('nothing', 'invitation')).toBeUndefined();
      const newer = await owners.createLink(id, 'invitation', 60);
      expect(await owners.personOfLink(secret, 'invitation')).toBeUndefined();
      shift += 61 * 60_000;
      expect(await owners.personOfLink(newer, 'invitation')).toBeUndefined();
      expect(await owners.setPasswordByLink(newer, 'invitation', password)).toBeUndefined();
    });

    it('end all sessions and all other links of their person, and stay valid after a password that is too short', async () => {
      const { id, secret: invitation } = await invite('ines@x.example');
      const session = await owners.sessions.begin(id);
      const recovery = await owners.createLink(id, 'recovery', 30);
      await expect(owners.setPasswordByLink(recovery, 'recovery', 'short')).rejects.toMatchObject({
        code: 'PASSWORD_UNFIT',
      });
      expect(await owners.sessions.userOfSession(session)).toMatchObject({ id });
      expect(await owners.setPasswordByLink(recovery, 'recovery', password)).toMatchObject({ id });
      expect(await owners.sessions.userOfSession(session)).toBeUndefined();
      expect(await owners.personOfLink(invitation, 'invitation')).toBeUndefined();
    });
  });

  it('show a person their sessions, and end one, but nobody else’s', async () => {
    const own = (await owners.createUser({ ...editor, role: 'owner', email: 'jef@x.example' })).id;
    const other = (await owners.createUser({ ...editor, role: 'owner', email: 'kaat@x.example' })).id;
    const [phone, laptop] = [await owners.sessions.begin(own, 'Chrome on Android'), await owners.sessions.begin(own)];
    const [session] = (await owners.sessions.list(own)).filter(({ agent }) => agent === 'Chrome on Android');
    expect(await owners.sessions.list(own)).toHaveLength(2);
    await owners.sessions.endOne(other, session?.id ?? '');
    expect(await owners.sessions.userOfSession(phone)).toMatchObject({ id: own });
    await owners.sessions.endOne(own, session?.id ?? '');
    expect(await owners.sessions.userOfSession(phone)).toBeUndefined();
    expect(await owners.sessions.userOfSession(laptop)).toMatchObject({ id: own });
    await owners.sessions.endAll(own);
    expect(await owners.sessions.list(own)).toEqual([]);
  });

  it('give a person whose role is none of theirs the weakest', async () => {
    const { email } = await editors.createUser({ ...editor, email: 'eva@agency.example', role: 'chief' });
    const narrowed = openAccounts({ sql: place.database, clock, namespace: 'editors', roles: ['writer', 'reader'] });
    expect(await narrowed.sessions.personWith(email, password)).toMatchObject({ role: 'reader' });
  });
});

it.each(['', 'Owner', 'owner; DROP TABLE x', '1owner', 'a'.repeat(40)])('takes no namespace such as "%s"', (name) => {
  expect(() => tablesOf(name)).toThrow('no namespace');
  expect(() => accountsMigrations(name, ['owner'])).toThrow('no namespace');
});

it('takes no role that is not a word', () => {
  expect(() => accountsMigrations('owners', ["owner')"])).toThrow('word');
});

describe('the cookie of a session', () => {
  const cookie = sessionCookie('owner_session');
  const read = (header: string) => cookie.read(new Request('https://x.example/', { headers: { cookie: header } }));

  it('is found among others, by its whole name', () => {
    expect(read('a=1; owner_session=secret; b=2')).toBe('secret');
    for (const header of ['', 'other_owner_session=x', 'owner_session=', 'owner_session_2=x'])
      expect([header, read(header)]).toEqual([header, undefined]);
  });

  it('is Secure behind TLS, and gone after a logout', () => {
    expect(cookie.set('s', new URL('https://x.example/'))).toMatch(/^owner_session=s; Max-Age=5184000; .*; Secure$/);
    expect(cookie.set('s', new URL('http://x.example/'))).not.toContain('Secure');
    expect(cookie.drop(new URL('http://x.example/'))).toMatch(/^owner_session=; Max-Age=0; .*HttpOnly; SameSite=Lax$/);
  });
});
