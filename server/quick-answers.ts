import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { chosenEncoding } from './encoding.ts';
import { isAnonymous } from './personal-cookies.ts';
import type { Freshness, RenderedPage } from './page-cache.ts';

interface QuickOptions {
  maximumBytes: number;
  /** Whether a Host header names this site. */
  isOurs: (host: string | undefined) => boolean;
  /** The day in Brussels, which pages know. */
  today: () => string;
}

/** A page as it left for an address, in one encoding. */
interface SentPage {
  day: string;
  freshness: Freshness;
  etag: string;
  /** Name, value, name, value: as Node writes them without looking at each. */
  headers: string[];
  /** The same for whoever has the page already. */
  headersWithoutBody: string[];
  body: Buffer;
  /** Where it can be made smaller still. */
  rendered: RenderedPage | null;
  /** How often it was sent. */
  sent: number;
}

/** Longer addresses are individual searches, unlikely to be requested twice. */
const longestAddress = 200;
/** Bytes of what is kept beside a body: headers, mostly the content security policy. */
const besideBody = 4_000;
/** How often a page is sent before it is worth the time that its smallest form takes: a page of results then fits what a connection may send at once. */
const often = 10;

/**
 * Pages that came from the page cache, as they left: the next anonymous visitor of the same address gets the same bytes before anything else
 * is looked at. A page is answered so only for reading (GET, HEAD), without a personal cookie, under a host of the site, in the encoding that
 * it was made for, on the day it was made and as long as nothing that it has read has changed. Everything else takes the ordinary way.
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

  /** Keeps an answer of the page cache with the headers that are set on `response`, which leaves with `body`. */
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

/** Whether an entity tag is among those of an `If-None-Match` header. */
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
