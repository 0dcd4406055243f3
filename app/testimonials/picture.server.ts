import { boundedTurns } from '~/platform/bounded.ts';
import { loadSharp } from '~/platform/sharp.server.ts';

const taken: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const longestSide = 1_200;
/** Enough for a phone's picture, and small enough for a small server. */
const maxPixels = 40_000_000;
/** One at a time, because each picture is decoded into memory. */
const inTurn = boundedTurns(1, 8);

/**
 * Prepares a visitor's picture for storage: a JPEG of at most 1200 px, upright, without the camera's metadata (place
 * and time).
 *
 * @returns null unless the bytes are a JPEG, PNG or WebP of at most 40 megapixels
 * @throws {Error} `isTooMuch` if too many are waiting
 */
export function cleanPicture(bytes: Uint8Array): Promise<Buffer | null> {
  return inTurn(() => cleaned(bytes));
}

async function cleaned(bytes: Uint8Array): Promise<Buffer | null> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels });
    const { format } = await picture.metadata();
    if (!taken.has(format)) return null;
    return await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    // Damaged, or not a picture.
    return null;
  }
}
