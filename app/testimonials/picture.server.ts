import { boundedTurns } from '~/platform/bounded.ts';
import { loadSharp } from '~/platform/sharp.server.ts';

const taken: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const longestSide = 1_200;
/** As large as a phone's picture, and what a small server can hold. */
const maxPixels = 40_000_000;
/** One at a time: each takes the memory of all its pixels. */
const inTurn = boundedTurns(1, 8);

/**
 * A visitor's picture as the site stores it: a JPEG of at most 1200 px, upright, without what the camera wrote into it (place and time).
 *
 * @returns null for bytes that are no JPEG, PNG or WebP of at most 40 megapixels
 * @throws {Error} `isTooMuch` where too many wait
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
    // Damaged, or no picture at all.
    return null;
  }
}
