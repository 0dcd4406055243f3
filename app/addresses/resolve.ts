import type { Language } from '../i18n/languages.ts';
import { localizedPath } from './address.ts';
import type { ArticleEntry, ArticleTable } from './article-table.ts';
import { misplacedFixedPage } from './match.ts';
import type { PageEntry, PageTable } from './page-table.ts';
import { fixedPages } from './table.ts';

export type Resolution =
  | { kind: 'page'; page: PageEntry }
  | { kind: 'article' | 'category'; entry: ArticleEntry }
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  | { kind: 'notFound' };

export interface RedirectRule {
  /** Canonical path, with or without a language prefix. */
  from: string;
  to: string;
}

interface Tables {
  pages: PageTable;
  /** Only read if no page matches, so that pages do not depend on articles. */
  articles: () => Promise<ArticleTable>;
  redirects: readonly RedirectRule[];
}

/**
 * Resolves an address that is not a fixed route: a menu page, an article or category, an editor's redirect, another
 * language's fixed segment, or nothing.
 */
export async function resolveContent(
  segments: readonly string[],
  language: Language,
  tables: Tables,
): Promise<Resolution> {
  const path = localizedPath(language, segments);
  const page = tables.pages.byPath(path);
  if (page !== null) {
    if (page.external !== null) return { kind: 'redirect', location: page.external, status: 302 };
    const location = page.redirect?.[language];
    return location ? { kind: 'redirect', location, status: 301 } : { kind: 'page', page };
  }

  const rule = tables.redirects.find(({ from }) => from === path || from === localizedTail(path));
  if (rule !== undefined && rule.to !== path) return { kind: 'redirect', location: rule.to, status: 301 };

  const [first, ...rest] = segments;
  const misplaced = first === undefined ? null : misplacedFixedPage(first);
  if (misplaced !== null && fixedPages[misplaced].segments[language] !== first) {
    const location = localizedPath(language, [fixedPages[misplaced].segments[language], ...rest]);
    return { kind: 'redirect', location, status: 301 };
  }

  const articles = await tables.articles();
  const entry = articles.byPath(path);
  if (entry === null) {
    const location =
      articles.byFormerPath(path)?.paths[language] ?? tables.pages.byOriginal(localizedTail(path))?.paths[language];
    return location ? { kind: 'redirect', location, status: 301 } : { kind: 'notFound' };
  }
  return entry.external ? { kind: 'redirect', location: entry.external, status: 302 } : { kind: entry.kind, entry };
}

/** `/nl/oud/` → `/oud/`: a redirect without a language applies to all languages. */
function localizedTail(path: string): string {
  return path.replace(/^\/[a-z]{2}(?=\/)/, '');
}
