import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import routes from '../app/routes.ts';
import { elements, texts } from './site/html.ts';
import type { Answer } from './site/http.ts';
import { cookieOf, demoOwners, ownerAt, personAt, propertiesOf, type Person } from './site/owner.ts';
import type { TestSite } from './site/server.ts';
import { passkeyOfLien, siteWithStrangers } from './site/strangers.ts';
import { word } from './site/words.ts';

/**
 * Requests every address of the owners' portal as everybody who may not have it (docs/security.md). The addresses come
 * from the site's route table: a new one fails the first test until its access is declared here.
 */
const kinds: Record<string, 'open' | 'page' | 'property' | 'data' | 'step'> = {
  /** Public: logging in, and pages that only the key in a mail opens. */
  'owner-login.tsx': 'open',
  'owner-recovery.tsx': 'open',
  'owner-password.tsx': 'open',
  'owner-weekly.tsx': 'open',
  /** Every owner's own. */
  'owner-properties.tsx': 'page',
  'owner-account.tsx': 'page',
  /** For the owner of one property. */
  'owner-property.tsx': 'property',
  'owner-records.ts': 'data',
  'owner-visit.ts': 'data',
  /** Public to log in with; an owner's own to add to. */
  'owner-passkeys.ts': 'step',
};

const routesFolder = path.resolve(import.meta.dirname, '../app/routes');
const portalFiles = readdirSync(routesFolder).filter((file) =>
  /~\/owners\/|\bportal\b/.test(readFileSync(path.join(routesFolder, file), 'utf8')),
);

/**
 * The addresses of a kind in each of the demo's languages, without a language, and as a preview; `as` fills in the
 * path's parameters.
 */
function addresses(kind: (typeof kinds)[string], as: { id: string; visit?: string }): string[] {
  return routes
    .filter(({ file }) => kinds[path.basename(file)] === kind)
    .map(({ path: pattern = '', file }) => {
      const own = pattern
        .replace(':language', 'nl')
        .replace(':id', as.id)
        .replace(':visit', as.visit ?? 'none');
      return file.endsWith('.tsx') ? `/${own}/` : `/${own}`;
    })
    .filter((address) => !/^\/(?:preview\/)?de\//.test(address));
}

let site: TestSite;
let lien: Person;
let luc: Person;
let property: string;
let strangers: Record<string, Person>;
let keys: { ofAnn: string; ofLucExpired: string };

const paragraph = 'Alleen voor het kantoor bestemd.';

test.beforeAll(async () => {
  ({ site, lien, strangers, keys } = await siteWithStrangers());
  luc = await ownerAt(site.origin, demoOwners.luc);
  property = (await propertiesOf(lien))[0] ?? '';
  expect((await lien.send(`/nl/eigenaar/${property}/`, { message: paragraph })).status).toBe(303);
});
test.afterAll(() => site?.stop());

const isNoIndex = (html: string) =>
  elements(html, 'meta').some(({ name, content }) => name === 'robots' && content?.includes('noindex'));

/** Expects that no cache may store it, and that ours has not. */
function expectUncached({ headers }: Answer, address: string): void {
  expect([address, headers['cache-control'], headers['x-cache']]).toEqual([address, 'no-store', undefined]);
}

/** What no stranger may read. */
const secrets = [demoOwners.lien, 'Lien Maes', paragraph];

function expectNothingOfLien({ body }: Answer): void {
  expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
}

/** The state of Lien's account and property that strangers might change. */
async function stateOfLien(): Promise<unknown> {
  const [account, history] = [
    await lien.read('/nl/eigenaar/account/'),
    await lien.read(`/api/owner/nl/${property}/history`),
  ];
  expect([account.status, history.status]).toEqual([200, 200]);
  return {
    weekly: elements(account.body, 'button').find(({ name }) => name === 'weekly')?.value,
    sessions: elements(account.body, 'button').filter(({ name }) => name === 'session').length,
    passkeys: elements(account.body, 'button').flatMap(({ name, value }) => (name === 'passkey' ? [value] : [])),
    history: history.body,
    properties: await propertiesOf(lien),
  };
}

/** Every action of the portal on what is Lien's. */
const changes = (session: string): [address: string, fields: Record<string, string>][] => [
  [`/nl/eigenaar/${property}/`, { message: 'Van iemand anders' }],
  [`/fr/proprietaire/${property}/`, { message: 'Van iemand anders' }],
  ['/nl/eigenaar/account/', { do: 'weekly', weekly: 'off' }],
  ['/nl/eigenaar/account/', { do: 'end', session }],
  ['/nl/eigenaar/account/', { do: 'link' }],
  ['/nl/eigenaar/account/', { do: 'removePasskey', passkey: passkeyOfLien }],
  ['/api/owner/nl/passkeys/offer', { password: 'rijwoning-met-tuin-2026' }],
  ['/api/owner/nl/passkeys/add', { answer: passkeyOfLien }],
  ['/api/owner/nl/passkeys/login', {}],
  ['/nl/eigenaar/account/', { do: 'endAll' }],
  ['/nl/eigenaar/', {}],
  ['/nl/login/weekly/?key=p1.0123456789abcdef0123456789abcdef', {}],
  ['/nl/login/password/?key=none', { password: 'kasseien-in-de-regen', again: 'kasseien-in-de-regen' }],
  [`/api/owner/nl/${property}/history`, { message: 'Van iemand anders' }],
  [`/api/owner/nl/${property}/visits/none`, {}],
];

test('every part of the portal is known here, with who may have it (10.106)', () => {
  expect(portalFiles.toSorted()).toEqual(Object.keys(kinds).toSorted());
  const withRoute = new Set(routes.map(({ file }) => path.basename(file)));
  expect(Object.keys(kinds).filter((file) => !withRoute.has(file))).toEqual([]);
  const account = readFileSync(path.join(routesFolder, 'owner-account.tsx'), 'utf8');
  const intents = [...account.matchAll(/case '(\w+)':/g)].map(([, intent]) => intent);
  expect(intents.toSorted()).toEqual(
    changes('')
      .flatMap(([, fields]) => fields.do ?? [])
      .toSorted(),
  );
});

test('an owner gets what is theirs, under every address of it, and nothing may keep it', async () => {
  const own = [...addresses('page', { id: property }), ...addresses('property', { id: property })];
  for (const address of [...own, `/api/owner/nl/${property}/history`]) {
    const answer = await lien.read(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expectUncached(answer, address);
    if (!address.startsWith('/api/')) expect([address, isNoIndex(answer.body)]).toEqual([address, true]);
  }
});

test('whoever has no session of an owner is sent to the login, and finds no files (10.106)', async () => {
  const pages = [...addresses('page', { id: property }), ...addresses('property', { id: property })];
  for (const [who, stranger] of Object.entries(strangers)) {
    for (const address of pages) {
      const answer = await stranger.read(address);
      const to = new URL(answer.location ?? '', site.origin);
      expect([who, address, answer.status, to.pathname]).toEqual([
        who,
        address,
        303,
        expect.stringMatching(/\/login\/$/),
      ]);
      // The login leads back to the same page, as on the public site.
      expect(to.searchParams.get('next')).toMatch(/^\/(?:nl|fr|en|de)\/(?:eigenaar|proprietaire|owner|eigentuemer)\//);
      expect(answer.body).toBe('');
      expectUncached(answer, address);
    }
    for (const address of addresses('data', { id: property })) {
      const answer = await stranger.read(address);
      const never = await stranger.read(address.replace(property, 'never-was'));
      expect([who, address, answer.status, answer.body]).toEqual([who, address, 404, never.body]);
      expectUncached(answer, address);
    }
    // What a client-side router would request.
    for (const address of [`/nl/eigenaar/${property}`, '/nl/eigenaar', '/nl/eigenaar/account']) {
      const answer = await stranger.read(`${address}.data`);
      expect([who, address, [303, 404].includes(answer.status)]).toEqual([who, address, true]);
      expectNothingOfLien(answer);
    }
  }
});

test('another owner’s property is not there, as one that never was (10.106)', async () => {
  const ann = await ownerAt(site.origin, demoOwners.ann);
  for (const other of [luc, ann]) {
    for (const address of [...addresses('property', { id: property }), ...addresses('data', { id: property })]) {
      const [answer, never] = [await other.read(address), await other.read(address.replace(property, 'never-was'))];
      expect([address, answer.status, never.status]).toEqual([address, 404, 404]);
      expect(answer.body).toBe(never.body.replaceAll('never-was', property));
      expectNothingOfLien(answer);
      expectUncached(answer, address);
    }
    for (const address of addresses('page', { id: property })) expectNothingOfLien(await other.read(address));
    const data = await other.read(`/nl/eigenaar/${property}.data`);
    expect(data.status).toBe(404);
    expectNothingOfLien(data);
  }
});

test('nobody changes anything of an owner’s but the owner (10.106)', async () => {
  const elsewhere = await ownerAt(site.origin, demoOwners.lien);
  const { body } = await lien.read('/nl/eigenaar/account/');
  const [session = ''] = elements(body, 'button').flatMap(({ name, value }) =>
    name === 'session' && value ? [value] : [],
  );
  expect(session).not.toBe('');
  const before = await stateOfLien();
  expect(before).toMatchObject({ passkeys: [passkeyOfLien] });

  const intents = changes(session);
  for (const [who, stranger] of Object.entries(strangers)) {
    for (const [address, fields] of intents) {
      const answer = await stranger.send(address, fields);
      expect([303, 401, 404, 405, 410, 422], `${who} ${address}`).toContain(answer.status);
      // Without a session, only a login can be invalid.
      if (answer.status === 422) expect(address).toMatch(/\/passkeys\/login$/);
      if (answer.status === 303) expect(answer.location).toMatch(/^\/(?:nl|fr)\/login\//);
      expect(cookieOf(answer)).toMatch(/^(?:gevel_session=)?$/);
      expectNothingOfLien(answer);
    }
  }
  for (const [address, fields] of intents) {
    // Each with its own session: the last ones end it.
    const other = await ownerAt(site.origin, demoOwners.luc);
    const answer = await other.send(address, fields);
    expectNothingOfLien(answer);
    if (address.includes(property)) expect([404, 405], address).toContain(answer.status);
  }
  expect(await stateOfLien()).toEqual(before);
  // What was refused to others is allowed to the owner.
  expect((await lien.send('/nl/eigenaar/account/', { do: 'end', session })).status).toBe(303);
  expect((await elsewhere.read('/nl/eigenaar/')).status).toBe(303);
});

test('the key of a mail opens its own account while it is valid, and nothing after its time', async () => {
  const address = (key: string) => `/nl/login/password/?${new URLSearchParams({ key })}`;
  const password = 'kasseien-in-de-regen';
  for (const [who, stranger] of Object.entries(strangers)) {
    const expired = await stranger.read(address(keys.ofLucExpired));
    expect([who, texts(expired.body, 'h1')]).toEqual([who, [word('nl', 'owners.password.badTitle')]]);
    expect(expired.body.includes(demoOwners.luc)).toBe(false);
    const sent = await stranger.send(address(keys.ofLucExpired), { password, again: password });
    expect([who, sent.status, cookieOf(sent)]).toEqual([who, 410, '']);
    const valid = await stranger.read(address(keys.ofAnn));
    expect([who, valid.status, valid.body.includes(demoOwners.ann)]).toEqual([who, 200, true]);
    expectUncached(valid, address(keys.ofAnn));
  }
  // Nobody has changed Luc's password.
  await ownerAt(site.origin, demoOwners.luc);
});

test('no other site writes in an owner’s name', async () => {
  const before = await stateOfLien();
  const intents = [`/nl/eigenaar/${property}/`, '/nl/eigenaar/account/', '/nl/eigenaar/'];
  for (const from of ['https://elsewhere.example', 'null', site.origin.replace('http:', 'https:')]) {
    for (const address of intents) {
      const fields = { message: 'Van een andere site', do: 'endAll' };
      expect([from, (await lien.send(address, fields, { origin: from })).status]).toEqual([from, 403]);
    }
  }
  expect(await stateOfLien()).toEqual(before);
});

test('an owner is no editor: not in the content lake, the leads, the status or a preview', async () => {
  const secret = lien.cookie.slice(lien.cookie.indexOf('=') + 1);
  const editor = strangers['an editor'];
  const lake = '/lake/v2025-02-19';
  const paths = [
    `${lake}/users/me`,
    `${lake}/data/query/production?query=${encodeURIComponent('*[0]')}`,
    '/api/leads',
    '/api/leads/00000000-0000-4000-8000-000000000000',
    '/api/leads-export',
    '/api/status',
  ];
  const program = { 'sec-fetch-site': 'same-origin' };
  for (const address of paths) {
    for (const cookie of [lien.cookie, `lake_session=${secret}`, `${lien.cookie}; lake_session=${secret}`]) {
      const answer = await personAt(site.origin, cookie).read(address, program);
      expect([address, answer.status]).toEqual([address, 401]);
    }
    expect([address, (await editor?.read(address, program))?.status]).not.toEqual([address, 401]);
  }
  const mutations = JSON.stringify({ mutations: [{ delete: { id: 'siteSettings' } }] });
  const write = await fetch(`${site.origin}${lake}/data/mutate/production`, {
    method: 'POST',
    body: mutations,
    headers: {
      'content-type': 'application/json',
      origin: site.origin,
      cookie: `${lien.cookie}; lake_session=${secret}`,
    },
  });
  expect(write.status).toBe(401);
});
