import type { AppLoadContext } from '@remix-run/node';
import type { ClientReturn } from '@sanity/client';
import type { pageTreeQuery } from '~/content/queries.ts';
import { languageConfig, type LanguageConfig, type StoredSite } from '~/content/settings.ts';
import { sources } from '~/content/source.ts';
import type { ContentReader } from '~/content/store.server.ts';
import { translated } from '~/i18n/text.ts';
import { buildArticleTable, type ArticleTable } from '~/addresses/article-table.ts';
import { canonicalPathname } from '~/addresses/address.ts';
import { buildPageTable, type PageSource, type PageTable, type PathProblem } from '~/addresses/page-table.ts';
import type { StoredLink } from '~/content/links.ts';

/** Data of every page: settings, the shell's configuration and the path table of the menu pages. */
export interface Site extends StoredSite {
  languages: LanguageConfig;
  pages: PageTable;
}

export type SiteReader = Pick<AppLoadContext, 'content' | 'logOnce'>;

/** Reads the site, once per revision of settings, shell and menu pages. */
export function readSite({ content, logOnce }: SiteReader): Promise<Site> {
  return content.derive('site', async (reader) => {
    const [stored, tree] = await Promise.all([reader.read(sources.site), reader.read(sources.pageTree)]);
    const languages = languageConfig(stored.settings);
    const shown = tree.map((page) => pageSource(page, shownAs(page.status, reader)));
    const pages = buildPageTable(shown, languages.inUse, (problem) =>
      logOnce(`path:${JSON.stringify(problem)}`, problem, pathProblemText[problem.code]),
    );
    return { ...stored, languages, pages };
  });
}

/** Paths of articles and their categories. Separate from the site, so that only pages that need them depend on them. */
export function readArticleTable(content: ContentReader): Promise<ArticleTable> {
  return content.derive('article-table', async (reader) => {
    const [{ settings }, { categories, articles }] = await Promise.all([
      reader.read(sources.site),
      reader.read(sources.articleIndex),
    ]);
    return buildArticleTable(
      categories.map(({ _id, parentId, name, webId }) => ({ id: _id, parentId, name: translated(name), webId })),
      articles.map(({ _id, categoryId, title, path, status, externalUrl }) => ({
        id: _id,
        categoryId,
        title: translated(title),
        path: translated(path),
        status: shownAs(status, reader),
        externalUrl,
      })),
      languageConfig(settings).inUse,
    );
  });
}

/** A preview of drafts shows documents with the status "Draft" as published. */
function shownAs(status: string | null | undefined, { showsDrafts }: Pick<ContentReader, 'showsDrafts'>): string {
  return showsDrafts && status === 'Draft' ? 'Published' : (status ?? '');
}

type TreePage = ClientReturn<typeof pageTreeQuery>[number];

function pageSource(page: TreePage, status: string): PageSource {
  return {
    id: page._id,
    parentId: page.parentId,
    type: page.pageType ?? 'content',
    name: translated(page.title),
    breadcrumbName: translated(page.breadcrumb),
    path: translated(page.path),
    status,
    sort: page.order ?? 0,
    createdAt: page._createdAt,
    externalUrl: page.externalUrl,
    redirect: redirectTarget(page.redirect),
    menuPosition: page.menuPosition ?? 'none',
  };
}

function redirectTarget(link: StoredLink | null): PageSource['redirect'] {
  if (link?.kind === 'url') return link.url ? { url: link.url } : null;
  const pageId = link?.reference?._ref;
  return pageId ? { pageId } : null;
}

/** The editors' redirects, with normalized source paths. */
export async function readRedirects(content: ContentReader): Promise<{ from: string; to: StoredLink }[]> {
  const stored = await content.read(sources.redirects);
  return stored.flatMap(({ from, to }) => {
    const canonical = canonicalPathname(from ?? '');
    return canonical === null || canonical === '/' || !to ? [] : [{ from: canonical, to }];
  });
}

const pathProblemText: Record<PathProblem['code'], string> = {
  PATH_TAKEN: 'Two pages have one path in one language; the older one keeps it',
  REDIRECT_LOOP: 'A page redirects to itself in a circle; its redirect is ignored',
  PARENT_LOOP: 'A page is its own ancestor; it has no path',
};
