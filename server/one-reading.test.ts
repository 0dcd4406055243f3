import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { HandleDocumentRequestFunction, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sources } from '~/content/source.ts';
import type { RateLimit, UsedLimit } from '~/platform/rate-limits.ts';
import type * as AddressModule from '~/addresses/address.ts';
import type * as MatchModule from '~/addresses/match.ts';
import { policySettings } from '~/site/page-policy.server.ts';
import type * as VisitModule from '~/site/visit.server.ts';
import { viewVisit } from '~/site/visit.server.ts';
import type { HttpOptions } from './http.ts';
import type { Parts } from './parts.ts';
import { Origins } from './origins.ts';
import { PageAnswers } from './pages.ts';
import { requestContexts } from './request-context.ts';

const counted = vi.hoisted(() => ({ decoded: 0, matched: 0, begun: 0 }));

vi.mock('~/addresses/address.ts', async (original) => {
  const real = await original<typeof AddressModule>();
  return { ...real, parseAddress: (path: string) => ((counted.decoded += 1), real.parseAddress(path)) };
});
vi.mock('~/addresses/match.ts', async (original) => {
  const real = await original<typeof MatchModule>();
  return { ...real, matchPathname: (path: string) => ((counted.matched += 1), real.matchPathname(path)) };
});
vi.mock('~/site/visit.server.ts', async (original) => {
  const real = await original<typeof VisitModule>();
  const beginVisit: typeof real.beginVisit = (...args) => ((counted.begun += 1), real.beginVisit(...args));
  return { ...real, beginVisit };
});

const searches = { counted: 0, most: Infinity };
const cdn = { seconds: 0 };

const results = 'results:/nl/te-koop';
const whereAmI = async ({ context }: LoaderFunctionArgs) => ({ language: (await context.visit()).language });
const whatIsAsked = async ({ context }: LoaderFunctionArgs) => {
  const { target, query } = await viewVisit(context, 'results');
  return { page: target.page, city: query.get('city') };
};
const document: HandleDocumentRequestFunction = async (
  _request,
  status,
  headers,
  { staticHandlerContext },
  context,
) => {
  await policySettings(context);
  headers.set('Content-Type', 'text/html');
  return new Response(JSON.stringify(staticHandlerContext.loaderData), { status, headers });
};

/** Two routes as Remix's compiler builds them. Both call `visit()`, and so does the page policy. */
const build = {
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { default: () => null, loader: whereAmI },
    },
    [results]: {
      id: results,
      parentId: 'root',
      path: 'nl/te-koop',
      module: { default: () => null, loader: whatIsAsked },
    },
  },
  assets: { routes: { root: { id: 'root' }, [results]: { id: results } }, entry: {}, url: '', version: '1' },
  entry: { module: { default: document } },
  future: { v3_singleFetch: true },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
} as unknown as ServerBuild;

describe('a request for a page', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    const log = pino({ level: 'silent' });
    const content = {
      read: (source: unknown) => Promise.resolve(source === sources.site ? { settings: null } : []),
      derive: (_key: string, make: (reader: unknown) => Promise<unknown>) => make(content),
    };
    const parts = {
      platform: { env: {}, log, revisions: { current: () => 0 }, now: () => new Date() },
      lake: {},
      content: { reader: () => content },
      listings: {
        reader: () => ({}),
        streets: { current: () => null, revision: () => 0 },
        nearby: { near: () => null, revision: () => 0 },
      },
      leads: {},
      alerts: {},
      newsletter: {},
      visits: {},
      views: {},
      owners: {},
      testimonials: {},
      captcha: { captcha: { sources: () => ({}) } },
    } as unknown as Parts;
    const origins = new Origins(['http://site.example'], 80);
    const pages = new PageAnswers({
      origins: () => origins,
      loadBuild: () => Promise.resolve(build),
      requestContext: requestContexts(parts, { get: () => Promise.resolve(null) }, () => origins),
      preview: { isProven: () => false } as unknown as HttpOptions['preview'],
      limits: {
        take: async (limit: RateLimit, _who: string, tell: (used: UsedLimit) => void) => {
          tell({ ...limit, left: { requests: 1, seconds: 600 } });
          return (searches.counted += 1) <= Math.min(limit.most, searches.most);
        },
      },
      pageCacheBytes: 1_000_000,
      get cdnSeconds() {
        return cdn.seconds;
      },
      development: false,
    } as unknown as HttpOptions);
    server = createServer(
      (request: IncomingMessage, response: ServerResponse) =>
        void pages.answer(request, response, { address: '127.0.0.1', body: null }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => void Object.assign(counted, { decoded: 0, matched: 0, begun: 0 }));

  it.each([
    ['an anonymous visitor', '/nl/te-koop/?city=gent%7C9000&utm_source=x', {}],
    ['somebody with a session', '/nl/te-koop/?city=gent%7C9000', { cookie: 'gevel_session=x' }],
  ])('of %s is decoded once, matched once, and one visit', async (_who, url, headers) => {
    const answer = await fetch(origin + url, { headers });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('sale');
    expect(text).toContain('gent|9000');
    expect(counted).toEqual({ decoded: 1, matched: 1, begun: 1 });
  });

  it('that asks for data as earlier routers did is one for the page', async () => {
    const answer = await fetch(`${origin}/nl/te-koop/?_data=root&city=gent%7C9000`, {
      headers: { cookie: 'gevel_session=x' },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await answer.text()).toContain('gent|9000');
  });

  it('is a search that counts towards its address only where it is made, and is refused in words (10.207)', async () => {
    Object.assign(searches, { counted: 0, most: 2 });
    const ask = (url: string, headers = {}) => fetch(origin + url, { headers });
    for (let time = 0; time < 5; time += 1) expect((await ask('/nl/te-koop/?city=aalst%7C9300')).status).toBe(200);
    for (let time = 0; time < 5; time += 1) expect((await ask('/nl/te-koop/?utm_source=x')).status).toBe(200);
    expect(searches.counted).toBe(1);
    expect((await ask('/nl/te-koop/?city=aalst%7C9300', { cookie: 'gevel_session=x' })).status).toBe(200);
    const refused = await ask('/nl/te-koop/?city=brugge%7C8000');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await refused.text()).toContain('Wacht enkele minuten en zoek dan opnieuw.');
    expect((await ask('/nl/te-koop/?city=aalst%7C9300')).status).toBe(200);
    Object.assign(searches, { most: Infinity });
  });

  it('tells a visitor what is left of their searches, unless a CDN would tell it to others (10.280)', async () => {
    const told = async (city: string) => {
      const { headers } = await fetch(`${origin}/nl/te-koop/?city=${city}`);
      return [headers.get('ratelimit'), headers.get('ratelimit-policy'), headers.get('cache-control')];
    };
    expect((await told('eeklo%7C9900'))[0]).toBe('"search";r=1;t=600');
    cdn.seconds = 60;
    expect(await told('ronse%7C9600')).toEqual([null, null, expect.stringContaining('s-maxage=60')]);
    cdn.seconds = 0;
  });

  it('that is in the cache begins no visit', async () => {
    await fetch(`${origin}/nl/te-koop/?page=2`);
    const second = await fetch(`${origin}/nl/te-koop/?page=2&unknown=1`);
    expect(second.headers.get('x-cache')).toBe('hit');
    expect(counted).toEqual({ decoded: 2, matched: 2, begun: 1 });
  });
});
