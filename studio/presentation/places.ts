/** Where a document appears on the site. Pure; uses the site's own path tables. */
import type { Language, Translated } from '../../app/i18n/languages.ts';
import { previewPath } from '../../app/addresses/address.ts';
import { buildArticleTable, type ArticleSource, type CategorySource } from '../../app/addresses/article-table.ts';
import { fixedPath, homePath, testimonialPath, thankYouPath } from '../../app/addresses/entity-paths.ts';
import { buildPageTable, type PageSource } from '../../app/addresses/page-table.ts';

/** The data that determines paths; the result of `siteQuery`. */
export interface SiteSource {
  languages: { first: string | null; used: (string | null)[] | null } | null;
  pages: PageSource[] | null;
  categories: CategorySource[] | null;
  articles: ArticleSource[] | null;
  document: StoredDocument | null;
}

export interface StoredDocument {
  _id: string;
  _type: string;
  status?: string | null;
  form?: string | null;
  path?: Translated | null;
}

export interface Place {
  language: Language;
  path: string;
}

export type Places =
  | { kind: 'own'; places: Place[] }
  /** Appears on every page, so the home page represents it. */
  | { kind: 'everywhere'; places: Place[] }
  /** Appears nowhere on the site, with the reason. */
  | { kind: 'nowhere'; reason: 'status' | 'no-path' | 'no-page' };

/** One query for everything that determines paths; `$id` is the document's published id. */
export const placesQuery = `{
  "languages": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    "first": languageDefault, "used": languageUse[use == true].code
  },
  "pages": *[_type == "menuPage"]{
    "id": _id, "parentId": parent._ref, "type": pageType, "name": title, "breadcrumbName": breadcrumb, path, status,
    "sort": order, "createdAt": _createdAt, externalUrl, "menuPosition": menuPosition
  },
  "categories": *[_type == "category"]{"id": _id, "parentId": parent._ref, name, webId},
  "articles": *[_type == "article"]{"id": _id, "categoryId": category._ref, title, path, status, externalUrl},
  "document": *[_id == $id][0]{_id, _type, status, form, path}
}`;

const onEveryPage = ['siteSettings', 'header', 'footer', 'translationOverride'];

/** The public places of a document, one per language in which it exists, the site's default language first. */
export function placesOf(site: SiteSource, used: readonly Language[]): Places {
  const { document } = site;
  if (document === null) return { kind: 'nowhere', reason: 'no-page' };
  if (onEveryPage.includes(document._type)) {
    return { kind: 'everywhere', places: inEach(used, (language) => homePath(language)) };
  }
  if (document._type === 'homeBanner') {
    return { kind: 'own', places: inEach(used, (language) => homePath(language)) };
  }
  if (document._type === 'filterConfig') {
    return { kind: 'everywhere', places: inEach(used, (language) => fixedPath('sale', language)) };
  }
  if (document._type === 'cookieConsent') {
    return { kind: 'everywhere', places: inEach(used, (language) => fixedPath('cookiePolicy', language)) };
  }
  const paths = pathsOf(document, site, used);
  if (paths === null) return { kind: 'nowhere', reason: 'no-page' };
  if (document.status && document.status !== 'Published') return { kind: 'nowhere', reason: 'status' };
  return own(paths, used);
}

/** The same places under the preview prefix, which shows drafts. */
export function previewPlaces(places: readonly Place[]): Place[] {
  return places.map(({ language, path }) => ({ language, path: previewPath(path) }));
}

/** Null for types without pages of their own. */
function pathsOf(document: StoredDocument, site: SiteSource, used: readonly Language[]): Translated | null {
  const { _id: id, path } = document;
  switch (document._type) {
    case 'menuPage':
      return buildPageTable(pageSources(site.pages), used).byId(id)?.paths ?? {};
    case 'article':
    case 'category':
      return articlePaths(id, site, used);
    case 'testimonial':
      return inLanguages(used, (language) => (path?.[language] ? testimonialPath(path[language], language) : null));
    case 'thankYouPage': {
      const { form } = document;
      return inLanguages(used, (language) => (typeof form === 'string' ? thankYouPath(form, language) : null));
    }
    default:
      return null;
  }
}

function articlePaths(id: string, site: SiteSource, used: readonly Language[]): Translated {
  const categories = (site.categories ?? []).map((category) => ({ ...category, name: category.name ?? {} }));
  const articles = (site.articles ?? []).map((article) => ({
    ...article,
    title: article.title ?? {},
    path: article.path ?? {},
  }));
  return buildArticleTable(categories, articles, used).byId(id)?.paths ?? {};
}

/** Fills in fields that drafts may lack and the path table expects. */
function pageSources(pages: PageSource[] | null): PageSource[] {
  return (pages ?? []).map((page) => ({
    ...page,
    name: page.name ?? {},
    breadcrumbName: page.breadcrumbName ?? {},
    path: page.path ?? {},
    redirect: null,
  }));
}

function own(paths: Translated, used: readonly Language[]): Places {
  const places = used.flatMap((language): Place[] => {
    const path = paths[language];
    return path ? [{ language, path }] : [];
  });
  return places.length === 0 ? { kind: 'nowhere', reason: 'no-path' } : { kind: 'own', places };
}

function inEach(used: readonly Language[], path: (language: Language) => string): Place[] {
  return used.map((language) => ({ language, path: path(language) }));
}

function inLanguages(used: readonly Language[], path: (language: Language) => string | null): Translated {
  return Object.fromEntries(used.map((language) => [language, path(language)]));
}
