import { createHash } from 'node:crypto';
import type { Blobs } from '~/platform/blobs.ts';
import { isFailure } from '~/platform/failure.ts';
import { createHostLimits, type HostLimits } from '~/platform/host-limits.ts';
import { createPublicFetch, discard, type PublicFetchOptions } from '~/platform/public-fetch.ts';

/** The largest original that is fetched, in bytes. */
const largestOriginal = 25 * 1024 * 1024;

/** Permanent copies of a CRM's original pictures: their URLs expire, and a visitor must never wait for a CRM twice. */
export interface Originals {
  /**
   * Fetches and stores a picture unless it is already stored. Resolves to false for a URL that is not http(s), and for
   * a response that is not a picture or too large.
   */
  fetch(url: string): Promise<boolean>;
  /** The stored picture; null if it has not been fetched. */
  read(url: string): Promise<Uint8Array | null>;
  /** Copies the picture at `from` and stores it under its permanent URL; false if there is none. */
  copy(url: string, from: string): Promise<boolean>;
}

interface Options extends PublicFetchOptions {
  hosts?: HostLimits;
  /** Milliseconds until a host starts to respond, and until the whole picture has arrived. */
  timeouts?: { answer: number; whole: number };
}

/**
 * @returns originals whose methods throw on a connection failure, for an address in a private network
 *  (`ADDRESS_NOT_PUBLIC`), and when too many wait for the same host
 */
export function createOriginals(
  blobs: Pick<Blobs, 'put' | 'get' | 'has'>,
  { hosts = createHostLimits(), timeouts = { answer: 8_000, whole: 15_000 }, ...options }: Options = {},
): Originals {
  const publicFetch = createPublicFetch(options);
  const underWay = new Map<string, Promise<boolean>>();

  const download = async (key: string, from: URL, answered: () => void): Promise<boolean> => {
    const giveUp = new AbortController();
    const timers = [timeouts.answer, timeouts.whole].map((time) =>
      setTimeout(() => giveUp.abort(new Error('It took too long.')), time),
    );
    try {
      const answer = await publicFetch(from.href, { signal: giveUp.signal, headers: { Accept: 'image/*' } });
      answered();
      clearTimeout(timers[0]);
      const type = answer.headers['content-type'] ?? '';
      const bytes = answer.statusCode === 200 && type.startsWith('image/') ? await readBounded(answer) : null;
      if (bytes === null) discard(answer);
      else await blobs.put(bytes, { contentType: type, key });
      return bytes !== null;
    } catch (error) {
      // We rejected the address, so the host is not to blame.
      if (isFailure(error, 'ADDRESS_NOT_PUBLIC')) answered();
      throw error;
    } finally {
      timers.forEach((timer) => clearTimeout(timer));
    }
  };

  /** Shares downloads, because several sizes of a picture are requested at the same time. */
  const copy = async (url: string, from: string): Promise<boolean> => {
    const key = keyOf(url);
    if (await blobs.has(key)) return true;
    if (!/^https?:/i.test(from) || !URL.canParse(from)) return false;
    const address = new URL(from);
    const begun = underWay.get(from) ?? hosts.run(address.host, (answered) => download(key, address, answered));
    underWay.set(from, begun);
    return begun.finally(() => underWay.delete(from));
  };

  return {
    fetch: (url) => copy(url, url),
    read: async (url) => (await blobs.get(keyOf(url))) ?? null,
    copy: (url, from) =>
      copy(url, from).catch((error: unknown) => {
        // Retrying would fail in the same way.
        if (isFailure(error, 'ADDRESS_NOT_PUBLIC')) return false;
        throw error;
      }),
  };
}

const keyOf = (url: string): string => createHash('sha256').update(url).digest('hex');

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > largestOriginal) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
