import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** Headers about the connection or set by proxies, hidden from the app so that it cannot echo a client's host. */
const hiddenHeaders = new Set([
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'connection',
  'transfer-encoding',
  'keep-alive',
]);

/** What the server knows about a request when a page or a part answers it. */
export interface Asked {
  /** The visitor's address, behind the trusted proxies. */
  address: string;
  /** Null for a request without side effects. */
  body: Buffer | null;
}

/**
 * Converts a Node request to a web `Request` with a URL on a configured origin.
 *
 * @param origin one of the site's own origins, never the client's claim
 * @param body the body if it was read already; otherwise it is streamed
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
    // fetch requires `duplex` for streamed bodies, but TypeScript's DOM types lack it.
    ...(hasBody ? { body: body ?? bodyOf(incoming), duplex: 'half' } : {}),
  } as RequestInit);
}

/** Returns a signal that aborts if the client disconnects before the response is complete. */
export function abortOnClose(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  outgoing.once('close', () => {
    // After a complete response there is nothing to abort, and an abort costs as much as a small response.
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Reads the body lazily: a refused write uses no memory, and Node discards the rest. */
function bodyOf(incoming: IncomingMessage): ReadableStream {
  return Readable.toWeb(incoming, { strategy: { highWaterMark: 0 } }) as ReadableStream;
}

interface Patience {
  /** Milliseconds within which a reader must take some bytes. */
  stalled: number;
  /** Minimum overall rate in bytes per second, beyond the `stalled` time; far below the slowest line's. */
  slowest: number;
}

/** Ends a response whose reader stalls or is extremely slow: each one holds a file open. */
export function endSlowReader(
  outgoing: ServerResponse,
  length: number,
  { stalled, slowest }: Patience = { stalled: 30_000, slowest: 8_000 },
): void {
  outgoing.setTimeout(stalled, () => outgoing.destroy());
  const deadline = setTimeout(() => outgoing.destroy(), stalled + (length / slowest) * 1_000);
  outgoing.once('close', () => clearTimeout(deadline));
}

/** Bytes; smaller answers fit into the buffers of the connection. */
const largeAnswer = 256 * 1024;

/** Copies a web `Response` to the Node response. Streams the body, except for JSON, which is complete already. */
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
  // Two layers of streams make a few bytes cost as much as a cached page.
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.setHeader('Content-Length', body.byteLength);
    // It stays in memory until its reader has it.
    if (body.byteLength > largeAnswer) endSlowReader(outgoing, body.byteLength);
    outgoing.end(body);
    return;
  }
  // A visitor who disconnects during a response is not an error.
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing).catch(() => undefined);
}
