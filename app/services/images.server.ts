import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import sharp from 'sharp';
import type { KeptFiles } from './kept-files.ts';

export interface PictureSize {
  width: number;
  /** Null keeps the original's shape. */
  height: number | null;
}

/**
 * Where the pictures of one kind come from. `load` resolves to bytes that sharp can read (SVG included), to `'ready'` bytes
 * that are already WebP in the size asked for, or to null where there is no such picture.
 */
export interface PictureSource {
  load(key: string, size: PictureSize): Promise<{ bytes: Uint8Array; ready: boolean } | null>;
}

export interface Images {
  /** @returns WebP, or null where the source has no such picture */
  get(source: string, key: string, size: PictureSize): Promise<Uint8Array<ArrayBuffer> | null>;
}

interface Options {
  kept: KeptFiles;
  sources: Record<string, PictureSource>;
}

/** Twice what any camera gives; more is an attack on the decoder. */
const maximumPixels = 100_000_000;

/**
 * Pictures in the sizes pages ask for, made once and kept on disk. At most cores − 1 are made at a time (but two), so that pages
 * are still served meanwhile, and whoever asks for one that is being made waits for it (design §6).
 */
export function createImages({ kept, sources }: Options): Images {
  const jobs = Math.max(1, availableParallelism() - 1);
  // Drawing or fetching the next picture goes on while others are made. Two at least are: on two cores a page of cold pictures
  // is there in 2.4 instead of 2.7 times the time of a warm one (bench/README.md), and pages keep a thread of their own.
  const stages = { load: pLimit(jobs), make: pLimit(Math.max(2, jobs)) };
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  return {
    async get(sourceName, key, size) {
      const source = sources[sourceName];
      if (source === undefined) return null;
      const name = JSON.stringify([sourceName, key, size]);
      const found = await kept.get(name);
      if (found !== null) return found;
      const flight = making.get(name) ?? make(source, key, size, stages, (bytes) => kept.put(name, bytes));
      making.set(name, flight);
      try {
        return await flight;
      } finally {
        making.delete(name);
      }
    },
  };
}

async function make(
  source: PictureSource,
  key: string,
  size: PictureSize,
  stages: Record<'load' | 'make', LimitFunction>,
  keep: (bytes: Uint8Array) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const loaded = await stages.load(() => source.load(key, size));
  if (loaded === null) return null;
  const bytes = loaded.ready ? loaded.bytes : await stages.make(() => toWebp(loaded.bytes, size));
  await keep(bytes);
  return new Uint8Array(bytes);
}

function toWebp(bytes: Uint8Array, { width, height }: PictureSize): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: maximumPixels })
    .rotate()
    .resize({ width, ...(height === null ? {} : { height, fit: 'cover' }), withoutEnlargement: height === null })
    .webp({ quality: 76, effort: 1 })
    .toBuffer();
}
