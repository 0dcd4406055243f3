import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { boundedTurns, isTooMuch, type Turns } from './bounded.ts';
import type { FileCache } from './file-cache.ts';

export interface PictureSize {
  width: number;
  /** Null keeps the original's shape. */
  height: number | null;
}

/** Where the pictures of one kind come from. */
export interface PictureSource {
  /**
   * What somebody means who asks for it; null where there is no such picture.
   *
   * @param query of the whole URL: what the source does not know in it, it ignores
   */
  find(key: string, query: URLSearchParams, size: PictureSize): Promise<FoundPicture | null>;
}

export interface FoundPicture {
  /** One for each picture, however its URL is written: it is made once. */
  name: string;
  /**
   * Brings it near, which may take as long as somebody else's server does. The source sees to how many do so at once.
   *
   * @returns null where there is none after all
   */
  load(): Promise<LoadedPicture | null>;
}

/** WebP in the size asked for, or what sharp can read (SVG included), read only when it is its turn. */
export type LoadedPicture =
  { ready: true; bytes: Uint8Array } | { ready: false; read: () => Promise<Uint8Array | null> };

export interface Images {
  /**
   * @returns WebP, or null where the source has no such picture, or could not give it a moment ago
   * @throws {Error} that `isTooMuch` knows: too many wait already
   */
  get(source: string, key: string, size: PictureSize, query?: URLSearchParams): Promise<Uint8Array<ArrayBuffer> | null>;
}

interface Options {
  kept: FileCache;
  sources: Record<string, PictureSource>;
  /** For so many milliseconds a picture that could not be had is not asked for again. */
  failuresKept?: number;
}

/** Twice what any camera gives; more is an attack on the decoder. */
const maximumPixels = 100_000_000;
/** So many wait to be made; whoever comes then is told to come back. A proxy that speaks HTTP/2 asks for a page of them at once. */
const mostWaiting = 256;
const mostFailures = 10_000;

/**
 * Pictures in the sizes pages ask for, made once and kept on disk. At most cores − 1 are made at a time (but two), so that pages
 * are still served meanwhile, and whoever asks for one that is being made waits for it (requirements 10.47). One that cannot be had is
 * remembered for a moment: the next visitor does not wait for it as long as the first.
 */
export function createImages({ kept, sources, failuresKept = 60_000 }: Options): Images {
  // Two at least: on two cores a page of cold pictures is there in 2.4 instead of 2.7 times the time of a warm one
  // (bench/README.md), and pages keep a thread of their own.
  const turns = boundedTurns(Math.max(2, availableParallelism() - 1), mostWaiting);
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  /** By source and name, whatever the size. */
  const failures = new LRUCache<string, true>({ max: mostFailures, ttl: failuresKept });

  const made = async (found: FoundPicture, size: PictureSize, name: string, failed: () => void) => {
    try {
      const picture = await make(found, size, turns);
      if (picture === null) failed();
      else await kept.put(name, picture);
      return picture;
    } catch (error) {
      if (!isTooMuch(error)) failed();
      throw error;
    }
  };

  return {
    async get(sourceName, key, size, query = new URLSearchParams()) {
      // Not `constructor` or the like, which every object has.
      const source = Object.hasOwn(sources, sourceName) ? sources[sourceName] : undefined;
      const found = await source?.find(key, query, size);
      if (!found) return null;
      const name = JSON.stringify([sourceName, found.name, size]);
      const there = await kept.get(name);
      if (there !== null) return there;
      const failureName = JSON.stringify([sourceName, found.name]);
      if (failures.has(failureName)) return null;
      const flight = making.get(name) ?? made(found, size, name, () => failures.set(failureName, true));
      making.set(name, flight);
      try {
        return await flight;
      } finally {
        making.delete(name);
      }
    },
  };
}

async function make(found: FoundPicture, size: PictureSize, turns: Turns): Promise<Uint8Array<ArrayBuffer> | null> {
  const loaded = await found.load();
  if (loaded === null) return null;
  if (loaded.ready) return new Uint8Array(loaded.bytes);
  return turns(async () => {
    const bytes = await loaded.read();
    return bytes && new Uint8Array(await toWebp(bytes, size));
  });
}

function toWebp(bytes: Uint8Array, { width, height }: PictureSize): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: maximumPixels })
    .rotate()
    .resize({ width, ...(height === null ? {} : { height, fit: 'cover' }), withoutEnlargement: height === null })
    .webp({ quality: 76, effort: 1 })
    .toBuffer();
}
