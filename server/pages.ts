import type { IncomingMessage, ServerResponse } from 'node:http';
import { rateLimitHeaders } from '@gevel/accounts';
import {
  createRequestHandler,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import type { PreviewAccess } from '~/content/preview/access.server.ts';
import { brusselsToday } from '~/listings/domain/rules/day.ts';
import { giveWay } from '~/platform/give-way.ts';
import { networkOf } from '~/platform/network.ts';
import { isTraced, span } from '~/platform/tracing.ts';
import type { RateLimits, UsedLimit } from '~/platform/rate-limits.ts';
import { DocumentAnswer } from '~/site/document-answer.server.ts';
import { isSearch, resolveRequest, type ResolvedRequest } from '~/site/resolve-request.ts';
import type { SeenPage } from '~/office/site-check/walk.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { chosenEncoding } from './encoding.ts';
import { abortOnClose, sendWebResponse, webRequest, type Asked } from './node-adapter.ts';
import { isWrite, type Origins } from './origins.ts';
import { PageCache, RenderedPage, type Encoding, type Freshness, type Rendering } from './page-cache.ts';
import { isAnonymous } from './personal-cookies.ts';
import { isAmong, QuickAnswers } from './quick-answers.ts';
import { refuseSearch } from './refusals.ts';
import type { RequestContextMaker } from './request-context.ts';
import { searchLimit } from './search-limit.ts';

/** Longer URLs are individual searches, unlikely to be requested twice. */
const maxRememberedLength = 200;

/** The share of the page cache's bytes for `QuickAnswers`. */
const quickShare = 0.25;

/** First segments of what is no page. */
const partsOfSite = new Set(['api', 'assets', 'health', 'images', 'lake', 'metrics', 'preview', 'studio']);

/** Loads the pages built by Remix's compiler; in development they are rebuilt after each edit. */
export type LoadBuild = () => Promise<ServerBuild>;

export interface PageOptions {
  /** Available once the server is listening. */
  origins: () => Origins;
  loadBuild: LoadBuild;
  requestContext: RequestContextMaker;
  preview: PreviewAccess;
  limits: Pick<RateLimits, 'take'>;
  pageCacheBytes: number;
  cdnSeconds: number;
  development: boolean;
}

/** Answers everything that Remix handles: pages, their data, and resource routes. */
export class PageAnswers {
  private readonly cache: PageCache;
  private readonly quick: QuickAnswers;
  private readonly resolved = new LRUCache<string, ResolvedRequest>({ max: 2_000 });
  private readonly today = brusselsToday(() => new Date());
  private readonly handlers = new WeakMap<ServerBuild, Map<string | null, RequestHandler>>();

  constructor(private readonly options: PageOptions) {
    const cacheBytes = options.development ? 0 : options.pageCacheBytes;
    this.cache = new PageCache(cacheBytes);
    this.quick = new QuickAnswers({
      maximumBytes: Math.floor(cacheBytes * quickShare),
      isOurs: (host) => options.origins().ofHost(host) !== null,
      today: this.today,
    });
  }

  /**
   * Answers from the quick cache, before any other step.
   *
   * @returns whether the request has been answered
   */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    return this.quick.answer(request, response);
  }

  async answer(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
    request.url = withoutRouter(request.url ?? '/');
    const resolved = this.resolve(request.url);
    const isReading = request.method === 'GET' || request.method === 'HEAD';

    if (isReading && resolved.redirect !== null) {
      const { status, location } = resolved.redirect;
      response.writeHead(status, {
        Location: location,
        'Cache-Control': status === 301 ? 'public, max-age=3600' : 'no-store',
      });
      response.end();
      return;
    }

    const key = isReading && isAnonymous(request) ? resolved.cacheKey : null;
    const isMade = key === null || !this.cache.has(this.keyOfToday(key));
    if (isMade && isSearch(resolved) && !(await this.maySearch(asked.address, response)))
      return this.refuseSearch(resolved, response);
    if (key === null) return this.answerUncached(resolved, request, response, asked);

    const { page, freshness, outcome } = await this.page(resolved, key);
    response.setHeader('X-Cache', outcome);
    await this.send(page, request, response, outcome === 'hit' ? freshness : null);
  }

  /** Allows the search if the database cannot count: anything that needs the database fails by itself. */
  private maySearch(address: string, response: ServerResponse): Promise<boolean> {
    const tell = (used: UsedLimit) => setAll(response, rateLimitHeaders([used]));
    return this.options.limits.take(searchLimit, networkOf(address), tell).catch(() => true);
  }

  private async refuseSearch(resolved: ResolvedRequest, response: ServerResponse): Promise<void> {
    const language = resolved.address?.language ?? 'en';
    const request = this.anonymous(resolved.url);
    const t = await readTexts(this.options.requestContext({ request, resolved }).context, language);
    refuseSearch(response, language, t('errors.tooManySearches'));
  }

  /** Memoized: most visitors request the same few addresses, and resolving one costs a fifth of a cached page. */
  private resolve(url: string): ResolvedRequest {
    const known = this.resolved.get(url);
    if (known !== undefined) return known;
    const resolved = resolveRequest(url);
    if (url.length <= maxRememberedLength) this.resolved.set(url, resolved);
    return resolved;
  }

  /** The kind of page at a path, or the part of the site that answers there: for figures. */
  kindOf(path: string): string {
    const [, first = ''] = path.split('/', 2);
    return partsOfSite.has(first) ? first : (this.resolve(path).address?.target.view ?? 'other');
  }

  /**
   * Returns what an anonymous visitor would get, without a connection, for work that the process does in advance.
   * Cached like any other response.
   *
   * @param url path and query on this site
   */
  async read(url: string): Promise<Buffer> {
    const resolved = resolveRequest(url);
    if (resolved.cacheKey !== null) return (await this.page(resolved, resolved.cacheKey)).page.body;
    const request = this.anonymous(url);
    const { context } = this.options.requestContext({ request, resolved });
    return bodyOf(await this.handle(request, context));
  }

  /**
   * Returns what an anonymous visitor would be answered, for work that looks at every page. What is not cached is made
   * without being kept: the cache is for what visitors ask for.
   *
   * @param url path and query on this site
   */
  async look(url: string): Promise<SeenPage> {
    const resolved = resolveRequest(url);
    if (resolved.redirect !== null) return { ...resolved.redirect, html: '' };
    const { cacheKey: key } = resolved;
    const isMade = key !== null && this.cache.has(this.keyOfToday(key));
    const { page } = isMade ? await this.page(resolved, key) : await this.renderAnonymous(resolved, key ?? url);
    const isHtml = page.headers.get('content-type')?.toString().startsWith('text/html') ?? false;
    return {
      status: page.status,
      location: page.headers.get('location')?.toString() ?? null,
      html: isHtml ? page.body.toString('utf8') : '',
    };
  }

  /** Resource routes stream; documents are buffered for their policy and encoding. */
  private async answerUncached(
    resolved: ResolvedRequest,
    request: IncomingMessage,
    response: ServerResponse,
    { address, body }: Asked,
  ): Promise<void> {
    // The Origin of a write has been checked; Remix compares it with the host, and we may have several.
    const origin = request.headers.origin ?? this.options.origins().main;
    // Writes yield between their steps, so that they do not hold up visitors who wait for pages.
    const betweenSteps = isWrite(request) ? giveWay : () => Promise.resolve();
    await betweenSteps();
    // The client has disconnected meanwhile.
    if (response.destroyed) return;
    const to = isWrite(request) ? origin : this.options.origins().main;
    const web = webRequest(request, to, abortOnClose(response), body);
    const drafts = this.seesDrafts(request);
    const made = this.options.requestContext({ request: web, resolved, drafts, address });
    await betweenSteps();
    const answer = await this.handle(web, made.context);
    await betweenSteps();
    setAll(response, made.limitHeaders(answer.status));
    // Without this, a proxy may cache a 404 or a redirect and serve it to someone else.
    if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'no-store');
    if (!/^text\/html/.test(answer.headers.get('content-type') ?? '')) {
      return sendWebResponse(answer, response, request.method === 'HEAD');
    }
    await this.send(await this.buffer(answer), request, response);
  }

  /** Pages depend on the date (past visits are hidden), so the cache key includes it. */
  private page(resolved: ResolvedRequest, key: string): ReturnType<PageCache['get']> {
    return this.cache.get(this.keyOfToday(key), () => this.renderAnonymous(resolved, key));
  }

  private keyOfToday(key: string): string {
    return `${this.today()} ${key}`;
  }

  /** Renders a page for everybody, without the cookies and headers of the visitor who happens to be first. */
  private async renderAnonymous(asked: ResolvedRequest, key: string): Promise<Rendering> {
    const search = key.includes('?') ? key.slice(key.indexOf('?')) : '';
    const resolved = { ...asked, url: asked.pathname + search, query: new URLSearchParams(search) };
    const request = this.anonymous(resolved.url);
    const { context, freshness } = this.options.requestContext({ request, resolved });
    const answer = await this.handle(request, context);
    return { page: await this.buffer(answer), freshness };
  }

  private anonymous(url: string): Request {
    const { main } = this.options.origins();
    return new Request(main + url, { headers: { host: new URL(main).host, accept: 'text/html' } });
  }

  private async handle(request: Request, context: AppLoadContext): Promise<Response> {
    const handle = this.handlerFor(await this.options.loadBuild(), context.resolved.routeId);
    return handle(request, context);
  }

  /** Remix's handler for a build with only one route: matching among all literal paths costs a tenth of a page. */
  private handlerFor(build: ServerBuild, routeId: string | null): RequestHandler {
    const made = this.handlers.get(build) ?? new Map<string | null, RequestHandler>();
    this.handlers.set(build, made);
    const known = made.get(routeId);
    if (known !== undefined) return known;
    const mode = this.options.development ? 'development' : 'production';
    const reduced = routeId === null ? build : onlyWith(build, routeId);
    const handle = createRequestHandler(isTraced() ? withTracedLoaders(reduced) : reduced, mode);
    made.set(routeId, handle);
    return handle;
  }

  /** Requirements 10.15: drafts are shown under `/preview/` only, and only with proof of access. */
  private seesDrafts({ url, headers }: IncomingMessage): boolean {
    return url?.startsWith('/preview/') === true && this.options.preview.isProven(headers.cookie);
  }

  private async buffer(answer: Response): Promise<RenderedPage> {
    const body = await bodyOf(answer);
    const headers = new Map<string, string | string[]>();
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') headers.set(name, value);
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) headers.set('set-cookie', cookies);
    // Pages set their own policy; any other document gets `default-src 'none'`.
    if (headers.get('content-type')?.toString().startsWith('text/html') && !headers.has('content-security-policy'))
      headers.set('content-security-policy', "default-src 'none'");
    return new RenderedPage(answer.status, headers, body);
  }

  /** @param freshness of a cached page, which the quick cache may keep; null for any other */
  private async send(
    page: RenderedPage,
    request: IncomingMessage,
    response: ServerResponse,
    freshness: Freshness | null = null,
  ): Promise<void> {
    for (const [name, value] of page.headers) response.setHeader(name, value);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', this.cacheControl(page));
    // A CDN would tell everybody what one caller has left.
    if (String(response.getHeader('Cache-Control')).includes('s-maxage'))
      for (const name of ['RateLimit', 'RateLimit-Policy']) response.removeHeader(name);
    response.appendHeader('Vary', 'Accept-Encoding');
    if (page.status === 200) response.setHeader('ETag', page.etag);
    if (page.status === 200 && isAmong(page.etag, request.headers['if-none-match'] ?? '')) {
      response.statusCode = 304;
      response.end();
      return;
    }
    const encoding: Encoding = page.body.byteLength < 1_000 ? 'identity' : chosenEncoding(request);
    const body = await page.encodedBody(encoding);
    response.statusCode = page.status;
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.byteLength);
    if (freshness !== null && page.status === 200) this.quick.keep(request, response, page, { freshness, body });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Lets a CDN cache pages only if the operator configured it: a CDN is not notified of new revisions. */
  private cacheControl(page: RenderedPage): string {
    const { cdnSeconds } = this.options;
    if (cdnSeconds === 0 || page.status !== 200) return 'max-age=0, must-revalidate';
    return `max-age=0, must-revalidate, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`;
  }
}

/** Turns requests for Remix's client-side router, which this site does not use, into addresses of missing pages. */
function withoutRouter(url: string): string {
  if (!/_data=|\.data(?:\?|$)|^\/__manifest(?:\?|$)/.test(url)) return url;
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete('_data');
  const isRouters = path.endsWith('.data') || path === '/__manifest';
  return (isRouters ? `${path}/` : path) + (query.size > 0 ? `?${query}` : '');
}

function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

async function bodyOf(answer: Response): Promise<Buffer> {
  return answer instanceof DocumentAnswer ? answer.html : Buffer.from(await answer.arrayBuffer());
}

/** The build reduced to its root and one route; unchanged if it has no such route. */
function onlyWith(build: ServerBuild, routeId: string): ServerBuild {
  const { root, [routeId]: route } = build.routes;
  const { root: rootFiles, [routeId]: files } = build.assets.routes;
  return root && route && rootFiles && files
    ? {
        ...build,
        routes: { root, [routeId]: route },
        assets: { ...build.assets, routes: { root: rootFiles, [routeId]: files } },
      }
    : build;
}

/** The build with a span for each loader and action, named after its route; `results:/nl/te-koop` is one of `results`. */
function withTracedLoaders(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route] as const;
    const { loader, action } = route.module;
    const [name = ''] = id.split(':', 1);
    const module = {
      ...route.module,
      ...(loader && { loader: (args: LoaderFunctionArgs) => span(`loader ${name}`, {}, async () => loader(args)) }),
      ...(action && { action: (args: ActionFunctionArgs) => span(`action ${name}`, {}, async () => action(args)) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
