import { isLanguage, type Language } from '../i18n/languages.ts';
import { previewSegment } from './table.ts';

/** A parsed pathname, before any content is read. */
export interface Address {
  preview: boolean;
  /** The leading language segment; null if the URL has none, which means the site's default language. */
  language: Language | null;
  /** The remaining segments, decoded and canonical (lower-case, no diacritics). */
  segments: string[];
}

const maximumPathLength = 1_000;

/**
 * Parses a pathname; the only place that decodes one. The preview segment may be anywhere in the path (requirements
 * 2.8). Non-canonical paths are accepted, because browsers request data under paths without a trailing slash.
 *
 * @returns null for a path that cannot be decoded or is too long: a 404.
 */
export function parseAddress(pathname: string): Address | null {
  const segments = canonicalSegments(pathname);
  if (segments === null) return null;
  const preview = segments.includes(previewSegment);
  const rest = preview ? segments.filter((segment) => segment !== previewSegment) : segments;
  const first = rest[0];
  return isLanguage(first)
    ? { preview, language: first, segments: rest.slice(1) }
    : { preview, language: null, segments: rest };
}

/**
 * Formats an address canonically: lower-case, without diacritics or double slashes, with a trailing slash and with
 * `preview` in front (requirements 2.8, 10.14).
 */
export function formatAddress({ preview, language, segments }: Address): string {
  return formatPath([...(preview ? [previewSegment] : []), ...(language === null ? [] : [language]), ...segments]);
}

/** The canonical form of a page's path; null if it cannot be parsed. */
export function canonicalPathname(pathname: string): string | null {
  const address = parseAddress(pathname);
  return address && formatAddress(address);
}

/** Whether a canonical path of this site is a preview. */
export function isPreviewPath(path: string): boolean {
  return path.startsWith(`/${previewSegment}/`);
}

/**
 * Whether a path contains "preview" anywhere. Such pages never ask for consent and are not indexed (requirements 2.8),
 * but only a segment of that exact name shows drafts.
 */
export function containsPreview({ preview, segments }: Address): boolean {
  return preview || segments.some((segment) => segment.includes(previewSegment));
}

/** Joins segments to a path with slashes at both ends. */
export function formatPath(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.map(encodeURIComponent).join('/')}/`;
}

/** Joins segments in a language, under the preview prefix in preview mode. */
export function localizedPath(language: Language, segments: readonly string[], preview = false): string {
  return formatPath([...(preview ? [previewSegment] : []), language, ...segments]);
}

/** Moves a path of the public site under the preview prefix; other URLs are returned unchanged. */
export function previewPath(path: string): string {
  return path.startsWith('/') && !isPreviewPath(path) ? `/${previewSegment}${path}` : path;
}

/** The public path of a preview's path. Leading slashes are collapsed, since two would refer to another site. */
export function publicPathOf(path: string): string {
  return path.replace(new RegExp(`^/+${previewSegment}(?=/)`), '').replace(/^\/+/, '/');
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
