import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPeople } from './people/people.ts';
import { readToken, startTestLake, testDatabases, type TestDatabase, type TestLake } from './test-lake.ts';

const password = 'a password of some length';
const person = { name: 'Ann Peeters', email: 'Ann@Agency.example', role: 'editor', password } as const;

/** A clock that a test can advance. */
function testClock() {
  let shift = 0;
  return {
    now: () => new Date(Date.now() + shift),
    wait: (milliseconds: number) => void (shift += milliseconds),
  };
}

describe.each(testDatabases)('people of the lake on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let test: TestLake;
  const clock = testClock();
  const codes = new Set<string>();

  beforeAll(async () => {
    place = await create();
    test = await startTestLake(() => Promise.resolve(place), {
      clock,
      brand: 'Agency <b>',
      demoLogin: {
        offeredTo: (_request, { direct }) => direct,
        redeem: (code) => codes.delete(code),
      },
    });
    await test.lake.people.createUser(person);
    await test.lake.people.createUser({ ...person, name: 'Vera', email: 'vera@agency.example', role: 'viewer' });
    await test.lake.people.createUser({ ...person, name: 'Arno', email: 'arno@agency.example', role: 'author' });
    await test.lake.people.createUser({ ...person, name: 'Ot', email: 'ot@agency.example', role: 'office' });
  });
  afterAll(() => test?.dispose());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${test.origin}/lake${path}`, { headers });
  const api = (path: string, cookie?: string, init: RequestInit = {}) =>
    fetch(`${test.origin}/lake/v2021-06-07${path}`, {
      ...init,
      headers: { ...(cookie === undefined ? {} : { cookie }), ...init.headers },
    });
  const send = (form: Record<string, string>, headers: Record<string, string> = {}, query = '') =>
    fetch(`${test.origin}/lake/login${query}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: test.origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form),
    });
  const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const logIn = async (email: string, given = password) => cookieOf(await send({ email, password: given }));

  describe('the login page', () => {
    it('speaks the languages of the site, works without scripts and is not cached', async () => {
      const dutch = await get('/login?origin=/studio', { 'accept-language': 'it, nl-BE;q=0.8, fr;q=0.7' });
      expect(dutch.headers.get('cache-control')).toBe('no-store');
      expect(dutch.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
      const html = await dutch.text();
      expect(html).toContain('<html lang="nl">');
      expect(html).not.toContain('<script');
      expect(html).toContain('Agency &lt;b&gt;');
      for (const [language, word] of Object.entries({ fr: 'Connexion', en: 'Log in', de: 'Anmelden' })) {
        expect(await (await get(`/login?language=${language}`)).text()).toContain(`<h1>${word}</h1>`);
      }
    });

    it('keeps the typed address and says what is wrong', async () => {
      const wrong = await send({ email: '"><b>ann', password: 'x' }, {}, '?language=en&origin=/studio');
      expect(wrong.status).toBe(401);
      const html = await wrong.text();
      expect(html).toContain('value="&quot;&gt;&lt;b&gt;ann"');
      expect(html).toContain('role="alert"');
      expect(html).toContain('origin=%2Fstudio');
      expect((await send({ email: 'ann@agency.example' })).status).toBe(400);
    });

    it('sets a cookie that no script reads, and goes where the Studio asked', async () => {
      const wanted = encodeURIComponent(`${test.origin}/studio/structure?a=1#b`);
      const response = await send({ email: ' ann@agency.EXAMPLE ', password }, {}, `?origin=${wanted}`);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/studio/structure?a=1#b');
      expect(response.headers.get('set-cookie')).toMatch(
        /^lake_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    });

    it.each([
      'https://evil.example/studio',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      'http://[',
      '',
    ])('does not redirect to %s', async (origin) => {
      const response = await send({ email: person.email, password }, {}, `?origin=${encodeURIComponent(origin)}`);
      expect(response.status).toBe(303);
      const target = new URL(response.headers.get('location') ?? '', test.origin);
      expect(target.origin).toBe(test.origin);
    });

    it('takes no form of another site', async () => {
      const response = await send({ email: person.email, password }, { origin: 'https://evil.example' });
      expect(response.status).toBe(403);
      expect(response.headers.get('set-cookie')).toBeNull();
    });

    it('marks the cookie Secure behind TLS', async () => {
      const response = await test.lake.handle(
        new Request('https://agency.example/lake/login', {
          method: 'POST',
          headers: { origin: 'https://agency.example' },
          body: new URLSearchParams({ email: person.email, password }),
        }),
      );
      expect(response.headers.get('set-cookie')).toContain('; Secure');
    });

    it('slows guesses down, tells how long, and lets the owner in from elsewhere and later', async () => {
      const guess = (headers: Record<string, string> = {}) =>
        send({ email: 'vera@agency.example', password: 'guess' }, headers, '?language=en');
      const answers = await Promise.all(Array.from({ length: 12 }, () => guess({ 'x-test-address': '10.0.0.1' })));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401).length).toBeLessThan(6);
      const slowed = answers.find(({ status }) => status === 429);
      expect(await slowed?.text()).toMatch(/Try again in \d+ seconds?\./);
      expect(Number(slowed?.headers.get('retry-after'))).toBeGreaterThan(0);
      const right = { email: 'vera@agency.example', password };
      expect((await send(right, { 'x-test-address': '10.0.0.1' })).status).toBe(429);
      expect((await send(right, { 'x-test-address': '10.0.0.2' })).status).toBe(303);
      clock.wait(5 * 60_000);
      expect((await send(right, { 'x-test-address': '10.0.0.1' })).status).toBe(303);
    });

    it('slows an address that tries many accounts', async () => {
      const from = { 'x-test-address': '10.0.0.3' };
      const statuses: number[] = [];
      for (let count = 0; count < 34; count += 1) {
        statuses.push((await send({ email: `p${count}@agency.example`, password: 'guess' }, from)).status);
      }
      expect(statuses).toContain(429);
      clock.wait(3_600_000);
    });

    it('lets the demo editor in with a code that counts once, where the product allows it', async () => {
      codes.add('first').add('second').add('third');
      expect(await (await get('/login?language=en')).text()).toContain('Log in as the demo editor');
      const proxied = { 'x-forwarded-for': '10.0.0.9' };
      expect(await (await get('/login?language=en', proxied)).text()).not.toContain('demo editor');
      expect((await send({ as: 'demo', code: 'first' }, proxied)).status).toBe(403);
      for (const guess of [{ code: '' }, { code: 'guess' }]) {
        const refused = await send({ as: 'demo', ...guess }, {}, '?language=en');
        expect(refused.status).toBe(403);
        expect(await refused.text()).toContain('The terminal that runs the demo shows the next one.');
      }
      const cookie = cookieOf(await send({ as: 'demo', code: 'first' }));
      expect((await send({ as: 'demo', code: 'first' })).status).toBe(403);
      expect(await (await api('/users/me', cookie)).json()).toMatchObject({ id: 'p-demo-editor', role: 'editor' });
      // The link from the terminal, a HEAD request for it, and its second use.
      const open = (method: string, headers: Record<string, string> = {}) =>
        fetch(`${test.origin}/lake/login?origin=/studio/&code=second`, { method, headers, redirect: 'manual' });
      expect((await open('HEAD')).headers.has('set-cookie')).toBe(false);
      expect((await open('GET', proxied)).status).toBe(403);
      const entered = await open('GET');
      expect([entered.status, entered.headers.get('location')]).toEqual([303, '/studio/']);
      expect((await api('/users/me', cookieOf(entered))).status).toBe(200);
      expect((await open('GET')).status).toBe(403);
      // In a process with the same tables but without the demo, the session is invalid.
      const secret = cookie.replace('lake_session=', '');
      const userIn = (withDemo: boolean) =>
        createPeople(place.database, clock, withDemo).sessions.userOfSession(secret);
      expect([(await userIn(true))?.id, await userIn(false)]).toEqual(['p-demo-editor', undefined]);
    });
  });

  describe('a session', () => {
    it('says who it is, to the Studio as well', async () => {
      const cookie = await logIn(person.email);
      const me = await (await api('/users/me', cookie)).json();
      expect(me).toMatchObject({ name: 'Ann Peeters', email: 'ann@agency.example', role: 'editor' });
      expect(me.roles[0].name).toBe('editor');
      expect(await (await api('/auth/id', cookie)).json()).toEqual({ id: me.id });
      expect(await (await api(`/users/${me.id}`, cookie)).json()).toEqual({
        id: me.id,
        displayName: 'Ann Peeters',
        imageUrl: null,
      });
      expect(await (await api(`/users/${me.id},p1`, cookie)).json()).toHaveLength(1);
      expect((await api('/users/p1', cookie)).status).toBe(404);
      // Authors in the history that are no people.
      expect(await (await api('/users/import', cookie)).json()).toMatchObject({ displayName: 'import' });
      const { id } = await test.lake.people.createToken({ name: 'CRM', grant: 'write' });
      expect(await (await api(`/users/${id}`, cookie)).json()).toMatchObject({ id, displayName: 'CRM' });
    });

    it('is told which address cannot be read', async () => {
      const cookie = await logIn(person.email);
      for (const malformed of ['/users/%zz', '/users/unknown,%E0%A4%A', '/users/me/keyvalue/%zz']) {
        const answer = await api(malformed, cookie);
        expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining('encoded')]);
      }
    });

    it('ends with the next login in its browser, whoever logs in (10.281)', async () => {
      const earlier = await logIn(person.email);
      const next = cookieOf(await send({ email: person.email, password }, { cookie: earlier }));
      expect((await api('/users/me', earlier)).status).toBe(401);
      expect((await api('/users/me', next)).status).toBe(200);
    });

    it('ends at the logout, on the server, and a second logout is no mistake', async () => {
      const cookie = await logIn(person.email);
      const out = () => api('/auth/logout', cookie, { method: 'POST', headers: { origin: test.origin } });
      expect(
        (await api('/auth/logout', cookie, { method: 'POST', headers: { origin: 'https://evil.example' } })).status,
      ).toBe(403);
      expect((await api('/users/me', cookie)).status).toBe(200);
      const first = await out();
      expect([first.status, first.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')]);
      expect((await out()).status).toBe(200);
      expect((await api('/users/me', cookie)).status).toBe(401);
      expect((await api('/data/query/production?query=1', cookie)).status).toBe(401);
    });

    it('ends after a week without use, and goes on as long as it is used', async () => {
      const cookie = await logIn(person.email);
      const day = 86_400_000;
      for (const days of [5, 5, 5]) {
        clock.wait(days * day);
        expect((await api('/users/me', cookie)).status).toBe(200);
      }
      clock.wait(8 * day);
      expect((await api('/users/me', cookie)).status).toBe(401);
      const endless = await logIn(person.email);
      let status = 200;
      for (let weeks = 0; weeks < 12 && status === 200; weeks += 1) {
        clock.wait(6 * day);
        ({ status } = await api('/users/me', endless));
      }
      expect(status).toBe(401);
    });

    it('ends with a new password, and follows a new role at once', async () => {
      const { people } = test.lake;
      await people.createUser({ ...person, email: 'changing@agency.example' });
      const cookie = await logIn('changing@agency.example');
      await people.setRole('changing@agency.example', 'viewer');
      expect(await (await api('/users/me', cookie)).json()).toMatchObject({ role: 'viewer' });
      await people.setPassword('changing@agency.example', 'quite another password');
      expect((await api('/users/me', cookie)).status).toBe(401);
      expect(await logIn('changing@agency.example')).toBe('');
      const again = await logIn('changing@agency.example', 'quite another password');
      await people.removeUser('changing@agency.example');
      expect((await api('/users/me', again)).status).toBe(401);
    });

    it('is not believed for what another site sends', async () => {
      const cookie = await logIn(person.email);
      const query = (headers: Record<string, string>) =>
        api('/data/query/production?query=identity()', cookie, { headers });
      expect(await (await query({})).json()).not.toMatchObject({ result: '<anonymous>' });
      expect(await (await query({ 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ result: '<anonymous>' });
      expect(await (await query({ origin: 'https://evil.example' })).json()).toMatchObject({ result: '<anonymous>' });
      const put = (headers: Record<string, string>) =>
        api('/users/me/keyvalue', cookie, { method: 'PUT', headers, body: '[{"key":"a","value":1}]' });
      expect((await put({})).status).toBe(401);
      expect((await put({ origin: 'https://evil.example' })).status).toBe(401);
      expect((await put({ 'sec-fetch-site': 'same-site' })).status).toBe(401);
      expect((await put({ origin: test.origin })).status).toBe(200);
      expect((await put({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    });
  });

  describe('the small calls', () => {
    it('tell a stranger nothing', async () => {
      for (const path of [
        '/users/me',
        '/users/p1',
        '/projects',
        '/projects/test',
        '/projects/test/datasets',
        '/features',
        '/auth/id',
      ]) {
        expect([path, (await api(path)).status]).toEqual([path, 401]);
      }
      expect(await (await api('/auth/providers')).json()).toMatchObject({ providers: [{ url: '/lake/login' }] });
      expect(await (await api('/check/cors')).json()).toEqual({ result: { allowed: true, withCredentials: true } });
      const foreign = await api('/check/cors', undefined, { headers: { origin: 'https://evil.example' } });
      expect(await foreign.json()).toEqual({ result: { allowed: false, withCredentials: false } });
      expect((await api('/users/me', 'lake_session=nonsense')).status).toBe(401);
      expect((await api('/auth/providers', 'lake_session=nonsense')).status).toBe(200);
    });

    it('describe the project to those who belong to it', async () => {
      const cookie = await logIn(person.email);
      const body = async (path: string) => (await api(path, cookie)).json();
      expect(await body('/projects/test')).toMatchObject({ id: 'test', displayName: 'Agency <b>' });
      expect(await body('/projects/test/datasets')).toMatchObject([
        { name: 'production', aclMode: 'public' },
        { name: 'other' },
      ]);
      expect(await body('/projects/test/datasets?datasetProfile=comments')).toEqual([]);
      expect(await body('/features')).toEqual([]);
      expect(await body('/projects/test/roles')).toHaveLength(5);
      expect((await api('/projects/other', cookie)).status).toBe(404);
      expect((await api('/media-libraries', cookie)).status).toBe(404);
      expect((await api('/nothing/known', cookie)).status).toBe(501);
    });

    it.each([
      ['GET', '/help?m=sanity', { resources: { title: '', sectionArray: [] } }],
      ['GET', '/journey/announcements', []],
      ['GET', '/journey/trial', null],
      ['GET', '/intake/telemetry-status', { status: 'denied' }],
      ['GET', '/access/requests/me', []],
      ['POST', '/descriptors/claim', { synchronization: { type: 'complete' } }],
      ['GET', '/projects/test/user-applications', []],
    ])('of services of the hosted product are answered with nothing: %s %s (10.300)', async (method, path, answer) => {
      const response = await api(path, undefined, { method });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(answer);
    });

    it('grant an editor what a viewer is refused', async () => {
      const grantsOf = async (email: string) =>
        (await api('/projects/test/datasets/production/acl', await logIn(email))).json();
      // https://www.sanity.io/docs/content-lake/roles-concepts: editors read and write all documents, viewers read them.
      expect(await grantsOf(person.email)).toEqual([
        { filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history'] },
      ]);
      expect(await grantsOf('vera@agency.example')).toEqual([
        { filter: '_id in path("**")', permissions: ['read', 'history'] },
      ]);
      expect(await grantsOf('arno@agency.example')).toEqual([
        { filter: '_id in path("drafts.**")', permissions: ['read', 'create', 'update', 'history'] },
        { filter: '_id in path("**")', permissions: ['read', 'history'] },
      ]);
      expect(await grantsOf('ot@agency.example')).toEqual([]);
    });

    it('let an author write drafts and pictures, and nothing that visitors see (10.340)', async () => {
      const cookie = await logIn('arno@agency.example');
      await test.import([{ _id: 'shown', _type: 'page', title: 'Before' }]);
      const post = async (path: string, body: object | Blob) => {
        const sent = body instanceof Blob ? body : JSON.stringify(body);
        const headers = {
          origin: test.origin,
          'content-type': body instanceof Blob ? 'text/plain' : 'application/json',
        };
        return (await api(path, cookie, { method: 'POST', headers, body: sent })).status;
      };
      const mutate = (...mutations: object[]) => post('/data/mutate/production', { mutations });
      const act = (actionType: string, more: object) =>
        post('/data/actions/production', {
          actions: [{ actionType: `sanity.action.document.${actionType}`, ...more }],
        });
      const both = { draftId: 'drafts.shown', publishedId: 'shown' };

      expect(await mutate({ create: { _id: 'drafts.new', _type: 'page' } })).toBe(200);
      expect(await act('edit', { ...both, patch: { set: { title: 'Draft' } } })).toBe(200);
      expect(await mutate({ patch: { id: 'drafts.shown', set: { title: 'Second draft' } } })).toBe(200);
      for (const refused of [
        { create: { _id: 'other', _type: 'page' } },
        { create: { _type: 'page' } },
        { createOrReplace: { _id: 'shown', _type: 'page' } },
        { patch: { id: 'shown', set: { title: 'x' } } },
        { patch: { query: '*[_type == "page"]', set: { title: 'x' } } },
        { delete: { id: 'shown' } },
        { create: { _id: 'versions.r.shown', _type: 'page' } },
      ])
        expect([refused, await mutate({ create: { _id: 'drafts.beside', _type: 'page' } }, refused)]).toEqual([
          refused,
          403,
        ]);
      expect(await act('publish', both)).toBe(403);
      expect(await act('unpublish', both)).toBe(403);
      expect(await act('delete', { publishedId: 'shown', includeDrafts: ['drafts.shown'] })).toBe(403);
      const read = (id: string) => test.client({ token: readToken }).getDocument(id);
      expect(await read('shown')).toMatchObject({ title: 'Before' });
      expect(await read('drafts.beside')).toBeUndefined();
      expect(await act('discard', { draftId: 'drafts.shown' })).toBe(200);
      expect(await post('/assets/files/production', new Blob(['text']))).toBe(200);
    });

    it('let the office see what is published, and write nothing (10.340)', async () => {
      const cookie = await logIn('ot@agency.example');
      await test.import([
        { _id: 'public', _type: 'page' },
        { _id: 'drafts.secret', _type: 'page' },
      ]);
      const query = encodeURIComponent('*[_id in ["public", "drafts.secret"]]._id');
      const asked = await api(`/data/query/production?query=${query}&perspective=raw`, cookie);
      expect(await asked.json()).toMatchObject({ result: ['public'] });
      expect((await api('/data/history/production/documents/public?time=2026-11-29T00:00:00Z', cookie)).status).toBe(
        403,
      );
      const headers = { origin: test.origin };
      const body = JSON.stringify({ mutations: [{ create: { _id: 'drafts.x', _type: 'page' } }] });
      expect((await api('/data/mutate/production', cookie, { method: 'POST', headers, body })).status).toBe(403);
    });

    it('remember a person’s settings', async () => {
      const [ann, vera] = [await logIn(person.email), await logIn('vera@agency.example')];
      const put = (cookie: string, body: string) =>
        api('/users/me/keyvalue', cookie, { method: 'PUT', headers: { origin: test.origin }, body });
      const pair = { key: 'studio.pane.width', value: { wide: [1, 2] } };
      expect(await (await put(ann, JSON.stringify([pair]))).json()).toEqual([pair]);
      await put(vera, JSON.stringify([{ ...pair, value: 'hers' }]));
      const read = async (cookie: string) => (await api('/users/me/keyvalue/studio.pane.width,other', cookie)).json();
      expect([await read(ann), await read(vera)]).toEqual([[pair], [{ ...pair, value: 'hers' }]]);
      for (const wrong of ['', '{', '[1]', '[{"value":1}]', `[{"key":"a","value":"${'x'.repeat(300_000)}"}]`]) {
        expect((await put(ann, wrong)).status).toBe(400);
      }
    });

    it('remember so many settings of a person, and change those that they remember (10.206)', async () => {
      const cookie = await logIn('vera@agency.example');
      const put = async (pairs: { key: string; value: unknown }[]) =>
        (
          await api('/users/me/keyvalue', cookie, {
            method: 'PUT',
            headers: { origin: test.origin },
            body: JSON.stringify(pairs),
          })
        ).status;
      const hundred = (from: number) => Array.from({ length: 100 }, (_, n) => ({ key: `many.${from + n}`, value: n }));
      const statuses = [];
      for (let from = 0; from < 1_100; from += 100) statuses.push(await put(hundred(from)));
      expect([...new Set(statuses)]).toEqual([200, 413]);
      expect(await put([{ key: 'many.1', value: 'changed' }])).toBe(200);
      const large = (key: string) => put([{ key, value: 'x'.repeat(250_000) }]);
      for (const key of ['many.1', 'many.2', 'many.3', 'many.4', 'many.5', 'many.6', 'many.7']) await large(key);
      expect([await large('many.1'), await large('many.8')]).toEqual([200, 413]);
    });
  });

  describe('tokens', () => {
    it('read, or write too, until they are revoked', async () => {
      const { people } = test.lake;
      const made = await people.createToken({ name: 'Website', grant: 'read' });
      const read = (token: string) => test.client({ token }).fetch<string>('identity()');
      expect(await read(made.token)).toBe(made.id);
      expect(await test.client({ token: made.token }).users.getById('me')).toMatchObject({ role: 'viewer' });
      const writing = await people.createToken({ name: 'Importer', grant: 'write' });
      expect(await test.client({ token: writing.token }).users.getById('me')).toMatchObject({ role: 'editor' });
      expect(JSON.stringify(await people.listTokens())).not.toContain(made.token);
      await people.revokeToken(made.id);
      await expect(read(made.token)).rejects.toMatchObject({ statusCode: 401 });
      await expect(people.revokeToken(made.id)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' });
      expect(await read(readToken)).toBe('reader');
    });
  });

  it('refuses accounts that could not be used', async () => {
    const { people } = test.lake;
    const make = (change: object) => people.createUser({ ...person, email: 'new@agency.example', ...change });
    await expect(make({ email: 'no-address' })).rejects.toMatchObject({ code: 'EMAIL_UNFIT' });
    await expect(make({ email: 'ANN@agency.example' })).rejects.toMatchObject({ code: 'USER_EXISTS' });
    await expect(make({ name: ' ' })).rejects.toMatchObject({ code: 'NAME_UNFIT' });
    await expect(make({ password: 'short' })).rejects.toMatchObject({ code: 'PASSWORD_UNFIT' });
    await expect(people.setRole('unknown@agency.example', 'viewer')).rejects.toMatchObject({ code: 'USER_UNKNOWN' });
    const [row] = await people.listUsers();
    expect(JSON.stringify(row)).not.toContain('argon2');
  });
});

describe.each(testDatabases.slice(0, 1))('a private dataset without a demo', ({ create }) => {
  it('shows strangers nothing and knows no one-click login', async () => {
    const test = await startTestLake(create, { aclMode: 'private' });
    try {
      const form = { method: 'POST', headers: { origin: test.origin }, body: new URLSearchParams({ as: 'demo' }) };
      expect((await fetch(`${test.origin}/lake/login`, form)).status).toBe(403);
      await test.import([{ _id: 'a', _type: 'x' }]);
      await expect(test.client().fetch('*')).rejects.toMatchObject({ statusCode: 401 });
      expect(await test.client({ token: readToken }).fetch('count(*)')).toBe(1);
      expect((await fetch(`${test.origin}/lake/login`)).status).toBe(200);
    } finally {
      await test.dispose();
    }
  });
});
