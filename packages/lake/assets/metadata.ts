import type { Metadata } from 'sharp';
import { checkDrawing } from './drawing.ts';
import { readExif } from './exif.ts';
import { refuseAsset } from './failures.ts';
import { palette } from './palette.ts';
import { maxPixels } from './render.ts';
import { loadSharp } from './sharp.ts';

export interface ImageFacts {
  width: number;
  height: number;
  extension: string;
  mimeType: string;
  /** The `metadata` of Sanity's image asset documents. */
  metadata: Record<string, unknown>;
}

/**
 * The metadata that an upload can request. Dimensions and transparency are always included
 * (https://www.sanity.io/docs/image-metadata); Sanity's two hashes are not, because `lqip` shows the same without a
 * decoder in the browser.
 */
export type MetadataKind = 'lqip' | 'palette' | 'exif' | 'location';

/** Excludes a picture's location and camera, which are private and only read on request. */
const askedByDefault: readonly MetadataKind[] = ['lqip', 'palette'];

const kinds: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
};

/** A picture that takes longer to decode is assumed to be malicious. */
const longest = { seconds: 20 };

interface ReadImageOptions {
  metadata?: readonly MetadataKind[];
  /** Whether the sender could also change this machine's files: their SVGs are not checked. */
  trusted?: boolean;
}

/** Analyses a picture. Rejects with an asset refusal if it is not a picture, damaged, unsafe or too large. */
export async function readImage(
  bytes: Uint8Array,
  { metadata: asked = askedByDefault, trusted = false }: ReadImageOptions = {},
): Promise<ImageFacts> {
  const { kind, size, header } = await readHeader(bytes);
  if (kind.extension === 'svg' && !trusted) checkDrawing(bytes);
  try {
    return { ...size, ...kind, metadata: await readPixels(bytes, size, header, new Set(asked)) };
  } catch {
    throw refuseAsset('ASSET_DAMAGED', 'This picture is damaged or incomplete. Save or export it again.');
  }
}

/** Reads type and size from the first bytes alone, so that a decompression bomb is refused before it is unpacked. */
async function readHeader(bytes: Uint8Array) {
  const sharp = await loadSharp();
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { format, width, height, orientation = 1 } = header ?? {};
  const kind = kinds[format ?? ''];
  if (header === undefined || kind === undefined || width === undefined || height === undefined) {
    throw refuseAsset('ASSET_TYPE', 'This is not a picture that browsers show: use JPEG, PNG, WebP, AVIF, GIF or SVG.');
  }
  if (format === 'heif' && header.compression !== 'av1') {
    throw refuseAsset('ASSET_TYPE', 'Browsers do not show HEIC pictures: export this one as JPEG.');
  }
  if (width * height > maxPixels) {
    throw refuseAsset(
      'ASSET_TOO_MANY_PIXELS',
      `This picture has ${width} × ${height} pixels; at most ${maxPixels / 1_000_000} million are taken. Make it smaller.`,
    );
  }
  // From 5 on, EXIF orientation swaps width and height; the picture is shown upright.
  return { kind, header, size: orientation >= 5 ? { width: height, height: width } : { width, height } };
}

async function readPixels(
  bytes: Uint8Array,
  size: { width: number; height: number },
  { hasAlpha, exif }: Metadata,
  asked: ReadonlySet<MetadataKind>,
): Promise<Record<string, unknown>> {
  const sharp = await loadSharp();
  const { isOpaque } = await sharp(bytes, { limitInputPixels: maxPixels }).timeout(longest).stats();
  const camera = exif !== undefined && (asked.has('exif') || asked.has('location')) ? readExif(exif) : undefined;
  // Everything else is computed from one small copy.
  const small = await sharp(bytes, { limitInputPixels: maxPixels })
    .timeout(longest)
    .rotate()
    .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', ...size, aspectRatio: size.width / size.height },
    hasAlpha,
    isOpaque,
    ...(asked.has('lqip') ? { lqip: await preview(small, hasAlpha) } : {}),
    ...(asked.has('palette') ? { palette: await paletteOf(small) } : {}),
    ...(asked.has('exif') && camera !== undefined
      ? { exif: { _type: 'sanity.imageExifMetadata', ...camera.exif } }
      : {}),
    ...(asked.has('location') && camera?.location !== undefined
      ? { location: { _type: 'geopoint', ...camera.location } }
      : {}),
  };
}

async function preview(small: Buffer, hasAlpha: boolean): Promise<string> {
  const sharp = await loadSharp();
  const tiny = sharp(small).resize({ width: 20 });
  return hasAlpha
    ? `data:image/png;base64,${(await tiny.png().toBuffer()).toString('base64')}`
    : `data:image/jpeg;base64,${(await tiny.jpeg({ quality: 60 }).toBuffer()).toString('base64')}`;
}

async function paletteOf(small: Buffer): Promise<object> {
  const sharp = await loadSharp();
  const flat = sharp(small).resize(64, 64, { fit: 'fill' }).flatten({ background: '#ffffff' });
  return palette(await flat.raw().toBuffer());
}
