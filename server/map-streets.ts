import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { byteRange } from '@gevel/lake';
import type { ArchiveState } from '~/listings/map/archive/archive-source.server.ts';
import type { MapStreets } from '~/listings/map/archive/map-streets.server.ts';
import { streetsTag } from '~/listings/map/archive/streets-path.ts';
import type { Log } from '~/platform/log.ts';
import { isAmong } from './quick-answers.ts';
import type { StaticFiles } from './static-files.ts';

/** Bytes read ahead for a slow reader. */
const step = 1024 * 1024;

/** Serves the maps' street archive in the ranges that browsers request (RFC 9110 §13 and §14). */
export function mapStreetsFiles(streets: Pick<MapStreets, 'current' | 'read'>, log: Log): StaticFiles {
  return async (request, response) => {
    const tag = streetsTag(request.url?.split('?', 1)[0] ?? '');
    if (tag === null) return false;
    const { method } = request;
    const archive = streets.current();
    if (method !== 'GET' && method !== 'HEAD') say(response, 405, 'Only GET is answered here.', { Allow: 'GET, HEAD' });
    else if (archive?.tag !== tag) say(response, 404, 'There is no such archive, or no longer.');
    else await answer(streets, archive, request, response, log);
    return true;
  };
}

async function answer(
  streets: Pick<MapStreets, 'read'>,
  archive: ArchiveState,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): Promise<void> {
  const { size } = archive;
  const etag = `"${archive.tag}"`;
  const known = request.headers['if-none-match'];
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Accept-Ranges', 'bytes');
  if (known !== undefined && (known === '*' || isAmong(etag, known))) return void response.writeHead(304).end();

  const part = asked(request, etag, size);
  if (part === null) {
    response.setHeader('Cache-Control', 'no-store');
    return say(response, 416, 'The archive has no such part.', { 'Content-Range': `bytes */${size}` });
  }
  const { first, last } = part ?? { first: 0, last: size - 1 };
  const chunks = read(streets, archive, first, last);
  // Read before the status is sent, so that an unreadable archive can get a 503.
  const begin = request.method === 'HEAD' ? null : await chunks.next().catch((err: unknown) => unread(err, log));
  if (begin === undefined) {
    response.removeHeader('ETag');
    return say(response, 503, 'The archive does not answer.', { 'Retry-After': '60', 'Cache-Control': 'no-store' });
  }
  response.writeHead(part === undefined ? 200 : 206, {
    'Content-Type': 'application/vnd.pmtiles',
    'Content-Length': last - first + 1,
    ...(part && { 'Content-Range': `bytes ${first}-${last}/${size}` }),
  });
  if (begin === null) return void response.end();
  // A reader who leaves, or an archive that fails midway, ends the connection; the client notices by Content-Length.
  await pipeline(Readable.from(prepended(begin, chunks)), response).catch(() => undefined);
}

/** The requested range: undefined for the whole archive, null if unsatisfiable. */
function asked({ headers }: IncomingMessage, etag: string, size: number): ReturnType<typeof byteRange> {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? byteRange(headers.range ?? null, size) : undefined;
}

async function* read(
  streets: Pick<MapStreets, 'read'>,
  archive: ArchiveState,
  first: number,
  last: number,
): AsyncGenerator<Uint8Array> {
  for (let offset = first; offset <= last; offset += step)
    yield await streets.read(archive, offset, Math.min(step, last - offset + 1));
}

async function* prepended(
  begin: IteratorResult<Uint8Array>,
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (!begin.done) yield begin.value;
  yield* rest;
}

function unread(err: unknown, log: Log): undefined {
  log.debug({ err }, 'A part of the archive of streets cannot be read');
}

function say(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    ...(status === 404 ? { 'Cache-Control': 'no-store' } : {}),
    ...headers,
  });
  response.end(`${text}\n`);
}
