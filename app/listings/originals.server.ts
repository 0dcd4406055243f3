import { createHash } from 'node:crypto';
import type { Blobs } from '~/services/blobs.ts';

/** The largest original that is fetched, in bytes, and how long it may take, in milliseconds. */
const largestOriginal = 25 * 1024 * 1024;
const patience = 15_000;

/**
 * A CRM's pictures as it has them, fetched once and kept: their addresses expire, and a visitor must never wait for a CRM twice.
 */
export interface Originals {
  /** Null for an address that is not https, or an answer that is no picture or too large. */
  load(url: string): Promise<Uint8Array | null>;
  /** Copies what is at `from` now under the address that names it for good; false where there is no such picture. */
  keep(url: string, from: string): Promise<boolean>;
}

export function createOriginals(blobs: Blobs): Originals {
  const fetchAndPut = async (key: string, from: string): Promise<Uint8Array | null> => {
    if (!from.startsWith('https:')) return null;
    const answer = await fetch(from, { signal: AbortSignal.timeout(patience) });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || answer.body === null || !type.startsWith('image/')) return null;
    const bytes = await readBounded(answer.body);
    if (bytes !== null) await blobs.put(bytes, { contentType: type, key });
    return bytes;
  };
  return {
    load: async (url) => {
      const key = keyOf(url);
      return (await blobs.get(key)) ?? fetchAndPut(key, url);
    },
    keep: async (url, from) => {
      const key = keyOf(url);
      return (await blobs.has(key)) || (await fetchAndPut(key, from)) !== null;
    },
  };
}

const keyOf = (url: string): string => createHash('sha256').update(url).digest('hex');

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > largestOriginal) {
      await reader.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}
