import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import { boundedTurns, isTooMuch, type Turns } from './bounded.ts';
import type { FileCache } from './file-cache.ts';
import { loadSharp } from './sharp.server.ts';

export interface PictureSize {
  width: number;
  /** Null uses the original's aspect ratio. */
  height: number | null;
}

/** A source of pictures of one kind. */
export interface PictureSource {
  /**
   * Resolves a request to a picture; null if there is none.
   *
   * @param query of the URL; parameters that the source does not know are ignored
   */
  find(key: string, query: URLSearchParams, size: PictureSize): Promise<FoundPicture | null>;
}

export interface FoundPicture {
  /** Unique per picture, however its URL is written: it is the cache key. */
  name: string;
  /** The original, of which there may be several pictures; by default `name`. What is cached of it can be forgotten together. */
  of?: string;
  /**
   * Fetches it, which may take as long as a third party's server does. The source limits how many do so at once.
   *
   * @returns null if it does not exist after all
   */
  load(): Promise<LoadedPicture | null>;
}

/** WebP in the requested size, or anything sharp can read (SVG included), read only when its turn comes. */
export type LoadedPicture =
  { ready: true; bytes: Uint8Array } | { ready: false; read: () => Promise<Uint8Array | null> };

export interface Images {
  /**
   * @returns WebP, or null if the source has no such picture, or has just failed to provide it
   * @throws {Error} for which `isTooMuch` is true: too many already wait
   */
  get(source: string, key: string, size: PictureSize, query?: URLSearchParams): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** What the cache calls an original of a source. */
const originName = (source: string, of: string): string => JSON.stringify([source, of]);

/** Deletes what is cached of an original in every size, as in `FoundPicture.of`. */
export const forgetOriginal = (cache: Pick<FileCache, 'remove'>, source: string, of: string): Promise<void> =>
  cache.remove(originName(source, of));

interface Options {
  cache: FileCache;
  sources: Record<string, PictureSource>;
  /** Milliseconds during which a picture that failed is not requested again. */
  retryAfter?: number;
}

/** Twice the resolution of any camera; more is an attack on the decoder. */
const maximumPixels = 100_000_000;
/** Queue length; beyond it visitors are told to retry. A proxy that speaks HTTP/2 requests a page's pictures all at once. */
const maxWaiting = 256;
const maxFailures = 10_000;

/**
 * Pictures in the requested sizes, rendered once and cached on disk. At most cores − 1 (but at least two) are rendered at a time, so that
 * pages are still served, and concurrent requests for a picture share its rendering (requirements 10.47). A failure is
 * remembered for a short time, so that the next visitor does not wait for it again.
 */
export function createImages({ cache, sources, retryAfter = 60_000 }: Options): Images {
  // At least two: on two cores a page of uncached pictures takes 2.4 instead of 2.7 times as long as a cached one
  // (bench/README.md), and page rendering still has a thread.
  const turns = boundedTurns(Math.max(2, availableParallelism() - 1), maxWaiting);
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  /** By source and name, for all sizes. */
  const failures = new LRUCache<string, true>({ max: maxFailures, ttl: retryAfter });

  const made = async (
    found: FoundPicture,
    size: PictureSize,
    [of, name]: readonly [string, string],
    failed: () => void,
  ) => {
    try {
      const picture = await make(found, size, turns);
      if (picture === null) failed();
      else await cache.put(of, name, picture);
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
      const of = originName(sourceName, found.of ?? found.name);
      const there = await cache.get(of, name);
      if (there !== null) return there;
      const failureName = JSON.stringify([sourceName, found.name]);
      if (failures.has(failureName)) return null;
      const flight = making.get(name) ?? made(found, size, [of, name], () => failures.set(failureName, true));
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

async function toWebp(bytes: Uint8Array, { width, height }: PictureSize): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: maximumPixels })
    .rotate()
    .resize({ width, ...(height === null ? {} : { height, fit: 'cover' }), withoutEnlargement: height === null })
    .webp({ quality: 76, effort: 1 })
    .toBuffer();
}
