import { languages, type Language } from '../../app/i18n/languages.ts';
import { reservedSegments } from '../../app/addresses/reserved.ts';
import { fixedPageNames, fixedPages, type FixedPage } from '../../app/addresses/table.ts';
import type { PageType } from '../content-types.ts';
import { fill } from '../words.ts';
import { languageName } from './language-name.ts';
import { words } from './words.ts';

/** A segment in the format that `app/addresses/slug.ts` produces. */
export const segmentPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The page types with a fixed URL (requirements 2.15), and the fixed pages each may be. */
export const fixedPagesOfType: Partial<Record<PageType, FixedPage[]>> = {
  sale: ['sale'],
  rent: ['rent'],
  projects: ['projects'],
  valuation: ['valuation'],
  testimonials: ['testimonials'],
  login: ['login'],
  feedback: ['feedback'],
  static: ['privacyStatement', 'cookiePolicy', 'disclaimer'],
};

/** The fixed page of a type; null where editors choose the path, and for legal texts, which may be one of three. */
export function fixedPageOfType(pageType: unknown): FixedPage | null {
  const pages = Object.entries(fixedPagesOfType).find(([type]) => type === pageType)?.[1];
  return pages?.length === 1 ? (pages[0] ?? null) : null;
}

/** The problem with a page's own segment in a language, or null. `atRoot`: the page has no parent. */
export function segmentProblem(
  segment: string,
  language: Language,
  page: { pageType?: unknown; atRoot: boolean },
): string | null {
  if (!segmentPattern.test(segment)) {
    return words.pageSegmentFormat;
  }
  if (!page.atRoot) return null;
  if (reservedSegments.some((reserved) => reserved === segment)) {
    return fill(words.segmentReserved, { path: segment });
  }
  const allowed = Object.entries(fixedPagesOfType).find(([type]) => type === page.pageType)?.[1];
  const owner = fixedPageNames.find((name) => fixedPages[name].segments[language] === segment);
  if (allowed !== undefined && (owner === undefined || !allowed.includes(owner))) {
    const expected = allowed.map((name) => `“${fixedPages[name].segments[language]}”`).join(words.or);
    return fill(words.fixedPath, { language: languageName(language), paths: expected });
  }
  if (allowed === undefined && owner !== undefined) {
    return fill(words.segmentOfFixedPage, { path: segment });
  }
  return null;
}

/** The problem with the old path of a redirect, or null: it must be a path of this site. */
export function redirectSourceProblem(from: string): string | null {
  if (!from.startsWith('/') || from.startsWith('//')) return words.redirectSlash;
  if (/[\s?#]/.test(from)) return words.redirectPathAlone;
  const first = from.split('/')[1]?.toLowerCase() ?? '';
  if (first === '') return words.redirectFromHome;
  const own = reservedSegments.filter((segment) => !languages.some((language) => language === segment));
  return own.some((segment) => segment === first) ? fill(words.redirectReserved, { path: `/${first}/` }) : null;
}
