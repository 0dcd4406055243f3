import { isLanguage, type Language } from '../i18n/languages.ts';
import { previewSegment } from './segments.ts';

/** What a pathname says before any content is looked at. */
export interface Address {
  preview: boolean;
  /** The leading language segment; null where the URL has none and the site's default language is meant. */
  language: Language | null;
  /** The rest, decoded and canonical (lower-case, no diacritics). */
  segments: string[];
}

const maximumPathLength = 1_000;

/**
 * Reads a pathname. Understands `/preview/nl/…` and tolerates what `canonicalPathname` would correct, because the browser
 * asks for data under paths that have no trailing slash.
 */
export function parseAddress(pathname: string): Address {
  const segments = canonicalSegments(pathname) ?? [];
  const preview = segments[0] === previewSegment;
  const rest = preview ? segments.slice(1) : segments;
  const first = rest[0];
  return isLanguage(first)
    ? { preview, language: first, segments: rest.slice(1) }
    : { preview, language: null, segments: rest };
}

/**
 * The one spelling of a page's path: decoded, lower-case, without diacritics or double slashes, with a trailing slash, and
 * with `preview` in front where any segment is `preview` (spec §2, design §3).
 *
 * @returns null for a path that cannot be decoded or is absurdly long: no page has it.
 */
export function canonicalPathname(pathname: string): string | null {
  const segments = canonicalSegments(pathname);
  if (segments === null) return null;
  const ordered = segments.includes(previewSegment)
    ? [previewSegment, ...segments.filter((segment) => segment !== previewSegment)]
    : segments;
  return formatPath(ordered);
}

/** Joins segments to a path with slashes at both ends. */
export function formatPath(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.map(encodeURIComponent).join('/')}/`;
}

/** The path of segments in a language, under the preview prefix where the visitor is in preview mode. */
export function localizedPath(language: Language, segments: readonly string[], preview = false): string {
  return formatPath([...(preview ? [previewSegment] : []), language, ...segments]);
}

/** Moves a path of the public site under the preview prefix; leaves other URLs alone. */
export function previewPath(path: string): string {
  return path.startsWith('/') && !path.startsWith(`/${previewSegment}/`) ? `/${previewSegment}${path}` : path;
}

function canonicalSegments(pathname: string): string[] | null {
  if (pathname.length > maximumPathLength) return null;
  try {
    return decodeURIComponent(pathname)
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .split('/')
      .filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  } catch {
    return null;
  }
}
