import sharp from 'sharp';
import { palette } from './palette.ts';
import { mostPixels } from './render.ts';

export interface ImageFacts {
  width: number;
  height: number;
  extension: string;
  mimeType: string;
  /** The `metadata` of Sanity's image asset documents. */
  metadata: Record<string, unknown>;
}

const kinds: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
};

/** Looks at a picture. Rejects with a sentence if it is none, or larger than the lake takes. */
export async function readImage(bytes: Uint8Array): Promise<ImageFacts> {
  const image = sharp(bytes, { limitInputPixels: mostPixels });
  const { format, width, height, orientation = 1, hasAlpha } = await image.metadata();
  const kind = kinds[format ?? ''];
  if (kind === undefined || width === undefined || height === undefined) throw new Error('This is not a picture.');
  // From 5 on, EXIF lays the picture on its side; it is shown upright.
  const upright = orientation >= 5 ? { width: height, height: width } : { width, height };
  const { isOpaque } = await image.stats();
  const small = sharp(bytes, { limitInputPixels: mostPixels }).rotate();
  const preview = small.clone().resize({ width: 20 });
  const lqip = hasAlpha
    ? `data:image/png;base64,${(await preview.png().toBuffer()).toString('base64')}`
    : `data:image/jpeg;base64,${(await preview.jpeg({ quality: 60 }).toBuffer()).toString('base64')}`;
  const pixels = await small
    .resize(64, 64, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return {
    ...upright,
    ...kind,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', ...upright, aspectRatio: upright.width / upright.height },
      hasAlpha,
      isOpaque,
      lqip,
      palette: palette(pixels),
    },
  };
}
