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

export interface PictureSource {
  /**
   * Resolves a request to a picture; null if there is none.
   *
   * @param query of the URL; parameters that the source does not know are ignored
   */
  find(key: string, query: URLSearchParams, size: PictureSize): Promise<FoundPicture | null>;
}

export interface FoundPicture {
  /** Identifies the picture, however its URL is written; part of the cache key. */
  name: string;
  /** The original, which several pictures may share (default: `name`). Its cached images can be deleted at once. */
  of?: string;
  /**
   * Fetches the picture, which may take as long as a third party's server does. The source limits concurrency.
   *
   * @returns null if it does not exist after all
   */
  load(): Promise<LoadedPicture | null>;
}

/** WebP in the requested size, or anything sharp can read (including SVG), read only when its turn comes. */
export type LoadedPicture =
  { ready: true; bytes: Uint8Array } | { ready: false; read: () => Promise<Uint8Array | null> };

export interface Images {
  /**
   * @returns WebP, or null if the source has no such picture or has just failed to provide it
   * @throws {Error} for which `isTooMuch` is true, if too many requests wait
   */
  get(source: string, key: string, size: PictureSize, query?: URLSearchParams): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** The cache's name of a source's original. */
const originName = (source: string, of: string): string => JSON.stringify([source, of]);

/** Deletes the cached images of an original (`FoundPicture.of`) in every size. */
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
/** Queue length; beyond it visitors are told to retry. HTTP/2 proxies request all pictures of a page at once. */
const maxWaiting = 256;
const maxFailures = 10_000;

/**
 * Resizes pictures once and caches them on disk. At most cores − 1 (but at least two) are rendered at a time, so that
 * pages are still served; concurrent requests for a picture share its rendering (requirements 10.47). A failure is
 * remembered briefly, so that the next visitor does not wait for it again.
 */
export function createImages({ cache, sources, retryAfter = 60_000 }: Options): Images {
  // At least two: on two cores a page of uncached pictures then takes 2.4 instead of 2.7 times as long as a cached one
  // (bench/README.md), and page rendering still has a thread.
  const turns = boundedTurns(Math.max(2, availableParallelism() - 1), maxWaiting);
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  /** Keyed by source and name, for all sizes. */
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
      // Excludes `constructor` and other properties that every object has.
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
