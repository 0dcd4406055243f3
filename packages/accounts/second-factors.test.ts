import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases, type TestDatabase } from '../../app/platform/database/test-databases.ts';
import { codeShown } from './test-code-app.ts';
import { accountsMigrations, openAccounts, type Accounts, type AccountsEvent } from './index.ts';

const minute = 60_000;

describe.each(testDatabases)('second factors on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let editors: Accounts<'administrator' | 'editor'>;
  let shift = 0;
  let told: AccountsEvent['kind'][] = [];
  // In the middle of a code's 30 seconds.
  const clock = { now: () => new Date(Date.UTC(2026, 10, 29, 12, 0, 15) + shift) };
  beforeAll(async () => {
    place = await create();
    const roles = ['administrator', 'editor'] as const;
    for (const { sql } of accountsMigrations('lake', roles)) await place.database.execute(sql);
    const onEvent = (_: unknown, { kind }: AccountsEvent) => Promise.resolve(void told.push(kind));
    editors = openAccounts({ sql: place.database, clock, namespace: 'lake', roles, onEvent });
  });
  afterAll(() => place?.dispose());

  let count = 0;
  const person = () =>
    editors.createUser({ name: 'Ann', email: `ann-${(count += 1)}@x.example`, role: 'editor', password: null });
  /** What the app of a secret shows, so many seconds from now. */
  const shown = (secret: string, seconds = 0) => codeShown(secret, new Date(clock.now().getTime() + seconds * 1_000));
  const holder = async () => {
    const ann = await person();
    const { secret } = await editors.secondFactors.offerApp(ann, 'The agency');
    const spare = await editors.secondFactors.takeApp(ann.id, shown(secret));
    shift += minute;
    return { ann, secret, spare: spare ?? [] };
  };

  it('an app counts from its first right code on', async () => {
    const { secondFactors } = editors;
    const ann = await person();
    const { uri, secret } = await secondFactors.offerApp(ann, 'Immo: Gevel');
    expect(uri).toContain(`otpauth://totp/Immo%20%20Gevel:${encodeURIComponent(ann.email)}?`);
    expect(await secondFactors.takeApp(ann.id, '12')).toBeUndefined();
    expect(await secondFactors.hasApp(ann.id)).toBe(false);
    expect(await secondFactors.isCode(ann.id, shown(secret))).toBe(false);
    told = [];
    const code = shown(secret);
    expect(await secondFactors.takeApp(ann.id, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toHaveLength(8);
    expect(await secondFactors.hasApp(ann.id)).toBe(true);
    expect(told).toEqual(['second-factor-added']);
  });

  it.each([
    ['of now', 0, true],
    ['of a clock half a minute late', -30, true],
    ['of a clock half a minute early', 30, true],
    ['of a minute ago', -60, false],
    ['of the next minute', 60, false],
  ])('a code %s', async (_, seconds, right) => {
    const { ann, secret } = await holder();
    expect(await editors.secondFactors.isCode(ann.id, shown(secret, seconds))).toBe(right);
  });

  it('no code works twice, nor one before the last, not even the first', async () => {
    const { secondFactors } = editors;
    const ann = await person();
    const { secret } = await secondFactors.offerApp(ann, 'The agency');
    await secondFactors.takeApp(ann.id, shown(secret));
    expect(await secondFactors.isCode(ann.id, shown(secret))).toBe(false);
    expect(await secondFactors.isCode(ann.id, shown(secret, 30))).toBe(true);
    expect(await secondFactors.isCode(ann.id, shown(secret, 30))).toBe(false);
    expect(await secondFactors.isCode(ann.id, shown(secret))).toBe(false);
  });

  it('spare codes work once each, only for their person, until there are new ones', async () => {
    const { ann, spare } = await holder();
    const other = await holder();
    const { secondFactors } = editors;
    const [first = '', second = ''] = spare;
    expect(first).toMatch(/^[a-z\d]{5}-[a-z\d]{5}$/);
    expect(await secondFactors.isCode(other.ann.id, first)).toBe(false);
    expect(await secondFactors.isCode(ann.id, ` ${first.toUpperCase()} `)).toBe(true);
    expect(await secondFactors.isCode(ann.id, first)).toBe(false);
    expect(await secondFactors.spareCodesLeft(ann.id)).toBe(7);
    await secondFactors.newSpareCodes(ann.id);
    expect(await secondFactors.isCode(ann.id, second)).toBe(false);
    expect(await secondFactors.spareCodesLeft(ann.id)).toBe(8);
  });

  it('another app replaces the first once it has proved itself; removed, nothing is a code', async () => {
    const { ann, secret, spare } = await holder();
    const { secondFactors } = editors;
    const next = await secondFactors.offerApp(ann, 'The agency');
    expect(await secondFactors.isCode(ann.id, shown(secret))).toBe(true);
    shift += minute;
    await secondFactors.takeApp(ann.id, shown(next.secret));
    shift += minute;
    expect(await secondFactors.isCode(ann.id, shown(secret))).toBe(false);
    expect(await secondFactors.isCode(ann.id, shown(next.secret))).toBe(true);
    told = [];
    await secondFactors.removeApp(ann.id);
    await secondFactors.removeApp(ann.id);
    expect(told).toEqual(['second-factor-removed']);
    shift += minute;
    for (const code of [shown(next.secret), spare[2] ?? ''])
      expect(await secondFactors.isCode(ann.id, code)).toBe(false);
  });

  it('a login waits ten minutes for its second factor', async () => {
    const { secondFactors } = editors;
    const ann = await person();
    const secret = await secondFactors.beginHalfLogin(ann.id);
    expect(await secondFactors.personOfHalfLogin(secret)).toEqual(ann);
    expect(await editors.sessions.userOfSession(secret)).toBeUndefined();
    shift += 10 * minute;
    expect(await secondFactors.personOfHalfLogin(secret)).toBeUndefined();
    const another = await secondFactors.beginHalfLogin(ann.id);
    await secondFactors.endHalfLogin(another);
    expect(await secondFactors.personOfHalfLogin(another)).toBeUndefined();
  });

  it('the last administrator stays one, also of two who leave at once', async () => {
    const [a, b] = await Promise.all(
      ['a', 'b'].map((name) =>
        editors.createUser({ name, email: `${name}@admin.example`, role: 'administrator', password: null }),
      ),
    );
    const leave = (email = '') => editors.removeUser(email, undefined, { mayLeaveNone: false });
    const left = await Promise.allSettled([
      leave(a?.email),
      editors.setRole(b?.email ?? '', 'editor', undefined, { mayLeaveNone: false }),
    ]);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await editors.logins()).filter(({ role }) => role === 'administrator')).toHaveLength(1);
  });

  it('a new password needs the old one, and ends the other sessions', async () => {
    const old = 'a password of some length';
    const ann = await editors.createUser({ name: 'Ann', email: 'ann@pw.example', role: 'editor', password: old });
    const [here, there] = [await editors.sessions.begin(ann.id), await editors.sessions.begin(ann.id)];
    const given = { old: 'wrong', new: 'another one, as long' };
    expect(await editors.changePassword(ann.id, given, here)).toBeUndefined();
    await expect(editors.changePassword(ann.id, { old, new: 'short' }, here)).rejects.toMatchObject({
      code: 'PASSWORD_UNFIT',
    });
    expect(await editors.changePassword(ann.id, { ...given, old }, here)).toEqual(ann);
    expect(await editors.sessions.userOfSession(here)).toEqual(ann);
    expect(await editors.sessions.userOfSession(there)).toBeUndefined();
    expect(await editors.sessions.personWith(ann.email, given.new)).toEqual(ann);
  });
});
