import type { Language, Translated } from '../i18n/languages.ts';
import { localizedPath } from './address.ts';
import type { Crumb } from './page-table.ts';
import { formerSlug, pathFromNames } from './slug.ts';

/** Category tree item, requirements 3.13: ID, ParentID, Name, WebID. */
export interface CategorySource {
  id: string;
  parentId: string | null;
  name: Translated;
  webId: string | null;
}

export interface ArticleSource {
  id: string;
  categoryId: string | null;
  title: Translated;
  /** The article's own segment if an editor set one; otherwise derived from the title. */
  path: Translated;
  status: string;
  externalUrl: string | null;
}

export interface ArticleEntry {
  kind: 'article' | 'category';
  id: string;
  external: string | null;
  paths: Translated;
  breadcrumb: Translated<Crumb[]>;
}

export interface ArticleTable {
  entries: readonly ArticleEntry[];
  byId(id: string): ArticleEntry | null;
  byPath(path: string): ArticleEntry | null;
  /** Finds an entry by the path it had when apostrophes and dots separated words. */
  byFormerPath(path: string): ArticleEntry | null;
}

/**
 * Builds the paths of categories (`category/` or `parent/category/`) and their articles (`category/article/` or
 * `parent/category/article/`) from translated names (requirements 2.35). A category tree of more than two levels uses
 * its two lowest, the form that the specification defines.
 */
export function buildArticleTable(
  categories: readonly CategorySource[],
  articles: readonly ArticleSource[],
  languagesInUse: readonly Language[],
): ArticleTable {
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const byPath = new Map<string, ArticleEntry>();
  const byFormerPath = new Map<string, ArticleEntry>();

  const entries = [
    ...categories.map((category) =>
      entry('category', category.id, null, (language) => categoryTrail(category, language)),
    ),
    ...articles
      .filter((article) => article.status === 'Published')
      .map((article) =>
        entry('article', article.id, article.externalUrl, (language) => {
          const title = article.title[language];
          const category = categoryById.get(article.categoryId ?? '');
          const above = category ? categoryTrail(category, language) : [];
          if (!title || above === null) return null;
          const own = article.path[language];
          return [...above, own ? { name: title, segment: own, former: own } : stepOf(title)];
        }),
      ),
  ];
  const byId = new Map(entries.map((each) => [each.id, each]));
  return {
    entries,
    byId: (id) => byId.get(id) ?? null,
    byPath: (path) => byPath.get(path) ?? null,
    byFormerPath: (path) => byFormerPath.get(path) ?? null,
  };

  function entry(
    kind: ArticleEntry['kind'],
    id: string,
    external: string | null,
    stepsIn: (language: Language) => Step[] | null,
  ): ArticleEntry {
    const paths: Translated = {};
    const breadcrumb: Translated<Crumb[]> = {};
    const former: string[] = [];
    for (const language of languagesInUse) {
      const steps = stepsIn(language);
      if (steps === null || steps.some((step) => step.segment === '')) continue;
      const crumbs = steps.map((step, index) => ({
        name: step.name,
        path: localizedPath(
          language,
          steps.slice(0, index + 1).map((each) => each.segment),
        ),
      }));
      const path = crumbs[crumbs.length - 1]?.path;
      if (path === undefined || byPath.has(path)) continue;
      paths[language] = path;
      breadcrumb[language] = crumbs;
      former.push(
        localizedPath(
          language,
          steps.map((step) => step.former),
        ),
      );
    }
    const made = { kind, id, external, paths, breadcrumb };
    for (const path of Object.values(paths)) if (path) byPath.set(path, made);
    for (const path of former) if (!byFormerPath.has(path)) byFormerPath.set(path, made);
    return made;
  }

  function categoryTrail(category: CategorySource, language: Language): Step[] | null {
    const parent = categoryById.get(category.parentId ?? '');
    const line = parent && parent !== category ? [parent, category] : [category];
    const steps = line.map((each) => stepOf(each.name[language] ?? ''));
    return steps.some((step) => step.segment === '') ? null : steps;
  }
}

interface Step {
  name: string;
  segment: string;
  former: string;
}

const stepOf = (name: string): Step => ({ name, segment: pathFromNames(name).slice(0, -1), former: formerSlug(name) });
