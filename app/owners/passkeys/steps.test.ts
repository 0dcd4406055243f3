import { maxPasskeys, openAccounts } from '@gevel/accounts';
import type { AppLoadContext } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sources } from '~/content/source.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { createRateLimits } from '~/platform/rate-limits.ts';
import { TestAuthenticator } from '../../../packages/accounts/test-authenticator.ts';
import { createOwnerAccess, type OwnerAccess } from '../login.server.ts';
import { createOwners, type Owner, type Owners } from '../owners.server.ts';
import { ownerMigrations, ownerRoles, ownersNamespace } from '../schema.ts';
import { passkeyStep } from './steps.server.ts';

const origin = 'https://agency.example';
const password = 'kasseien-in-de-regen-7';
const wrong = 'De gebruikersnaam of het wachtwoord is niet juist.';
const minute = 60_000;

describe.each(testDatabases)('the steps of passkeys on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let owners: Owners;
  let access: OwnerAccess;
  let base: Partial<AppLoadContext>;
  let mails: NewMail[];
  let shift = 0;
  let count = 0;
  const now = () => new Date(Date.now() + shift);

  beforeAll(async () => {
    place = await create();
    const { database } = place;
    await migrate(database, 'owners', ownerMigrations);
    const accounts = openAccounts({ sql: database, clock: { now }, namespace: ownersNamespace, roles: ownerRoles });
    owners = createOwners(database, accounts, 'nl');
    access = createOwnerAccess(database, { send: () => Promise.resolve() }, accounts, {
      take: () => Promise.resolve(true),
    });
    const content = {
      read: (source: unknown) => Promise.resolve(source === sources.site ? { settings: null } : []),
      derive: (_key: string, make: (reader: unknown) => Promise<unknown>) => make(content),
    };
    base = {
      content: content as unknown as AppLoadContext['content'],
      portal: { owners, access } as AppLoadContext['portal'],
      limits: await createRateLimits(database),
      logOnce: () => undefined,
      mail: (mail) => Promise.resolve(void mails.push(mail)),
    };
  }, 60_000);
  afterAll(() => place?.dispose());
  beforeEach(() => {
    mails = [];
  });

  interface From {
    address?: string;
    cookie?: string;
    site?: string;
  }

  const send = async (
    step: string,
    body: unknown,
    { address = `203.0.113.${(count += 1)}`, cookie, site = origin }: From = {},
  ) => {
    const context = { ...base, visitorNetwork: address, origin: site, origins: [site, `${site}:8443`] };
    const request = new Request(`${site}/api/owner/nl/passkeys/${step}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', ...(cookie ? { cookie } : {}) },
    });
    const answer = await passkeyStep(context as AppLoadContext, request, 'nl', step);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  /** A new owner who has just logged in, with the session's cookie. */
  const newOwner = async (): Promise<{ owner: Owner; cookie: string; secret: string }> => {
    const email = `lien-${(count += 1)}@x.example`;
    const owner = await owners.accounts.createUser({ name: 'Lien Maes', email, role: 'owner', password });
    await owners.ofEmail({ name: 'Lien Maes', email, language: 'nl' });
    const secret = await access.begin(owner, { agent: '', address: '192.0.2.1' });
    return { owner, secret, cookie: `gevel_session=${secret}` };
  };
  const holder = async () => {
    const logged = await newOwner();
    const authenticator = new TestAuthenticator(origin);
    const offer = await send('offer', { password: null }, logged);
    const added = await send('add', { answer: authenticator.create(offer.body) }, logged);
    expect(added).toMatchObject({ status: 200, body: { location: '/nl/eigenaar/account/?done=passkey' } });
    return { ...logged, authenticator };
  };
  const sessionOf = (headers: Headers) => /gevel_session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

  it('add a passkey, tell its owner, and let them in to the page that was asked for', async () => {
    const { owner, secret, cookie, authenticator } = await holder();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[owner.email, 'Uw account kreeg een passkey']]);
    const answer = authenticator.get((await send('ask', {})).body);
    const login = await send('login', { answer, next: '/nl/eigenaar/account/' }, { cookie });
    expect(login).toMatchObject({ status: 200, body: { location: '/nl/eigenaar/account/' } });
    const { sessions } = owners.accounts;
    expect(await sessions.userOfSession(sessionOf(login.headers))).toEqual(owner);
    expect(login.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    // The previous session has ended.
    expect(await sessions.userOfSession(secret)).toBeUndefined();
  });

  it('lead to no other site after the login', async () => {
    const { authenticator } = await holder();
    const answer = authenticator.get((await send('ask', {})).body);
    const { body } = await send('login', { answer, next: 'https://evil.example/' });
    expect(body).toEqual({ location: '/nl/eigenaar/' });
  });

  it('refuse what is replayed, unknown or unreadable in the words of a wrong password, without a session (10.110)', async () => {
    const { authenticator } = await holder();
    const answer = authenticator.get((await send('ask', {})).body);
    await send('login', { answer, next: null });
    const stranger = new TestAuthenticator(origin);
    const unknown = stranger.get((await send('ask', {})).body);
    for (const body of [{ answer, next: null }, { answer: unknown, next: null }, {}, 'x', '"x"', 'null']) {
      const refused = await send('login', body);
      expect([refused.status, refused.body, refused.headers.get('set-cookie')]).toEqual([
        422,
        { problem: wrong },
        null,
      ]);
    }
  });

  it('make an address wait that has failed often, its right passkeys too', async () => {
    const { authenticator } = await holder();
    const address = '198.51.100.1';
    for (let failures = 0; failures < 30; failures += 1) {
      const answer = new TestAuthenticator(origin).get((await send('ask', {})).body, { userHandle: 'cC14' });
      expect((await send('login', { answer, next: null }, { address })).status).toBe(422);
    }
    const right = async () => ({ answer: authenticator.get((await send('ask', {})).body), next: null });
    expect((await send('login', await right(), { address })).status).toBe(429);
    expect((await send('login', await right())).status).toBe(200);
  });

  it('ask an address that wants too many questions to wait', async () => {
    const address = '198.51.100.2';
    for (let asked = 0; asked < 100; asked += 1) await send('ask', {}, { address });
    expect((await send('ask', {}, { address })).status).toBe(429);
    expect((await send('ask', {})).status).toBe(200);
  });

  it('want the password for a new passkey ten minutes after the login, and let it be tried as often as at the login (10.111)', async () => {
    const logged = await newOwner();
    const from = { ...logged, address: '198.51.100.3' };
    shift += 9 * minute;
    expect((await send('offer', { password: null }, from)).status).toBe(200);
    shift += 2 * minute;
    expect(await send('offer', { password: null }, from)).toMatchObject({
      status: 422,
      body: { needsPassword: true, problem: 'Vul uw wachtwoord in.' },
    });
    expect(await send('offer', { password: 'another' }, from)).toMatchObject({
      status: 422,
      body: { needsPassword: true, problem: 'Het wachtwoord is niet juist.' },
    });
    expect(await send('offer', { password }, from)).toMatchObject({
      status: 200,
      body: { rp: { id: 'agency.example' } },
    });
    const guesses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      guesses.push((await send('offer', { password: `guess ${guess}` }, from)).status);
    expect(guesses.slice(0, 4)).toEqual([422, 422, 422, 422]);
    expect(guesses.at(-1)).toBe(429);
  });

  it('make no passkey of an answer to somebody else’s offer, and send no mail', async () => {
    const [lien, marc] = [await newOwner(), await newOwner()];
    const offer = await send('offer', { password: null }, lien);
    const added = await send('add', { answer: new TestAuthenticator(origin).create(offer.body) }, marc);
    expect(added.status).toBe(422);
    expect(await owners.accounts.passkeys.list(marc.owner.id)).toEqual([]);
    expect(mails).toEqual([]);
  });

  it('say how many passkeys there may be', async () => {
    const logged = await newOwner();
    for (let made = 0; made < maxPasskeys; made += 1) {
      const offer = await send('offer', { password: null }, logged);
      await send('add', { answer: new TestAuthenticator(origin).create(offer.body) }, logged);
    }
    expect(await send('offer', { password: null }, logged)).toMatchObject({
      status: 422,
      body: { problem: 'U hebt 10 passkeys, meer kan niet. Verwijder er eerst een.' },
    });
  });

  it.each(['offer', 'add'])('send whoever is not logged in from “%s” to the login', async (step) => {
    for (const cookie of [undefined, 'gevel_session=x'])
      expect(await send(step, {}, { cookie })).toMatchObject({
        status: 401,
        body: { location: '/nl/login/?next=%2Fnl%2Feigenaar%2Faccount%2F' },
      });
  });

  it('are not there for a site whose address is in figures, nor under another name', async () => {
    expect((await send('ask', {}, { site: 'http://192.0.2.1' })).status).toBe(404);
    for (const step of ['', 'toString', 'remove']) expect([step, (await send(step, {})).status]).toEqual([step, 404]);
  });
});
