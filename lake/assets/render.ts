import sharp, { type Sharp } from 'sharp';
import type { OutputFormat, Transformation } from './transformation.ts';

/** Larger originals are refused: decoding one would take more memory than a site has to spare. */
export const mostPixels = 80_000_000;

/** Carries out what an image URL asks for. `original` is the size after turning by EXIF. */
export async function render(
  bytes: Uint8Array,
  original: { width: number; height: number },
  wanted: Transformation,
): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();
  const whole = wanted.rect ?? { left: 0, top: 0, width: original.width, height: original.height };
  const target = wanted.fit === 'min' ? shrinkToCover(whole, wanted) : wanted;
  const area = aroundFocus(whole, target);
  if (area !== undefined) image.extract(area);
  resize(image, whole, target);
  if (wanted.background !== undefined) image.flatten({ background: `#${wanted.background}` });
  else if (wanted.format === 'jpg' || wanted.format === 'pjpg') image.flatten({ background: '#ffffff' });
  return encode(image, wanted.format, wanted.quality).toBuffer();
}

type Area = NonNullable<Transformation['rect']>;

/** `fit=min` asks for a shape: shrunk until the original covers it, it is a crop. */
function shrinkToCover(source: Area, wanted: Transformation): Transformation {
  const { width, height } = wanted;
  const factor = Math.min(1, source.width / (width ?? source.width), source.height / (height ?? source.height));
  const shrunk = (side: number | undefined): number | undefined =>
    side === undefined ? undefined : Math.max(1, Math.round(side * factor));
  return { ...wanted, width: shrunk(width), height: shrunk(height), fit: 'crop' };
}

/** What of the original is used: for a focal point, the largest part of the wanted shape with the point nearest its middle. */
function aroundFocus(source: Area, { fit, crop, focus, width, height, rect }: Transformation): Area | undefined {
  if (fit !== 'crop' || crop !== 'focalpoint' || width === undefined || height === undefined) return rect;
  const scale = Math.min(source.width / width, source.height / height);
  const part = { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
  const start = (point: number, whole: number, length: number): number =>
    Math.round(Math.min(Math.max(point * whole - length / 2, 0), whole - length));
  return {
    left: source.left + start(focus.x, source.width, part.width),
    top: source.top + start(focus.y, source.height, part.height),
    ...part,
  };
}

function resize(image: Sharp, source: Area, wanted: Transformation): void {
  const { width, height, fit, crop } = wanted;
  if (width === undefined && height === undefined) return;
  const background = wanted.background === undefined ? '#ffffff' : `#${wanted.background}`;
  switch (fit) {
    case 'clip':
      return void image.resize({ width, height, fit: 'inside' });
    case 'max':
      return void image.resize({ width, height, fit: 'inside', withoutEnlargement: true });
    case 'scale':
      return void image.resize({ width, height, fit: 'fill' });
    case 'fill':
      return void image.resize({ width, height, fit: 'contain', background });
    case 'fillmax':
      return fillWithoutEnlarging(image, source, wanted, background);
    case 'crop':
    case 'min':
      return void image.resize({ width, height, fit: 'cover', position: crop === 'focalpoint' ? 'center' : crop });
  }
}

function fillWithoutEnlarging(
  image: Sharp,
  source: { width: number; height: number },
  { width = source.width, height = source.height }: Transformation,
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
      return image.jpeg({ quality: Math.max(1, quality), mozjpeg: false });
    case 'pjpg':
      return image.jpeg({ quality: Math.max(1, quality), progressive: true });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality: Math.max(1, quality) });
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
