import { readFileSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RenderedPage } from './page-cache.ts';
import { QuickAnswers } from './quick-answers.ts';

/** The conditions under which a page may be sent again; tests change them. */
let holds: { current: boolean; day: string };
let quick: QuickAnswers;
let server: Server;
/** Number of requests that took the regular path. */
let asked: number;
/** The response of the regular path. */
let bodyOf: (response: ServerResponse, request: IncomingMessage) => Promise<{ page: RenderedPage; body: Buffer }>;

beforeEach(async () => {
  holds = { current: true, day: '2026-11-24' };
  asked = 0;
  quick = new QuickAnswers({
    maximumBytes: 1_000_000,
    isOurs: (host) => host === 'gevel.example',
    today: () => holds.day,
  });
  bodyOf = async (_, request) => {
    const body = Buffer.from(`page of ${request.url}, ${request.headers['accept-encoding'] ?? 'plain'}`);
    return { page: new RenderedPage(200, new Map(), body), body };
  };
  server = createServer(async (request, response) => {
    if (quick.answer(request, response)) return;
    asked += 1;
    const { page, body } = await bodyOf(response, request);
    response.setHeader('X-Page', ['one', 'two']);
    response.setHeader('ETag', page.etag);
    response.setHeader('Content-Length', body.byteLength);
    quick.keep(request, response, page, { freshness: { cacheable: true, stillCurrent: () => holds.current }, body });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  raw: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = httpRequest(
      { port, path, method, host: '127.0.0.1', headers: { host: 'gevel.example', ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const raw = Buffer.concat(parts);
          resolve({ status: answer.statusCode, headers: answer.headers, body: raw.toString(), raw });
        });
      },
    );
    sent.on('error', reject).end();
  });
}

describe('a page that was sent', () => {
  it('is sent again as it was, header by header', async () => {
    const first = await ask('/nl/');
    const second = await ask('/nl/');
    expect(asked).toBe(1);
    expect({ ...second, headers: { ...second.headers, date: '' } }).toEqual({
      ...first,
      headers: { ...first.headers, date: '' },
    });
    expect(second.headers['x-page']).toBe('one, two');
  });

  it('is not sent to whoever has it already, who hears so', async () => {
    const { headers } = await ask('/nl/');
    for (const known of [headers.etag ?? '', `"other", ${headers.etag}`]) {
      const again = await ask('/nl/', { 'if-none-match': known });
      expect([again.status, again.body, again.headers['content-length']]).toEqual([304, '', undefined]);
    }
    expect((await ask('/nl/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect(asked).toBe(1);
  });

  it('is announced without its body for HEAD', async () => {
    const { headers } = await ask('/nl/');
    const head = await ask('/nl/', {}, 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
    expect(asked).toBe(1);
  });
});

describe('a page in brotli that is asked for often', () => {
  const lengthOf = async () => Number((await ask('/nl/', { 'accept-encoding': 'br' })).headers['content-length']);

  it('becomes smaller, and stays the same page (10.183)', async () => {
    const words = readFileSync(import.meta.filename);
    const rendered = new RenderedPage(200, new Map(), words);
    bodyOf = async (response) => {
      response.setHeader('Content-Encoding', 'br');
      return { page: rendered, body: await rendered.encodedBody('br') };
    };
    const first = await lengthOf();
    for (let time = 0; time < 10; time += 1) await lengthOf();
    await expect.poll(lengthOf, { timeout: 10_000 }).toBeLessThan(first);
    expect(asked).toBe(1);
    const { raw, headers } = await ask('/nl/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(raw)).toEqual(words);
    expect(headers.etag).toBe(rendered.etag);
  });
});

describe('the ordinary way is taken', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['another address', '/fr/', {}, 'GET'],
    ['another query', '/nl/?page=2', {}, 'GET'],
    ['a host that is not ours', '/nl/', { host: 'elsewhere.example' }, 'GET'],
    ['an owner who is logged in', '/nl/', { cookie: 'consentSet=true; gevel_session=a' }, 'GET'],
    ['an editor who previews', '/nl/', { cookie: 'gevel_preview=a' }, 'GET'],
    ['another encoding', '/nl/', { 'accept-encoding': 'br' }, 'GET'],
    ['a write', '/nl/', {}, 'POST'],
    ['another method', '/nl/', {}, 'OPTIONS'],
  ])('for %s', async (_what, path, headers, method) => {
    await ask('/nl/');
    await ask(path, headers, method);
    expect(asked).toBe(2);
  });

  it('when something that the page has read has changed', async () => {
    await ask('/nl/');
    holds.current = false;
    await ask('/nl/');
    expect(asked).toBe(2);
  });

  it('on another day', async () => {
    await ask('/nl/');
    holds.day = '2026-11-25';
    await ask('/nl/');
    expect(asked).toBe(2);
  });

  it('and nothing is kept of a personal answer, a write or a long address', async () => {
    const long = `/nl/?search=${'a'.repeat(200)}`;
    await ask('/nl/', { cookie: 'gevel_session=a' });
    await ask('/nl/', {}, 'POST');
    await ask(long);
    expect(asked).toBe(3);
    await ask('/nl/');
    await ask(long);
    expect(asked).toBe(5);
  });

  it('for the pages asked least lately, beyond the bytes there are', async () => {
    for (let page = 0; page < 400; page += 1) await ask(`/nl/${page}/`);
    await ask('/nl/399/');
    expect(asked).toBe(400);
    await ask('/nl/0/');
    expect(asked).toBe(401);
  });
});
