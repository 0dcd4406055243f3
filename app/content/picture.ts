import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import type { Language } from '~/i18n/languages.ts';

/** A picture of the Content Lake as used by components (`ui/Image`). */
export interface ContentPicture {
  /** Path of the image route; its query contains crop and focus. */
  src: string;
  /** Pixels, after the editor's crop. */
  width: number;
  height: number;
  alt: string;
  /** The picture's dominant colour, shown until it has loaded; null if the picture is translucent. */
  colour: string | null;
}

interface StoredMetadata {
  isOpaque?: boolean | null;
  palette?: { dominant?: { background?: string | null } | null } | null;
}

interface StoredPicture {
  /** The file, or a reference if the query does not dereference it. */
  asset?: { _id?: string | null; _ref?: string | null; metadata?: StoredMetadata | null } | null;
  alt?: string | { [language in Language]?: string | null | undefined } | null;
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null;
  hotspot?: { x?: number; y?: number } | null;
}

/** Null if no asset is set or the reference is broken; the page renders without it. */
export function contentPicture(
  stored: StoredPicture | null | undefined,
  choice: LanguageChoice,
): ContentPicture | null {
  const match = /^image-([0-9a-f]+)-(\d+)x(\d+)-([a-z0-9]+)$/i.exec(stored?.asset?._id ?? stored?.asset?._ref ?? '');
  if (!stored || !match) return null;
  const [, hash = '', w = '0', h = '0', extension = ''] = match;
  const { top = 0, bottom = 0, left = 0, right = 0 } = stored.crop ?? {};
  const width = Math.round(Number(w) * (1 - left - right));
  const height = Math.round(Number(h) * (1 - top - bottom));
  const query = new URLSearchParams();
  if (top + bottom + left + right > 0) {
    query.set('rect', [Math.round(left * Number(w)), Math.round(top * Number(h)), width, height].join(','));
  }
  const { x = 0.5, y = 0.5 } = stored.hotspot ?? {};
  if (x !== 0.5 || y !== 0.5) query.set('focus', `${x.toFixed(2)},${y.toFixed(2)}`);
  const suffix = query.size > 0 ? `?${query}` : '';
  return {
    src: `/images/content/${hash}-${w}x${h}.${extension}${suffix}`,
    width,
    height,
    alt: typeof stored.alt === 'string' ? stored.alt : plainText(stored.alt, choice),
    colour: colourOf(stored.asset?.metadata),
  };
}

/** A colour rather than a blurred preview, which is ten times the bytes and incompressible. */
function colourOf(metadata: StoredMetadata | null | undefined): string | null {
  const colour = metadata?.palette?.dominant?.background ?? '';
  // The lake may hold invalid values; and a translucent logo would get a coloured box.
  return metadata?.isOpaque !== false && /^#[\da-f]{6}$/i.test(colour) ? colour : null;
}
