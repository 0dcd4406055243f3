import type { Language } from '../i18n/languages.ts';
import { formatPath, localizedPath } from './address.ts';
import { fixedPages, type FixedPage, type ThankYouForm } from './table.ts';
import { slug } from './slug.ts';

/** Path of a fixed page: `/nl/te-koop/`. */
export function fixedPath(page: FixedPage, language: Language): string {
  return localizedPath(language, [fixedPages[page].segments[language]]);
}

interface Located {
  id: string;
  /** In the path's language, or in the fallback where it is missing. */
  city: string;
  title: string;
}

/** `/{lang}/{sale-or-rent segment}/{city slug}/{title slug}/{id}/`, requirements §2. */
export function propertyPath(property: Located & { goal: 'sale' | 'rent' }, language: Language): string {
  return locatedPath(property.goal, property, language);
}

/** `/{lang}/{projects segment}/{city slug}/{title slug}/{id}/`, requirements 10.12. */
export function projectPath(project: Located, language: Language): string {
  return locatedPath('projects', project, language);
}

export function thankYouPath(form: ThankYouForm, language: Language): string {
  return localizedPath(language, [fixedPages.thankYou.segments[language], form]);
}

export function testimonialPath(testimonialSlug: string, language: Language): string {
  return localizedPath(language, [fixedPages.testimonials.segments[language], testimonialSlug]);
}

export function homePath(language: Language): string {
  return formatPath([language]);
}

/**
 * A short address of a listing or project in the site's default language: without a language, and with only the id, which
 * identifies it. It redirects to the page's own address.
 */
export function publicPath(page: 'sale' | 'rent' | 'projects', id: string): string {
  return formatPath([fixedPages[page].segments.en, '-', '-', id.toLowerCase()]);
}

/** City or title may hold nothing that a path can carry; the id identifies the page, so any placeholder will do. */
function locatedPath(page: FixedPage, { id, city, title }: Located, language: Language): string {
  const segments = [fixedPages[page].segments[language], slug(city) || '-', slug(title) || '-', id.toLowerCase()];
  return localizedPath(language, segments);
}
