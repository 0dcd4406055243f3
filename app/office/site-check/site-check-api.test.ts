import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { User } from '@gevel/lake';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '~/platform/failure.ts';
import type { PublicFetch } from '~/platform/public-fetch.ts';
import { resolveRequest } from '~/site/resolve-request.ts';
import { endpointAnswers } from '../../../server/endpoints.ts';
import { Origins } from '../../../server/origins.ts';
import type { Parts } from '../../../server/parts.ts';
import { requestContexts } from '../../../server/request-context.ts';
import { openTestOffice, type TestOffice } from '../../../server/test-office.ts';
import type { SiteCheck, SiteCheckRefusal } from './answers.ts';
import { answerOf } from './part.server.ts';

let office: TestOffice;
let parts: Parts;
let server: Server;
let origin: string;
/** What the pages answer, by path; the others are without fault. */
let broken: Record<string, number> = {};
const linking = '<a href="/nl/weg/">weg</a>';
const html = (body: string) => `<meta name="description" content="x"><meta property="og:image" content="/a">${body}`;

beforeAll(async () => {
  office = await openTestOffice();
  ({ parts } = office);
  const answer = endpointAnswers(parts.siteCheck.endpoints ?? [], () => origin);
  server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk);
    await answer(request, response, { address: '127.0.0.1', body: body.length > 0 ? Buffer.concat(body) : null });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const contexts = requestContexts(parts, { get: () => Promise.resolve(null) }, () => new Origins([origin], 80));
  const resolved = resolveRequest('/');
  parts.siteCheck.serve({
    context: () => contexts({ request: new Request(origin), resolved }).context,
    look: (path) =>
      Promise.resolve({ status: broken[path] ?? 200, location: null, html: html(path === '/' ? linking : '') }),
    rest: () => Promise.resolve(),
  });
  await parts.platform.jobs.start();
}, 120_000);
afterAll(async () => {
  server?.close();
  await office?.close();
});
beforeEach(() => {
  broken = {};
});

interface Asked {
  as?: User['role'];
  change?: unknown;
  from?: string;
}

/** Sends a request like a page of the Studio, logged in as somebody. */
async function ask({ as, change, from = origin }: Asked): Promise<Response> {
  const headers = new Headers({ origin: from });
  if (as !== undefined) headers.set('cookie', await office.cookieOf(as));
  return fetch(`${origin}/api/site-check?language=nl`, {
    headers,
    ...(change === undefined ? {} : { method: 'POST', body: JSON.stringify(change) }),
  });
}
const read = async (asked: Asked = { as: 'editor' }): Promise<SiteCheck> =>
  (await (await ask(asked)).json()) as SiteCheck;

/** Asks for a walk and waits for its end. */
async function walked(): Promise<SiteCheck> {
  const before = (await read({ as: 'editor', change: { walk: true } })).walk?.at;
  return vi.waitFor(
    async () => {
      const check = await read();
      expect(check.walking).toBe(null);
      expect(check.hasFailed || check.walk?.at !== before).toBe(true);
      return check;
    },
    { timeout: 10_000 },
  );
}

describe('the API of the site check', () => {
  it.each([
    ['nobody', {}, 401, 'login'],
    ['a viewer', { as: 'viewer' }, 403, 'role'],
    ['the office', { as: 'office' }, 403, 'role'],
    ['an author', { as: 'author' }, 200, undefined],
    ['an editor', { as: 'editor' }, 200, undefined],
    ['an administrator', { as: 'administrator' }, 200, undefined],
    ['another site in an editor’s name', { as: 'editor', from: 'https://evil.example' }, 401, 'login'],
  ] as const)('answers %s as their role allows (10.367)', async (_who, asked, status, error) => {
    const answer = await ask(asked);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (error !== undefined) expect(((await answer.json()) as SiteCheckRefusal).error).toBe(error);
  });

  it('is closed to programs: their tokens were made for content (10.367)', async () => {
    const { token } = await office.lake.people.createToken({ name: 'Import', grant: 'write' });
    const answer = await fetch(`${origin}/api/site-check`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(403);
  });

  it.each([null, {}, { walk: false }, { hide: 'x' }, { hide: 'a'.repeat(24), show: 'a'.repeat(24) }])(
    'refuses %j',
    async (change) => {
      expect((await ask({ as: 'editor', change })).status).toBe(400);
    },
  );

  it('refuses to hide what was not found', async () => {
    expect((await ask({ as: 'editor', change: { hide: 'a'.repeat(24) } })).status).toBe(404);
  });

  it('walks when it is asked, and says what it found and when (10.360, 10.366)', async () => {
    broken = { '/nl/weg/': 404 };
    const check = await walked();
    expect(check).toMatchObject({ hasFailed: false, walk: { isWhole: true } });
    expect(Date.now() - Date.parse(check.walk?.at ?? '')).toBeLessThan(60_000);
    expect(check.findings).toMatchObject([{ kind: 'dead-link', facts: { target: '/nl/weg/', status: 404 } }]);
    broken = {};
    expect((await walked()).findings).toEqual([]);
  });

  it('hides a finding until it changes or is gone (10.366)', async () => {
    broken = { '/nl/weg/': 404 };
    const [first] = (await walked()).findings;
    const change = { hide: first?.id };
    expect((await read({ as: 'author', change })).findings).toMatchObject([{ isHidden: true }]);
    expect((await walked()).findings).toMatchObject([{ isHidden: true }]);
    expect((await read({ as: 'editor', change: { show: first?.id } })).findings).toMatchObject([{ isHidden: false }]);
    await read({ as: 'editor', change });
    broken = { '/nl/weg/': 410 };
    expect((await walked()).findings).toMatchObject([{ isHidden: false }]);
    // What was mended and breaks again is told again.
    broken = { '/nl/weg/': 404 };
    expect((await walked()).findings).toMatchObject([{ isHidden: false }]);
  });

  it('makes one walk for all who ask at once, and takes one up again that was never heard of', async () => {
    const { store } = parts.siteCheck;
    expect(await Promise.all([store.ask(), store.ask(), store.ask()])).toEqual([true, false, false]);
    expect((await read()).walking).toEqual({ pages: 0 });
    await parts.platform.database.query(
      "UPDATE site_check SET asked_at = now() - interval '11 minutes', beat_at = now() - interval '11 minutes'",
    );
    expect((await read()).walking).toBe(null);
    expect(await store.ask()).toBe(true);
    await store.fail();
    expect(await read()).toMatchObject({ walking: null, hasFailed: true });
  });
});

describe('a link to another site', () => {
  const answers =
    (statusCode: number): PublicFetch =>
    () =>
      Promise.resolve({ statusCode, on: () => undefined, destroy: () => undefined } as unknown as Awaited<
        ReturnType<PublicFetch>
      >);
  const fails =
    (error: Error): PublicFetch =>
    () =>
      Promise.reject(error);

  it.each([
    ['https://a.example/x', ['a.example'], answers(404), 404],
    ['https://www.a.example/x', ['a.example'], answers(200), 200],
    ['https://nota.example/x', ['a.example'], answers(404), null],
    ['https://a.example/x', [], answers(404), null],
    ['http://a.example/x', ['a.example'], answers(404), null],
    ['mailto:a@a.example', ['a.example'], answers(404), null],
    ['https://a.example/x', ['a.example'], fails(failure('HOST_UNREACHABLE', 'no')), 0],
    ['https://a.example/x', ['a.example'], fails(failure('ADDRESS_NOT_PUBLIC', 'no')), null],
  ] as const)('%s with the list %j (10.361)', async (url, hosts, fetchPublic, expected) => {
    expect(await answerOf(url, hosts, fetchPublic)).toBe(expected);
  });
});
