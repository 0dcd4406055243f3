import { beforeEach, expect, it, vi } from 'vitest';
import type { Deed, View } from './counter.server.ts';
import { createViewLimits } from './limits.server.ts';
import { viewsEndpoint } from './views-endpoint.server.ts';

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const path = '/nl/te-koop/gent/appartement/4101/';

let seen: View[];
let done: Deed[];
beforeEach(() => {
  seen = [];
  done = [];
});

function open(office: readonly string[] = []) {
  const { answer } = viewsEndpoint({
    counter: { count: (view) => void seen.push(view) },
    deeds: { count: (deed) => void done.push(deed) },
    limits: createViewLimits(vi.fn()),
    editors: {
      whoIs: (request) =>
        Promise.resolve(
          request.headers.get('cookie') === 'lake_session=an-editor'
            ? { id: 'an', name: 'An', email: 'an@agency.example', role: 'viewer' }
            : null,
        ),
    },
    office,
    // A quarter past midnight in Brussels.
    now: () => new Date('2026-11-22T23:15:00Z'),
  });
  return async (body: string, headers: Record<string, string> = {}, address = '192.0.2.1'): Promise<number> => {
    const { status } = await answer(
      new Request('https://www.agency.example/api/views', {
        method: 'POST',
        headers: { 'user-agent': browser, 'content-length': String(body.length), ...headers },
        body,
      }),
      address,
    );
    return status;
  };
}
const send = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

it('a view is counted by property, language, source and the day it is in Brussels (10.86)', async () => {
  const view = open();
  expect(await view(send({ path }))).toBe(204);
  expect(await view(send({ path: '/fr/locations/gand/appartement/4102/', from: 'www.google.be' }))).toBe(204);
  expect(await view(send({ path, from: 'www.agency.example' }))).toBe(204);
  expect(await view(send({ path, from: 'www.google.be', utm_source: 'newsletter', utm_medium: 'email' }))).toBe(204);
  const day = '2026-11-23';
  expect(seen).toEqual([
    { property: '4101', language: 'nl', source: 'direct', site: null, day },
    { property: '4102', language: 'fr', source: 'search', site: 'google.com', day },
    { property: '4101', language: 'nl', source: 'internal', site: null, day },
    { property: '4101', language: 'nl', source: 'mail', site: null, day },
  ]);
});

it('its own pages are those of the origin that the browser names, of the several there may be', async () => {
  await open()(send({ path, from: 'agency.example' }), { origin: 'https://agency.example' });
  expect(seen).toMatchObject([{ source: 'internal' }]);
});

it('a home that is kept and a search that finds nothing are counted, without what was typed (10.330)', async () => {
  const say = open();
  const day = '2026-11-23';
  await say(send({ path, kept: '4101' }));
  await say(send({ path: '/fr/ventes/', none: '?search=Jan+Peeters+0470123456&maxprice=312000' }));
  expect(seen).toEqual([]);
  expect(done).toMatchObject([
    { kind: 'kept', subject: '4101', day, language: 'nl' },
    { kind: 'empty-search', day, language: 'fr' },
  ]);
  expect(done[1]?.subject).not.toMatch(/Peeters|0470/);
});

it.each([
  ['no home', { path, kept: '4101 x' }],
  ['a page in no language', { path: '/for-sale/', none: '' }],
  ['a preview', { path: '/preview/nl/te-koop/', none: '' }],
  ['another page than the results', { path, none: '?type=1' }],
])('of %s nothing is counted', async (_, fields) => {
  expect(await open()(send(fields))).toBe(204);
  expect([seen, done]).toEqual([[], []]);
});

it('one address keeps a home as often as it views one, a program and the office never', async () => {
  const say = open(['198.51.100.0/24']);
  for (let count = 0; count < 12; count += 1) await say(send({ path, kept: '4101' }));
  expect(done).toHaveLength(10);
  await say(send({ path, kept: '4102' }), { 'user-agent': 'Googlebot/2.1' });
  await say(send({ path, kept: '4102' }), { cookie: 'lake_session=an-editor' });
  await say(send({ path, kept: '4102' }), {}, '198.51.100.7');
  expect(done).toHaveLength(10);
});

it.each([
  ['a preview', `/preview${path}`],
  ['the results', '/nl/te-koop/'],
  ['a page without a language', '/for-sale/gent/appartement/4101/'],
  ['a path that cannot be read', '/nl/te-koop/%E0%A4%A/x/4101/'],
  ['an id that no database takes', '/nl/te-koop/gent/appartement/41%00/'],
  ['an id that no listing can have', `/nl/te-koop/gent/appartement/${'4'.repeat(65)}/`],
  ['no path', ''],
  ['nonsense', '💣'.repeat(200)],
])('%s counts nothing', async (_, each) => {
  expect(await open()(send({ path: each }))).toBe(204);
  expect(seen).toEqual([]);
});

it('a body that is none counts nothing, and a large one is refused', async () => {
  const view = open();
  expect(await view('{"path":')).toBe(204);
  expect(await view(send({ path, from: 'x'.repeat(5_000) }))).toBe(413);
  expect(seen).toEqual([]);
});

it.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a browser without a window', browser.replace('Chrome', 'HeadlessChrome')],
  ['a program', 'curl/8.5.0'],
  ['one that does not say what it is', ''],
])('%s counts nothing', async (_, agent) => {
  expect(await open()(send({ path }), { 'user-agent': agent })).toBe(204);
  expect(seen).toEqual([]);
});

it('the office counts nothing: neither who is logged in, nor who is at its addresses', async () => {
  const view = open(['198.51.100.0/24', '2001:db8:7::/48']);
  await view(send({ path }), { cookie: 'lake_session=an-editor' });
  await view(send({ path }), {}, '198.51.100.7');
  await view(send({ path }), {}, '2001:db8:7::1');
  expect(seen).toEqual([]);
  await view(send({ path }), { cookie: 'lake_session=forged' });
  await view(send({ path }), {}, '203.0.113.9');
  expect(seen).toHaveLength(2);
});

it('whoever counts again and again is answered, and counts no more', async () => {
  const view = open();
  const statuses = new Set<number>();
  for (let n = 0; n < 30; n += 1) statuses.add(await view(send({ path })));
  expect([...statuses]).toEqual([204]);
  expect(seen).toHaveLength(10);
});

it('a body that breaks off is no failure', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  const { answer } = viewsEndpoint({
    deeds: { count: vi.fn() },
    counter: { count: vi.fn() },
    limits: createViewLimits(vi.fn()),
    office: [],
    now: () => new Date(),
    editors: { whoIs: () => Promise.resolve(null) },
  });
  const request = new Request('https://www.agency.example/api/views', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  expect((await answer(request, '192.0.2.1')).status).toBe(204);
});
