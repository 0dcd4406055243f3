import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases, type TestDatabase } from '../../app/platform/database/test-databases.ts';
import { accountsMigrations, maxPasskeys, openAccounts, type Accounts, type PasskeySite } from './index.ts';
import { TestAuthenticator } from './test-authenticator.ts';

const origin = 'https://www.agency.example';
const site: PasskeySite = { id: 'www.agency.example', name: 'The agency', origins: [origin] };
const minute = 60_000;

describe.each(testDatabases)('passkeys on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let owners: Accounts<'owner'>;
  let editors: Accounts<'editor'>;
  let shift = 0;
  const clock = { now: () => new Date(Date.now() + shift) };
  beforeAll(async () => {
    place = await create();
    const { database: sql } = place;
    for (const { sql: step } of [...accountsMigrations('owners', ['owner']), ...accountsMigrations('lake', ['editor'])])
      await sql.execute(step);
    owners = openAccounts({ sql, clock, namespace: 'owners', roles: ['owner'] });
    editors = openAccounts({ sql, clock, namespace: 'lake', roles: ['editor'] });
  });
  afterAll(() => place?.dispose());

  let count = 0;
  const person = (demo = false) =>
    owners.createUser({
      name: 'Lien Maes',
      email: `lien-${(count += 1)}@x.example`,
      role: 'owner',
      password: null,
      demo,
    });
  /** A person with a passkey on an authenticator. */
  const holder = async (authenticator = new TestAuthenticator(origin)) => {
    const owner = await person();
    const { passkeys } = owners;
    const added = await passkeys.add(
      owner.id,
      authenticator.create(await passkeys.offer(owner, site)),
      site,
      'Firefox',
    );
    if (added === undefined) throw new Error('The passkey was refused');
    return { owner, authenticator, passkey: added };
  };
  const logIn = async (
    authenticator: TestAuthenticator,
    deviation: Parameters<TestAuthenticator['get']>[1] = {},
    accounts: Accounts<string> = owners as Accounts<string>,
  ) => accounts.passkeys.personOf(authenticator.get(await accounts.passkeys.ask(site), deviation), site);

  it('log their person in, and say when that was', async () => {
    const { owner, authenticator, passkey } = await holder();
    expect(passkey).toMatchObject({ agent: 'Firefox', usedAt: null });
    shift += minute;
    expect(await logIn(authenticator)).toEqual(owner);
    expect(await logIn(authenticator)).toEqual(owner);
    const [listed] = await owners.passkeys.list(owner.id);
    expect(new Date(listed?.usedAt ?? 0).getTime()).toBeGreaterThan(new Date(passkey.createdAt).getTime());
  });

  it('of an authenticator that does not count its uses work each time', async () => {
    const { owner, authenticator } = await holder(new TestAuthenticator(origin, false));
    expect([await logIn(authenticator), await logIn(authenticator)]).toEqual([owner, owner]);
  });

  it('of a copied authenticator are refused, at the same moment too: its count is one that the other has used', async () => {
    const { owner, authenticator } = await holder();
    const [one, other] = [await owners.passkeys.ask(site), await owners.passkeys.ask(site)];
    const outcomes = await Promise.all(
      [one, other].map((asked) => owners.passkeys.personOf(authenticator.get(asked, { counter: 7 }), site)),
    );
    expect(outcomes.filter(Boolean)).toEqual([owner]);
  });

  it.each([
    ['the page of another site asked', { origin: 'https://www.agency.example.evil.example' }],
    ['another port asked', { origin: `${origin}:8443` }],
    ['the authenticator signed for another host', { rpId: 'evil.example' }],
    ['the answer is to the making of a passkey', { type: 'webauthn.create' }],
    ['nobody made sure who holds it', { verifiesUser: false }],
    ['its count is that of before', { counter: 1 }],
    ['it names another person', { userHandle: Buffer.from('p-somebody').toString('base64url') }],
    ['it names nobody', { userHandle: '' }],
  ])('are refused at the login where %s (10.110)', async (_, deviation) => {
    const { authenticator, owner } = await holder();
    expect(await logIn(authenticator, deviation)).toBeUndefined();
    expect(await logIn(authenticator)).toEqual(owner);
  });

  it.each([
    ['the page of another site asked', { origin: 'https://evil.example' }],
    ['the authenticator answers for another host', { rpId: 'evil.example' }],
    ['nobody made sure who holds it', { verifiesUser: false }],
    ['the answer is to a login', { type: 'webauthn.get' }],
  ])('are not added where %s', async (_, deviation) => {
    const owner = await person();
    const offer = await owners.passkeys.offer(owner, site);
    expect(
      await owners.passkeys.add(owner.id, new TestAuthenticator(origin).create(offer, deviation), site),
    ).toBeUndefined();
    expect(await owners.passkeys.list(owner.id)).toEqual([]);
  });

  it('answer a question once, even of two at the same moment, and within five minutes (10.110)', async () => {
    const { authenticator, owner } = await holder(new TestAuthenticator(origin, false));
    const answer = authenticator.get(await owners.passkeys.ask(site));
    const outcomes = await Promise.all([answer, answer].map((each) => owners.passkeys.personOf(each, site)));
    expect(outcomes.filter(Boolean)).toEqual([owner]);
    expect(await owners.passkeys.personOf(answer, site)).toBeUndefined();

    const late = authenticator.get(await owners.passkeys.ask(site));
    shift += 5 * minute;
    expect(await owners.passkeys.personOf(late, site)).toBeUndefined();
    const offer = await owners.passkeys.offer(owner, site);
    shift += 5 * minute;
    expect(await owners.passkeys.add(owner.id, new TestAuthenticator(origin).create(offer), site)).toBeUndefined();
  });

  it('are made for the person to whom they were offered alone, and once', async () => {
    const [one, other] = [await person(), await person()];
    const made = new TestAuthenticator(origin).create(await owners.passkeys.offer(one, site));
    expect(await owners.passkeys.add(other.id, made, site)).toBeUndefined();
    const { authenticator, owner } = await holder();
    // A response to a login does not answer an offer, nor the reverse.
    const asked = await owners.passkeys.ask(site);
    const offered = await owners.passkeys.offer(one, site);
    expect(
      await owners.passkeys.add(
        one.id,
        new TestAuthenticator(origin).create({ ...offered, challenge: asked.challenge }),
        site,
      ),
    ).toBeUndefined();
    expect(
      await owners.passkeys.personOf(authenticator.get({ ...asked, challenge: offered.challenge }), site),
    ).toBeUndefined();
    // A passkey that belongs to someone cannot be added by someone else.
    expect(
      await owners.passkeys.add(one.id, authenticator.create(await owners.passkeys.offer(one, site)), site),
    ).toBeUndefined();
    expect(await owners.passkeys.list(owner.id)).toHaveLength(1);
  });

  it('of one kind of people are none of another’s', async () => {
    const { authenticator, owner } = await holder();
    expect(await logIn(authenticator, {}, editors as Accounts<string>)).toBeUndefined();
    const asked = await editors.passkeys.ask(site);
    expect(await owners.passkeys.personOf(authenticator.get(asked), site)).toBeUndefined();
    expect(await logIn(authenticator)).toEqual(owner);
  });

  it('are unknown where they were removed, by their person alone', async () => {
    const { authenticator, owner, passkey } = await holder();
    expect(await owners.passkeys.remove((await person()).id, passkey.id)).toBe(false);
    expect(await logIn(authenticator)).toEqual(owner);
    expect(await owners.passkeys.remove(owner.id, passkey.id)).toBe(true);
    expect(await owners.passkeys.remove(owner.id, passkey.id)).toBe(false);
    expect(await logIn(authenticator)).toBeUndefined();
  });

  it('are gone with a new password, and with their person (10.112)', async () => {
    const { authenticator, owner } = await holder();
    const link = await owners.createLink(owner.id, 'recovery', 30);
    await owners.setPasswordByLink(link, 'recovery', 'a password of some length');
    expect(await owners.passkeys.list(owner.id)).toEqual([]);
    expect(await logIn(authenticator)).toBeUndefined();
    const other = await holder();
    await owners.setPassword(other.owner.email, 'a password of some length');
    expect(await logIn(other.authenticator)).toBeUndefined();
    const last = await holder();
    await owners.removeUser(last.owner.email);
    expect(await logIn(last.authenticator)).toBeUndefined();
  });

  it('of people of the demo open nothing where there is no demo', async () => {
    const withDemo = openAccounts({
      sql: place.database,
      clock,
      namespace: 'owners',
      roles: ['owner'],
      withDemo: true,
    });
    const owner = await person(true);
    const authenticator = new TestAuthenticator(origin);
    await withDemo.passkeys.add(owner.id, authenticator.create(await withDemo.passkeys.offer(owner, site)), site);
    expect(await logIn(authenticator, {}, withDemo as Accounts<string>)).toEqual(owner);
    expect(await logIn(authenticator)).toBeUndefined();
  });

  it('are ten for each person', async () => {
    const owner = await person();
    for (let made = 0; made < maxPasskeys; made += 1)
      await owners.passkeys.add(
        owner.id,
        new TestAuthenticator(origin).create(await owners.passkeys.offer(owner, site)),
        site,
      );
    await expect(owners.passkeys.offer(owner, site)).rejects.toMatchObject({ code: 'PASSKEYS_FULL' });
  });

  it.each(['', 'bm90IGpzb24', Buffer.from('null').toString('base64url'), Buffer.from('{}').toString('base64url')])(
    'are refused where the browser’s data is “%s”',
    async (clientDataJSON) => {
      const { authenticator, owner } = await holder();
      const answer = authenticator.get(await owners.passkeys.ask(site));
      expect(
        await owners.passkeys.personOf({ ...answer, response: { ...answer.response, clientDataJSON } }, site),
      ).toBeUndefined();
      const made = new TestAuthenticator(origin).create(await owners.passkeys.offer(owner, site));
      expect(
        await owners.passkeys.add(owner.id, { ...made, response: { ...made.response, clientDataJSON } }, site),
      ).toBeUndefined();
    },
  );

  it('are refused with a signature or key that nobody can read', async () => {
    const { authenticator, owner } = await holder();
    const answer = authenticator.get(await owners.passkeys.ask(site));
    expect(
      await owners.passkeys.personOf({ ...answer, response: { ...answer.response, signature: 'AAAA' } }, site),
    ).toBeUndefined();
    const made = new TestAuthenticator(origin).create(await owners.passkeys.offer(owner, site));
    expect(
      await owners.passkeys.add(
        owner.id,
        { ...made, response: { ...made.response, attestationObject: 'oWNmbXRkbm9uZQ' } },
        site,
      ),
    ).toBeUndefined();
  });

  it('that fail count for the address alone', async () => {
    const address = '203.0.113.9';
    const waits: number[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1) waits.push(await owners.attempts.begin(null, address));
    expect(waits.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 0));
    expect(waits.at(-1)).toBeGreaterThan(0);
    expect(await owners.attempts.begin(null, '203.0.113.10')).toBe(0);
    shift += 10 * minute;
    await owners.attempts.begin(null, address);
    await owners.attempts.succeeded(null, address);
    expect(await owners.attempts.begin(null, address)).toBe(0);
  });
});
