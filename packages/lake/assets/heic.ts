import { Worker } from 'node:worker_threads';
import { refuseAsset } from './failures.ts';
import type { HeicAnswer, HeicTask } from './heic.worker.mjs';
import { loadSharp } from './sharp.ts';

export interface HeicLimits {
  milliseconds: number;
  /** Telephones take 12, 24 or 48 million. */
  pixels: number;
  /** Of the decoder, besides the pixels themselves. */
  megabytes: number;
}

const usual: HeicLimits = { milliseconds: 30_000, pixels: 50_000_000, megabytes: 600 };
const megabyte = 1024 * 1024;

/** Whether the bytes are a picture as telephones take them: HEIF with HEVC inside. AVIF is HEIF too, but not this. */
export function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1');
  // The box "ftyp": its brand, a version, and the brands that it is compatible with.
  const brands = start.slice(8, start.charCodeAt(3) || undefined).match(/.{4}/gs) ?? [];
  return start.slice(4, 8) === 'ftyp' && brands.some((brand) => /^(hei[cxms]|hev[cxms])$/.test(brand));
}

/**
 * Converts a HEIC picture to an upright JPEG with its colours, and without what the camera wrote: place, time, model.
 * Decoded in a thread of its own. Rejects with an asset refusal if it is damaged, too large or takes too long.
 *
 * @param workerFile `heic.worker.mjs`
 */
export async function heicToJpeg(
  bytes: Uint8Array,
  workerFile: URL,
  limits: Partial<HeicLimits> = {},
): Promise<Uint8Array> {
  const { milliseconds, pixels: maxPixels, megabytes } = { ...usual, ...limits };
  const sharp = await loadSharp();
  // The thread decodes pixels; only their profile is read here, from the header.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const answer = await inThread({ bytes, maxPixels, maxBytes: megabytes * megabyte }, workerFile, milliseconds);
  if ('refused' in answer) {
    throw answer.refused === 'damaged'
      ? refuseAsset('ASSET_DAMAGED', 'This HEIC picture cannot be read. Export it as JPEG, and upload that.')
      : refuseAsset(
          'ASSET_TOO_MANY_PIXELS',
          `This HEIC picture has ${answer.size} pixels; at most ${maxPixels / 1_000_000} million are taken. Make it smaller, or export it as JPEG.`,
        );
  }
  const { pixels, width, height } = answer;
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();
  return header?.icc === undefined ? jpeg : withProfile(jpeg, header.icc);
}

/** `heic.worker.mjs` where this runs from the sources. */
export const besideHeic = (): URL => new URL('./heic.worker.mjs', import.meta.url);

function inThread(task: HeicTask, file: URL, milliseconds: number): Promise<HeicAnswer> {
  // The decoder tells the console what it does not like; that is held back.
  const quiet = { stdout: true, stderr: true };
  const thread = new Worker(file, { workerData: task, execArgv: [], name: 'heic', ...quiet });
  return new Promise<HeicAnswer>((resolve) => {
    const damaged = () => resolve({ refused: 'damaged' });
    const timer = setTimeout(damaged, milliseconds);
    thread
      .once('message', resolve)
      .once('error', damaged)
      .once('exit', () => (clearTimeout(timer), damaged()));
  }).finally(() => void thread.terminate());
}

/** Adds a colour profile, in the segment that JPEG has for it; one that does not fit into a segment is left out. */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), profile]);
  if (content.length > 65_533) return jpeg;
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
