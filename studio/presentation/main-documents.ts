/** Maps a preview path to its main document. Pure: GROQ filters for Presentation. */
import { matchPathname } from '../../app/addresses/match.ts';
import { fixedPageOfType } from '../../schemas/rules/path.ts';
import type { Language } from '../../app/i18n/languages.ts';

export interface Filter {
  filter: string;
  params?: Record<string, string>;
}

/**
 * The filter that finds the document behind a path (requirements 2.36); undefined for listings, which are not
 * documents. `first` is the site's default language, used for a path without one.
 */
export function mainDocument(pathname: string, first: Language = 'nl'): Filter | undefined {
  const address = matchPathname(pathname);
  if (address === null) return undefined;
  const { target, segments } = address;
  const language = address.language ?? first;
  switch (target.view) {
    case 'home':
      return pageOfType('home');
    case 'thankYou':
      return { filter: '_type == "thankYouPage" && form == $form', params: target.params };
    case 'testimonial':
      return { filter: `_type == "testimonial" && path.${language} == $slug`, params: target.params };
    case 'content':
      return contentPage(segments, language, target.page ?? undefined);
    default:
      return segments.length === 1 && 'page' in target && fixedPageOfType(target.page) === target.page
        ? pageOfType(target.page)
        : undefined;
  }
}

function pageOfType(pageType: string): Filter {
  return { filter: '_type == "menuPage" && pageType == $pageType', params: { pageType } };
}

/** Legal texts are found by path, other fixed pages by type; otherwise a page under its parent, or an article. */
function contentPage(segments: readonly string[], language: Language, fixed: string | undefined): Filter | undefined {
  const last = segments.at(-1);
  if (last === undefined) return undefined;
  const above = segments.at(-2);
  if (above === undefined) {
    return {
      filter: `_type == "menuPage" && !defined(parent) && (path.${language} == $last || pageType == $fixed)`,
      params: { last, fixed: fixed ?? '' },
    };
  }
  return {
    filter: `(_type == "menuPage" && path.${language} == $last && parent->path.${language} == $above)
      || (_type == "article" && path.${language} == $last)`,
    params: { last, above },
  };
}
