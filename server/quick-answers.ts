import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { chosenEncoding } from './encoding.ts';
import { isAnonymous } from './personal-cookies.ts';
import type { Freshness, RenderedPage } from './page-cache.ts';

interface QuickOptions {
  maximumBytes: number;
  /** Whether a Host header names this site. */
  isOurs: (host: string | undefined) => boolean;
  /** The current day in Brussels; pages depend on it. */
  today: () => string;
}

/** A page as it was sent for an address, in one encoding. */
interface SentPage {
  day: string;
  freshness: Freshness;
  etag: string;
  /** Alternating names and values, which Node writes without inspecting each. */
  headers: string[];
  /** The headers for a 304. */
  headersWithoutBody: string[];
  body: Buffer;
  /** Set if the body can be compressed further. */
  rendered: RenderedPage | null;
  sent: number;
}

/** Longer addresses are individual searches, unlikely to be requested twice. */
const longestAddress = 200;
/** Bytes per page besides the body: headers, mostly the content security policy. */
const besideBody = 4_000;
/** Hits after which a page is compressed further; a results page then fits a connection's initial window. */
const often = 10;

/**
 * Keeps pages from the page cache exactly as they were sent, so that the next anonymous visitor of the same address
 * gets the same bytes before any other step runs. Applies only to GET and HEAD, without a personal cookie, for a host
 * of the site, in the same encoding, on the same day, and while nothing that the page has read has changed. All other
 * requests take the regular path.
 */
export class QuickAnswers {
  private readonly pages: LRUCache<string, SentPage> | null;

  constructor(private readonly options: QuickOptions) {
    const { maximumBytes } = options;
    this.pages =
      maximumBytes > 0
        ? new LRUCache({ maxSize: maximumBytes, sizeCalculation: ({ body }) => body.byteLength + besideBody })
        : null;
  }

  /** @returns whether the request has been answered */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.pages === null || !isQuick(request) || !this.options.isOurs(request.headers.host)) return false;
    const page = this.pages.get(keyOf(request));
    if (page === undefined || page.day !== this.options.today() || !page.freshness.stillCurrent()) return false;
    const known = request.headers['if-none-match'];
    if (known !== undefined && isAmong(page.etag, known)) {
      response.writeHead(304, page.headersWithoutBody).end();
    } else {
      response.writeHead(200, page.headers).end(request.method === 'HEAD' ? undefined : page.body);
    }
    page.sent += 1;
    if (page.sent === often) void makeSmaller(page);
    return true;
  }

  /** Keeps a response of the page cache with the headers set on `response`, which is sent with `body`. */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    page: RenderedPage,
    { freshness, body }: { freshness: Freshness; body: Buffer },
  ): void {
    if (this.pages === null || !isQuick(request) || (request.url ?? '').length > longestAddress) return;
    const { etag } = page;
    const headers = flatHeaders(response, []);
    const headersWithoutBody = flatHeaders(response, ['content-length', 'content-encoding']);
    const rendered = response.getHeader('content-encoding') === 'br' ? page : null;
    const sentPage = {
      day: this.options.today(),
      freshness,
      etag,
      headers,
      headersWithoutBody,
      body,
      rendered,
      sent: 0,
    };
    this.pages.set(keyOf(request), sentPage);
  }
}

async function makeSmaller(page: SentPage): Promise<void> {
  const body = await page.rendered?.smallestBody();
  if (!body || body.byteLength >= page.body.byteLength) return;
  page.body = body;
  page.headers[page.headers.indexOf('content-length') + 1] = String(body.byteLength);
}

/** Whether an `If-None-Match` header lists an entity tag. */
export function isAmong(etag: string, known: string): boolean {
  return known === etag || known.split(',').some((each) => each.trim() === etag);
}

function isQuick(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && isAnonymous(request);
}

function keyOf(request: IncomingMessage): string {
  return `${chosenEncoding(request)} ${request.url}`;
}

function flatHeaders(response: ServerResponse, without: readonly string[]): string[] {
  return response
    .getHeaderNames()
    .filter((name) => !without.includes(name))
    .flatMap((name) => [response.getHeader(name) ?? []].flat().flatMap((value) => [name, String(value)]));
}
