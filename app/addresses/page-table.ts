import type { Language, Translated } from '../i18n/languages.ts';
import { formatPath, localizedPath } from './address.ts';
import { fixedPages, isFixedPage } from './table.ts';

/** The source of a menu page in the path table. */
export interface PageSource {
  id: string;
  parentId: string | null;
  /** `home`, a fixed page of the product (`sale`, `login`…) or a type without its own path (`content`…). */
  type: string;
  name: Translated;
  breadcrumbName: Translated;
  path: Translated;
  /** Only `Published` pages have a path (requirements 2.10). */
  status: string;
  sort: number;
  createdAt: string;
  externalUrl: string | null;
  /** Another page's id or a URL; a 301 redirect (requirements 10.10). */
  redirect: { pageId: string } | { url: string } | null;
  menuPosition: MenuPosition;
}

export type MenuPosition = 'main' | 'footer' | 'none';

export interface Crumb {
  name: string;
  path: string;
}

/**
 * Path-table entry (requirements 3.14): a page's original path, its redirect, and its path and breadcrumb per language.
 */
export interface PageEntry {
  id: string;
  type: string;
  parentId: string | null;
  sort: number;
  menuPosition: MenuPosition;
  /** The path before translation, as in the specification: `/for-sale/`. */
  original: string;
  /** The external URL that the page links to; menus link to it directly. */
  external: string | null;
  name: Translated;
  /** The short name for menus and breadcrumbs; missing if the page has only a name. */
  breadcrumbName: Translated;
  paths: Translated;
  breadcrumb: Translated<Crumb[]>;
  /** The redirect's target per language, after following the whole chain. */
  redirect: Translated | null;
}

export interface PageTable {
  entries: readonly PageEntry[];
  byId(id: string): PageEntry | null;
  /** The page that has this exact canonical path (`/nl/diensten/verkopen/`). */
  byPath(path: string): PageEntry | null;
  /** The page with an original path (`/contact-demand/`, `/about-us/`), which redirects to its path in any language. */
  byOriginal(path: string): PageEntry | null;
  /** The menu page that provides a fixed page's texts, modules and SEO. */
  byType(type: string): PageEntry | null;
  home: PageEntry | null;
  children(id: string | null): PageEntry[];
}

/** A conflict in the content that the table resolved; the caller logs it. */
export type PathProblem =
  | { code: 'PATH_TAKEN'; path: string; pageId: string; keptPageId: string }
  | { code: 'REDIRECT_LOOP'; pageId: string }
  | { code: 'PARENT_LOOP'; pageId: string };

/**
 * Builds the path table of the menu pages (requirements 2.36 and requirements 10.9).
 *
 * If two pages claim the same path in a language, the older one wins; redirect loops are dropped. Both are passed to
 * `report`.
 */
export function buildPageTable(
  pages: readonly PageSource[],
  languagesInUse: readonly Language[],
  report: (problem: PathProblem) => void = () => undefined,
): PageTable {
  const published = pages
    .filter((page) => page.status === 'Published')
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  const sources = new Map(published.map((page) => [page.id, page]));
  const taken = new Map<string, string>();
  const paths = new Map(published.map((page) => [page.id, claimPaths(page)]));

  const entries = published
    .map((page): PageEntry => {
      const target = followRedirect(page);
      return {
        id: page.id,
        type: page.type,
        parentId: parentOf(page)?.id ?? null,
        sort: page.sort,
        menuPosition: page.menuPosition,
        original: originalPath(page, segmentsIn(page, 'en')),
        external: page.externalUrl,
        name: page.name,
        breadcrumbName: page.breadcrumbName,
        paths: paths.get(page.id) ?? {},
        breadcrumb: perLanguage((language) => trail(page, language)),
        redirect: target === null ? null : perLanguage((language) => redirectTarget(target, language)),
      };
    })
    .sort((a, b) => a.sort - b.sort || a.id.localeCompare(b.id));

  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // If two pages have the same original path, the first one in the menu wins.
  const byOriginal = new Map(entries.toReversed().map((entry) => [entry.original, entry]));
  return {
    entries,
    byId: (id) => byId.get(id) ?? null,
    byPath: (path) => byId.get(taken.get(path) ?? '') ?? null,
    byOriginal: (path) => byOriginal.get(path) ?? null,
    byType: (type) => entries.find((entry) => entry.type === type) ?? null,
    home: entries.find((entry) => entry.type === 'home') ?? null,
    children: (id) => entries.filter((entry) => entry.parentId === id && entry.type !== 'home'),
  };

  function perLanguage<T>(of: (language: Language) => T | null): Translated<T> {
    return Object.fromEntries(
      languagesInUse.flatMap((language) => {
        const value = of(language);
        return value === null ? [] : [[language, value]];
      }),
    );
  }

  function claimPaths(page: PageSource): Translated {
    return perLanguage((language) => {
      const segments = segmentsIn(page, language);
      if (segments === null) return null;
      const path = localizedPath(language, segments);
      const keptPageId = taken.get(path);
      if (keptPageId !== undefined) {
        report({ code: 'PATH_TAKEN', path, pageId: page.id, keptPageId });
        return null;
      }
      taken.set(path, page.id);
      return path;
    });
  }

  function parentOf(page: PageSource): PageSource | null {
    return page.parentId === null ? null : (sources.get(page.parentId) ?? null);
  }

  /** The page and its ancestors, topmost first; null if a parent is missing, unpublished or its own descendant. */
  function lineage(page: PageSource): PageSource[] | null {
    const line = [page];
    for (let child = page; child.parentId !== null;) {
      const parent = parentOf(child);
      if (parent === null) return null;
      if (line.includes(parent)) {
        report({ code: 'PARENT_LOOP', pageId: page.id });
        return null;
      }
      line.unshift(parent);
      child = parent;
    }
    return line;
  }

  function segmentsIn(page: PageSource, language: Language): string[] | null {
    const segments = lineage(page)?.map((each) => ownSegment(each, language));
    return segments === undefined || segments.includes(null)
      ? null
      : segments.flatMap((each) => each?.split('/') ?? []).filter(Boolean);
  }

  function trail(page: PageSource, language: Language): Crumb[] | null {
    const home = published.find((each) => each.type === 'home');
    const line = [...(home && home !== page ? [home] : []), ...(lineage(page) ?? [])];
    const crumbs = line.map((each) => ({
      name: each.breadcrumbName[language] || each.name[language] || '',
      path: paths.get(each.id)?.[language] ?? '',
    }));
    return crumbs.every(({ path }) => path !== '') ? crumbs : null;
  }

  function followRedirect(page: PageSource): { page: PageSource } | { url: string } | null {
    const seen = new Set([page.id]);
    let redirect = page.redirect;
    let target: PageSource | null = null;
    while (redirect !== null) {
      if ('url' in redirect) return redirect;
      target = sources.get(redirect.pageId) ?? null;
      if (target === null) return null;
      if (seen.has(target.id)) {
        report({ code: 'REDIRECT_LOOP', pageId: page.id });
        return null;
      }
      seen.add(target.id);
      redirect = target.redirect;
    }
    return target === null ? null : { page: target };
  }

  function redirectTarget(target: { page: PageSource } | { url: string }, language: Language): string | null {
    return 'url' in target ? target.url : (paths.get(target.page.id)?.[language] ?? null);
  }
}

/** Home has an empty path, fixed pages their segment, other pages the path set by editors. */
function ownSegment(page: PageSource, language: Language): string | null {
  if (page.type === 'home') return '';
  if (isFixedPage(page.type)) return fixedPages[page.type].segments[language];
  return page.path[language]?.replace(/^\/+|\/+$/g, '') || null;
}

/** Fixed pages have the specification's path, other pages their English one, or their id if they have none. */
function originalPath(page: PageSource, english: readonly string[] | null): string {
  const row = isFixedPage(page.type) ? fixedPages[page.type] : null;
  return formatPath(row && 'original' in row ? [row.original] : (english ?? [page.id]));
}
