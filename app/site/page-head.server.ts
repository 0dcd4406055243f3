import { contentPicture } from '~/content/picture.ts';
import type { Translated } from '~/i18n/languages.ts';
import { containsPreview } from '~/addresses/address.ts';
import { languageLinks, type LanguageLink } from '~/addresses/language-switch.ts';
import type { Crumb, PageEntry } from '~/addresses/page-table.ts';
import { knownQuery } from './resolve-request.ts';
import type { Visit } from './visit.server.ts';

/** Facts that a page's loader provides for the head, the breadcrumb and the language switcher. */
export interface PageFacts {
  /** The page's path in each language in which it exists. */
  paths: Translated;
  /** Ancestors' paths, nearest first, for languages in which the page is missing. */
  ancestors?: readonly Translated[];
  title: string;
  description: string;
  /** Path or URL of the picture for sharing; the agency's logo by default. */
  image?: string | null;
  noIndex?: boolean;
  structuredData?: readonly object[];
  /** Canonical query, for pages of results after the first. */
  query?: string;
}

export interface PageHeadData {
  title: string;
  description: string;
  siteName: string;
  canonical: string | null;
  alternates: { language: string; href: string }[];
  image: string | null;
  noIndex: boolean;
  locale: string;
  structuredData: readonly object[];
}

export function pageHead(
  visit: Visit,
  origin: string,
  facts: PageFacts,
): { head: PageHeadData; languageLinks: LanguageLink[] } {
  const { site, language } = visit;
  const { inUse, defaultLanguage } = site.languages;
  const noIndex = containsPreview(visit.address) || facts.noIndex === true;
  const own = facts.paths[language];
  const image = facts.image ?? contentPicture(site.settings?.seoLogo, visit.choice)?.src;
  const query = facts.query ?? '';
  const alternates = inUse.flatMap((each) => {
    const path = facts.paths[each];
    return path ? [{ language: each as string, href: origin + path + query }] : [];
  });
  const fallback = facts.paths[defaultLanguage];
  const links = languageLinks([facts.paths, ...(facts.ancestors ?? [])], inUse);
  return {
    head: {
      title: facts.title,
      description: facts.description,
      siteName: site.settings?.agencyName ?? '',
      canonical: own ? origin + own + query : null,
      alternates:
        noIndex || alternates.length < 2
          ? []
          : [...alternates, ...(fallback ? [{ language: 'x-default', href: origin + fallback + query }] : [])],
      image: image ? new URL(image, origin).href : null,
      noIndex,
      locale: language,
      structuredData: facts.structuredData ?? [],
    },
    languageLinks: links.map((link) => ({
      ...link,
      path: visit.inMode(link.path) + (link.samePage ? queryOf(visit) : ''),
    })),
  };
}

/** The query parameters that the page in another language understands too, with the question mark. */
function queryOf({ target, query }: Visit): string {
  const known = knownQuery(target, query);
  return known !== null && known.size > 0 ? `?${known}` : '';
}

/** Paths per language of the pages above this one, nearest first. */
export function ancestorsOf(visit: Visit, page: PageEntry | null): Translated[] {
  const above: Translated[] = [];
  for (let each = page; each?.parentId;) {
    each = visit.site.pages.byId(each.parentId);
    if (each) above.push(each.paths);
  }
  return above;
}

/** The page's breadcrumb in its language; empty if it has none. */
export function trailOf(visit: Visit, page: { breadcrumb: Translated<Crumb[]> } | null): Crumb[] {
  return (page?.breadcrumb[visit.language] ?? []).map((crumb) => ({ ...crumb, path: visit.inMode(crumb.path) }));
}
