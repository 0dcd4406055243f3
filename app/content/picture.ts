import { plainText, type LanguageChoice } from './text.ts';
import type { Language } from '~/i18n/languages.ts';

/** A picture of the Content Lake as components take it: its file in the lake, its size in pixels, its alt text. */
export interface ContentPicture {
  /** `<sha1>-<width>x<height>.<extension>`, the name under which the lake serves it. */
  file: string;
  width: number;
  height: number;
  alt: string;
  /** A tiny data URL shown until the picture is there. */
  placeholder: string | null;
  /** The editor's crop of the original, in pixels: left, top, width, height. */
  rect: readonly [number, number, number, number] | null;
  /** The point that stays visible, as fractions of width and height. */
  focus: { x: number; y: number };
}

interface StoredPicture {
  asset?: { _id?: string | null; metadata?: { lqip?: string | null } | null } | null;
  alt?: string | { [language in Language]?: string | null | undefined } | null;
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null;
  hotspot?: { x?: number; y?: number } | null;
}

/** Null where no asset is set or the reference is broken: the page renders without it. */
export function contentPicture(stored: StoredPicture | null | undefined, choice: LanguageChoice): ContentPicture | null {
  const match = /^image-([0-9a-f]+)-(\d+)x(\d+)-([a-z0-9]+)$/i.exec(stored?.asset?._id ?? '');
  if (!stored || !match) return null;
  const [, hash = '', w = '0', h = '0', extension = ''] = match;
  const width = Number(w);
  const height = Number(h);
  const { top = 0, bottom = 0, left = 0, right = 0 } = stored.crop ?? {};
  const cropped = top + bottom + left + right > 0;
  return {
    file: `${hash}-${w}x${h}.${extension}`,
    width: Math.round(width * (1 - left - right)),
    height: Math.round(height * (1 - top - bottom)),
    alt: typeof stored.alt === 'string' ? stored.alt : plainText(stored.alt, choice),
    placeholder: stored.asset?.metadata?.lqip ?? null,
    rect: cropped
      ? [
          Math.round(left * width),
          Math.round(top * height),
          Math.round(width * (1 - left - right)),
          Math.round(height * (1 - top - bottom)),
        ]
      : null,
    focus: { x: stored.hotspot?.x ?? 0.5, y: stored.hotspot?.y ?? 0.5 },
  };
}
