// Requirements 10.52
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedEditors, hostedEditors } from './editors.ts';

const quiet = { warn: () => undefined };
const request = (authorization?: string) =>
  new Request('http://localhost:3000/api/listings', { headers: authorization === undefined ? {} : { authorization } });

describe('editors of Sanity’s hosted lake', () => {
  let server: Server;
  let seen: { url: string; authorization: string | undefined }[];
  let answer: (incoming: IncomingMessage) => { status: number; body: unknown };
  let base: string;

  beforeEach(async () => {
    seen = [];
    server = createServer((incoming, outgoing) => {
      const { status, body } = answer(incoming);
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  /** Sends requests for Sanity to the fake, and records their URL. */
  const toFake: typeof fetch = (input, init) => {
    const url = new URL(String(input));
    seen.push({ url: url.href, authorization: new Headers(init?.headers).get('authorization') ?? undefined });
    return fetch(`${base}${url.pathname}`, init);
  };
  const editors = () => hostedEditors({ projectId: 'abc123', log: quiet, fetch: toFake });
  const ann = { id: 'pAnn', name: 'Ann', email: 'ann@agency.example', roles: [{ name: 'editor' }, { name: 'viewer' }] };

  it('asks the project’s own address with the editor’s token, and keeps the answer for a minute', async () => {
    answer = () => ({ status: 200, body: ann });
    let now = 1_000;
    const port = hostedEditors({ projectId: 'abc123', log: quiet, fetch: toFake, now: () => now });
    const expected = { id: 'pAnn', name: 'Ann', email: 'ann@agency.example', role: 'editor' };
    const twice = await Promise.all([port.whoIs(request('Bearer sk1')), port.whoIs(request('Bearer sk1'))]);
    expect([...twice, await port.whoIs(request('Bearer sk1'))]).toEqual([expected, expected, expected]);
    expect(seen).toEqual([{ url: 'https://abc123.api.sanity.io/v2021-06-07/users/me', authorization: 'Bearer sk1' }]);
    now += 61_000;
    answer = () => ({ status: 401, body: { message: 'Session not found' } });
    expect(await port.whoIs(request('Bearer sk1'))).toBeNull();
    expect(seen).toHaveLength(2);
  });

  it.each([
    [[{ name: 'administrator' }], 'administrator'],
    [[{ name: 'developer' }], 'editor'],
    [[{ name: 'contributor' }], 'viewer'],
    [[{ name: 'made-by-the-agency' }], 'viewer'],
    [[{ name: 'viewer' }, { name: 'administrator' }], 'administrator'],
  ])('takes the roles %j for %s', async (roles, role) => {
    answer = () => ({ status: 200, body: { ...ann, roles } });
    expect(await editors().whoIs(request('Bearer sk1'))).toMatchObject({ role });
  });

  it.each([[{ ...ann, roles: [] }], [{ ...ann, roles: undefined }], [{}], [[]], ['x'], [null]])(
    'identifies no editor by %j',
    async (body) => {
      answer = () => ({ status: 200, body });
      expect(await editors().whoIs(request('Bearer sk1'))).toBeNull();
    },
  );

  it('asks again after a failure, and nothing at all without a token', async () => {
    answer = () => ({ status: 500, body: {} });
    const port = editors();
    expect(await port.whoIs(request('Bearer sk1'))).toBeNull();
    answer = () => ({ status: 200, body: ann });
    expect(await port.whoIs(request('Bearer sk1'))).toMatchObject({ id: 'pAnn' });
    for (const header of [undefined, 'Basic YTpi', 'Bearer', `Bearer ${'x'.repeat(5000)}`]) {
      expect(await port.whoIs(request(header))).toBeNull();
    }
    expect(seen).toHaveLength(2);
  });
});

describe('editors of the embedded lake', () => {
  const user = { id: 'p1', name: 'Ann', email: 'ann@agency.example', role: 'viewer' } as const;
  const address = '203.0.113.7';
  const reader = {
    kind: 'anonymous',
    id: '<anonymous>',
    name: '',
    address,
    mayReadAll: false,
    mayWrite: false,
  } as const;
  type Lake = Parameters<typeof embeddedEditors>[0];
  const people = { listUsers: () => Promise.resolve([user]) } as unknown as Lake['people'];
  const who = (found: Awaited<ReturnType<Lake['readerOf']>>) =>
    embeddedEditors({ readerOf: () => Promise.resolve(found), people }, quiet).whoIs(request());

  it('are the people of a session and the holders of a token', async () => {
    expect(await who({ ...reader, kind: 'user', id: 'p1', name: 'Ann', mayReadAll: true, user })).toEqual(user);
    const token = await who({
      ...reader,
      kind: 'token',
      id: 'r1',
      name: 'Import',
      mayReadAll: true,
      mayWrite: 'everything',
    });
    expect(token).toEqual({ id: 'r1', name: 'Import', email: '', role: 'editor' });
    expect([await who(reader), await who(undefined)]).toEqual([null, null]);
    const failing = { readerOf: () => Promise.reject(new Error('no database')), people };
    expect(await embeddedEditors(failing, quiet).whoIs(request())).toBeNull();
  });

  it('are all who have an account; Sanity’s are not known to the site', async () => {
    expect(await embeddedEditors({ readerOf: () => Promise.resolve(undefined), people }, quiet).everybody()).toEqual([
      user,
    ]);
    expect(await hostedEditors({ projectId: 'p', log: quiet }).everybody()).toBeNull();
  });
});
