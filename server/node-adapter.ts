import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** Headers that only the connection between proxy and server knows; the app must never see a host that it could repeat. */
const hiddenHeaders = new Set([
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'connection',
  'transfer-encoding',
  'keep-alive',
]);

/** What the server knows of a request by the time that a page or a part answers it. */
export interface Asked {
  /** The visitor's, behind the proxies that are trusted. */
  address: string;
  /** Null for a request that only reads. */
  body: Buffer | null;
}

/**
 * A web `Request` of a node request, with a URL on a configured origin.
 *
 * @param origin one of the site's own origins, never what the client claims
 * @param body what was read of it already; otherwise it is read as it is asked for
 */
export function webRequest(
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
  body?: Buffer | null,
): Request {
  const headers = new Headers({ host: new URL(origin).host });
  for (let at = 0; at + 1 < incoming.rawHeaders.length; at += 2) {
    const name = incoming.rawHeaders[at] ?? '';
    if (!hiddenHeaders.has(name.toLowerCase())) headers.append(name, incoming.rawHeaders[at + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${origin}${incoming.url ?? '/'}`, {
    method,
    headers,
    signal,
    // `duplex` is required by fetch for streamed bodies and missing in TypeScript's DOM types.
    ...(hasBody ? { body: body ?? bodyOf(incoming), duplex: 'half' } : {}),
  } as RequestInit);
}

/** Aborts when the client is gone before its answer. */
export function abortOnClose(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  outgoing.once('close', () => {
    // After a whole answer there is nothing to break off, and an abort costs as much as a small answer.
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The body is read lazily: a refused writer costs no memory, and Node discards the rest. */
function bodyOf(incoming: IncomingMessage): ReadableStream {
  return Readable.toWeb(incoming, { strategy: { highWaterMark: 0 } }) as ReadableStream;
}

interface Patience {
  /** Milliseconds in which a reader has to take something. */
  stalled: number;
  /** Bytes a second that a reader has to take on the whole, beside that time: far less than the slowest line has. */
  slowest: number;
}

/** Ends an answer whose reader stands still or takes next to nothing: each holds a file open. */
export function endSlowReader(
  outgoing: ServerResponse,
  length: number,
  { stalled, slowest }: Patience = { stalled: 30_000, slowest: 8_000 },
): void {
  outgoing.setTimeout(stalled, () => outgoing.destroy());
  const deadline = setTimeout(() => outgoing.destroy(), stalled + (length / slowest) * 1_000);
  outgoing.once('close', () => clearTimeout(deadline));
}

/** Copies a web `Response` to the node response, streaming its body unless that is JSON, which was made whole. */
export async function sendWebResponse(response: Response, outgoing: ServerResponse, bodyless: boolean): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  if (bodyless || response.body === null) {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  // Through two kinds of streams, a few bytes take as long as a page out of the cache.
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.setHeader('Content-Length', body.byteLength);
    outgoing.end(body);
    return;
  }
  // A visitor who disconnects during a response is not an error.
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing).catch(() => undefined);
}
