import { languages, type Language } from '../i18n/languages.ts';
import {
  aliasSegments,
  fixedSegments,
  originalPaths,
  thankYouForms,
  type FixedPage,
  type ThankYouForm,
} from './segments.ts';

/** A route that the product fixes, as read from the segments behind the language. */
export type FixedRoute =
  | { kind: 'home' }
  | { kind: 'results'; goal: 'sale' | 'rent' }
  | { kind: 'property'; goal: 'sale' | 'rent'; id: string }
  | { kind: 'projects' }
  | { kind: 'project'; id: string }
  | { kind: 'favourites' }
  | { kind: 'thankYou'; form: ThankYouForm }
  | { kind: 'testimonial'; slug: string }
  /** A fixed page whose content is a menu page: valuation, login, the legal pages… */
  | { kind: 'menuPage'; page: FixedPage };

/**
 * Which fixed route the segments name, spec §2. Without a language in the URL every language's segment is understood, so
 * that bare `/for-sale/` falls back to matching the segment itself.
 *
 * @returns null where the path belongs to the editors' pages.
 */
export function matchFixedRoute(segments: readonly string[], language: Language | null): FixedRoute | null {
  const [first, ...rest] = segments;
  if (first === undefined) return { kind: 'home' };
  const page = fixedPageOfSegment(first, language);
  if (page === null) return null;
  const last = rest[rest.length - 1];
  switch (page) {
    case 'sale':
    case 'rent':
      if (last === undefined) return { kind: 'results', goal: page };
      return rest.length === 3 ? { kind: 'property', goal: page, id: last } : null;
    case 'projects':
      if (last === undefined) return { kind: 'projects' };
      return rest.length === 3 ? { kind: 'project', id: last } : null;
    case 'favourites':
      return last === undefined ? { kind: 'favourites' } : null;
    case 'thankYou':
      return rest.length === 1 && isThankYouForm(last) ? { kind: 'thankYou', form: last } : null;
    case 'testimonials':
      if (rest.length === 1 && last !== undefined) return { kind: 'testimonial', slug: last };
      return last === undefined ? { kind: 'menuPage', page } : null;
    default:
      return last === undefined ? { kind: 'menuPage', page } : null;
  }
}

/** The fixed page a first segment names in a language, or in any language where the URL has none. */
export function fixedPageOfSegment(segment: string, language: Language | null): FixedPage | null {
  for (const [page, segments] of Object.entries(fixedSegments)) {
    if (!isFixedPage(page)) continue;
    const known: string[] = language === null ? languages.map((each) => segments[each]) : [segments[language]];
    if (known.includes(segment)) return page;
  }
  if (language === null && isKeyOf(originalPaths, segment)) return originalPaths[segment];
  return null;
}

/** A label or another language's segment behind a language prefix: the fixed page it should have named. */
export function misplacedFixedPage(segment: string): FixedPage | null {
  if (isKeyOf(aliasSegments, segment)) return aliasSegments[segment];
  return fixedPageOfSegment(segment, null);
}

export function isFixedPage(value: string): value is FixedPage {
  return isKeyOf(fixedSegments, value);
}

function isThankYouForm(value: string | undefined): value is ThankYouForm {
  return (thankYouForms as readonly (string | undefined)[]).includes(value);
}

function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}
