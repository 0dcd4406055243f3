import type { Sharp } from 'sharp';
import type { Recipe } from './recipe.ts';
import { loadSharp } from './sharp.ts';
import type { Area, OutputFormat } from './vocabulary.ts';

/** Larger originals are refused: decoding one would take more memory than a site can spare. */
export const maxPixels = 80_000_000;

/** Renders a picture by its recipe. `original` is the size after EXIF rotation. */
export async function render(
  bytes: Uint8Array,
  original: { width: number; height: number },
  recipe: Recipe,
): Promise<Uint8Array> {
  const { rect, background, format, quality } = recipe;
  const sharp = await loadSharp();
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
  if (rect !== undefined) image.extract(rect);
  resize(image, rect ?? original, recipe);
  if (background !== undefined) image.flatten({ background: `#${background}` });
  return encode(image, format, quality).toBuffer();
}

type Size = Pick<Area, 'width' | 'height'>;

function resize(image: Sharp, source: Size, recipe: Recipe): void {
  const { width, height, fit, crop } = recipe;
  if (width === undefined && height === undefined) return;
  const background = `#${recipe.background ?? 'ffffff'}`;
  switch (fit) {
    case 'clip':
      return void image.resize({ width, height, fit: 'inside' });
    case 'scale':
      return void image.resize({ width, height, fit: 'fill' });
    case 'fill':
      return void image.resize({ width, height, fit: 'contain', background });
    case 'fillmax':
      return fillWithoutEnlarging(image, source, recipe, background);
    case 'crop':
      return void image.resize({ width, height, fit: 'cover', position: crop });
  }
}

function fillWithoutEnlarging(
  image: Sharp,
  source: Size,
  { width = source.width, height = source.height }: Recipe,
  background: string,
): void {
  const scale = Math.min(1, width / source.width, height / source.height);
  const inner = {
    width: Math.min(width, Math.max(1, Math.round(source.width * scale))),
    height: Math.min(height, Math.max(1, Math.round(source.height * scale))),
  };
  const left = Math.floor((width - inner.width) / 2);
  const top = Math.floor((height - inner.height) / 2);
  image
    .resize({ ...inner, fit: 'fill' })
    .extend({ left, top, right: width - inner.width - left, bottom: height - inner.height - top, background });
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: false });
    case 'pjpg':
      return image.jpeg({ quality, progressive: true });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality });
    case 'gif':
      return image.gif();
  }
}

export const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  tif: 'image/tiff',
};
