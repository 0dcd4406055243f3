import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { languages, type Language } from '../../app/i18n/languages.ts';
import { fixedSegments, reservedSegments, type FixedPage } from '../../app/paths/segments.ts';
import type { PageType } from '../content-types.ts';
import { englishName, filledIn, isRecord } from './translated.ts';

/** One segment as `app/paths/slug.ts` makes it. */
export const segmentPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The page types whose URL the product fixes (spec §2), and the fixed page each may stand for. */
const fixedPagesOfType: Partial<Record<PageType, FixedPage[]>> = {
  sale: ['sale'],
  rent: ['rent'],
  projects: ['projects'],
  valuation: ['valuation'],
  testimonials: ['testimonials'],
  login: ['login'],
  feedback: ['feedback'],
  static: ['privacyStatement', 'cookiePolicy', 'disclaimer'],
};

/** What is wrong with a page's own segment in a language, or null. `atRoot`: the page has no parent. */
export function segmentProblem(
  segment: string,
  language: Language,
  page: { pageType?: unknown; atRoot: boolean },
): string | null {
  if (!segmentPattern.test(segment)) {
    return 'A path is one word or several joined with hyphens: lower-case letters and digits, no accents, no slashes.';
  }
  if (!page.atRoot) return null;
  if (reservedSegments.some((reserved) => reserved === segment)) {
    return `“${segment}” is reserved for the website itself. Choose another path.`;
  }
  const allowed = Object.entries(fixedPagesOfType).find(([type]) => type === page.pageType)?.[1];
  const owner = fixedPages().find((name) => fixedSegments[name][language] === segment);
  if (allowed !== undefined && (owner === undefined || !allowed.includes(owner))) {
    const expected = allowed.map((name) => `“${fixedSegments[name][language]}”`).join(' or ');
    return `This kind of page always has the ${englishName(language)} path ${expected}.`;
  }
  if (allowed === undefined && owner !== undefined) {
    return `“${segment}” belongs to a fixed page of the website. Choose another path.`;
  }
  return null;
}

/** The paths of a menu page: well-formed, free, and not taken by a sibling in the same language. */
export async function checkPagePaths(value: unknown, context: ValidationContext): Promise<CustomValidatorResult> {
  const page = context.document;
  if (page === undefined || !isRecord(value)) {
    return page?.pageType === 'home' ? true : 'Give the page a path in at least one language.';
  }
  const filled = languages.filter((language) => filledIn(value, language));
  if (page.pageType === 'home') return filled.length === 0 || 'The home page has no path of its own: leave it empty.';
  if (filled.length === 0) return 'Give the page a path in at least one language.';
  const parent = isRecord(page.parent) ? page.parent._ref : undefined;
  for (const language of filled) {
    const problem = segmentProblem(String(value[language]), language, {
      pageType: page.pageType,
      atRoot: parent === undefined,
    });
    if (problem !== null) return { message: problem, path: [language] };
  }
  const siblings = await siblingPaths(context, String(page._id), parent);
  for (const language of filled) {
    const twin = siblings.find(({ path }) => path?.[language] === value[language]);
    if (twin !== undefined) {
      return {
        message: `“${twin.name ?? twin._id}” already has this ${englishName(language)} path.`,
        path: [language],
      };
    }
  }
  return true;
}

/** The paths of an article or testimonial: well-formed; the folder before them keeps them apart from pages. */
export function checkOwnSegment(value: unknown): CustomValidatorResult {
  if (!isRecord(value)) return 'Give it a path in at least one language.';
  const wrong = languages.find(
    (language) => filledIn(value, language) && !segmentPattern.test(String(value[language])),
  );
  if (wrong === undefined) return true;
  return { message: 'Lower-case letters, digits and hyphens only, without accents or slashes.', path: [wrong] };
}

/** The old address of a redirect: a path of this site. */
export function redirectSourceProblem(from: string): string | null {
  if (!from.startsWith('/') || from.startsWith('//')) return 'Begin with one slash: /old-page/';
  if (/[\s?#]/.test(from)) return 'Give the path alone, without spaces, question mark or #.';
  const first = from.split('/')[1]?.toLowerCase() ?? '';
  if (first === '') return 'The home page cannot redirect.';
  const own = reservedSegments.filter((segment) => !languages.some((language) => language === segment));
  return own.some((segment) => segment === first) ? `“/${first}/” is reserved for the website itself.` : null;
}

function fixedPages(): FixedPage[] {
  return Object.keys(fixedSegments).filter((name): name is FixedPage => name in fixedSegments);
}

interface Sibling {
  _id: string;
  name?: string;
  path?: Partial<Record<Language, string>>;
}

function siblingPaths(context: ValidationContext, id: string, parent: unknown): Promise<Sibling[]> {
  const published = id.replace(/^drafts\./, '');
  return context
    .getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<Sibling[]>(
      `*[_type == "menuPage" && !(_id in [$published, $draft]) && (parent._ref == $parent || (!defined(parent) && $parent == null))]{_id, name, path}`,
      { published, draft: `drafts.${published}`, parent: parent ?? null },
    );
}
