import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { failure, isFailure } from '~/platform/failure.ts';
import { outgoing } from '~/platform/tracing.ts';
import { readJsonLists } from '../json-lists.server.ts';

/** The validators of a response, for the next conditional request. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface Download {
  /** The pages of the export, in order; empty if nothing has changed. */
  files: string[];
  notModified: boolean;
  /** Null for a paginated export: the first page's validators do not cover the others. */
  validators: Validators | null;
  dispose(): Promise<void>;
}

interface DownloadOptions {
  /** Folder for downloads; `dispose` removes them. */
  folder: string;
  known: Validators | null;
  /** Maximum bytes per page. */
  limit?: number;
}

const gigabyte = 1024 ** 3;
const timeout = 30 * 60_000;
const maxPages = 1_000;

/**
 * Downloads a CRM's export with a conditional request (ETag, If-Modified-Since), and follows `NextUrl` of a paginated
 * export as long as it stays on that server. The URL may contain credentials; they are never repeated.
 *
 * @throws {Error} with the code `FEED_UNREACHABLE` or `FEED_UNREADABLE` and a sentence without the URL's query
 */
export async function downloadFeed(url: string, options: DownloadOptions): Promise<Download> {
  const folder = await mkdtemp(path.join(options.folder, 'feed-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const files: string[] = [];
    const seen = new Set<string>();
    let validators: Validators | null = null;
    for (let page: string | null = url; page !== null;) {
      if (seen.has(page) || seen.size >= maxPages)
        throw failure('FEED_UNREADABLE', 'its pages lead back to each other.');
      seen.add(page);
      const file = path.join(folder, `page-${seen.size}.json`);
      const answer = await fetchPage(page, seen.size === 1 ? options.known : null);
      if (answer.status === 304) return { files: [], notModified: true, validators: options.known, dispose };
      validators = { etag: answer.headers.get('etag'), lastModified: answer.headers.get('last-modified') };
      await save(answer, file, options.limit ?? 2 * gigabyte);
      files.push(file);
      page = await nextPage(file, page);
    }
    return { files, notModified: false, validators: files.length === 1 ? validators : null, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** A URL without its query and credentials. */
export function shownAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

async function fetchPage(address: string, known: Validators | null): Promise<Response> {
  const url = new URL(address);
  const { username, password } = url;
  url.username = url.password = '';
  const request: RequestInit = {
    signal: AbortSignal.timeout(timeout),
    headers: {
      Accept: 'application/json',
      ...(username
        ? { Authorization: `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}` }
        : {}),
      ...(known?.etag ? { 'If-None-Match': known.etag } : {}),
      ...(known?.lastModified ? { 'If-Modified-Since': known.lastModified } : {}),
    },
  };
  const answer = await outgoing('GET', url, () => fetch(url, request)).catch((error: unknown) => {
    const circles = error instanceof Error && String(error.cause).includes('redirect count exceeded');
    throw failure(
      'FEED_UNREACHABLE',
      circles ? 'its address leads in circles.' : 'the server cannot be reached.',
      error,
    );
  });
  if (answer.ok || answer.status === 304) return answer;
  await answer.body?.cancel();
  throw failure('FEED_UNREACHABLE', `the server answered ${answer.status}.`);
}

async function save(answer: Response, file: string, limit: number): Promise<void> {
  if (answer.body === null) throw failure('FEED_UNREADABLE', 'it is empty.');
  let size = 0;
  const bounded = new Transform({
    transform(bytes: Uint8Array, _encoding, done) {
      size += bytes.byteLength;
      if (size > limit) done(failure('FEED_UNREADABLE', `it is larger than ${limit} bytes.`));
      else done(null, bytes);
    },
  });
  // The stream types of the DOM and of Node differ.
  const body = Readable.fromWeb(answer.body as WebStream);
  await pipeline(body, bounded, createWriteStream(file)).catch((error: unknown) => {
    throw isFailure(error, 'FEED_UNREADABLE') ? error : failure('FEED_UNREACHABLE', 'the answer broke off.', error);
  });
}

async function nextPage(file: string, page: string): Promise<string | null> {
  for await (const { value } of readJsonLists(file, { lists: [], fields: ['NextUrl'] })) {
    if (typeof value !== 'string' || value === '') continue;
    if (!URL.canParse(value, page)) throw failure('FEED_UNREADABLE', 'its next page has no address.');
    const next = new URL(value, page);
    const from = new URL(page);
    if (next.origin !== from.origin) throw failure('FEED_UNREADABLE', 'its next page is on another server.');
    next.username = from.username;
    next.password = from.password;
    return next.href;
  }
  return null;
}
