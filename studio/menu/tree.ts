/** The menus as a tree, built from the stored pages. Pure: the Studio's pane and the tests share it. */
import type { Language, Translated } from '../../app/i18n/languages.ts';
import { fixedPath, homePath } from '../../app/addresses/entity-paths.ts';
import type { MenuPosition } from '../../app/addresses/page-table.ts';
import { fixedPageOfType } from '../../schemas/rules/path.ts';

export const menuPositions = ['main', 'footer', 'none'] as const satisfies readonly MenuPosition[];

/** A page as stored in the Content Lake; drafts come as separate entries beside the published versions. */
export interface StoredPage {
  _id: string;
  name?: string | null;
  pageType?: string | null;
  status?: string | null;
  parentId?: string | null;
  order?: number | null;
  menuPosition?: string | null;
  path?: Translated | null;
}

export interface TreePage {
  id: string;
  name: string;
  pageType: string;
  status: string;
  parentId: string | null;
  order: number;
  position: MenuPosition;
  path: Translated;
  /** The stored versions; a move changes them together. */
  versions: string[];
  children: TreePage[];
}

export type Menus = Record<MenuPosition, TreePage[]>;

/** The pane's query, in the raw perspective. */
export const pagesQuery = `*[_type == "menuPage" && !(_id in path("versions.**"))]{
  _id, name, pageType, status, "parentId": parent._ref, order, menuPosition, path
}`;

/**
 * Sorts the pages into menus and under parents. A draft replaces its published version; a missing parent is ignored.
 */
export function buildMenus(stored: readonly StoredPage[]): Menus {
  const pages = new Map<string, TreePage>();
  // Published versions first, so that a draft replaces them.
  for (const page of [...stored].sort((a, b) => Number(isDraft(a)) - Number(isDraft(b)))) {
    const id = page._id.replace(/^drafts\./, '');
    pages.set(id, { ...treePage(id, page), versions: [...(pages.get(id)?.versions ?? []), page._id] });
  }
  const menus: Menus = { main: [], footer: [], none: [] };
  for (const page of [...pages.values()].sort(inOrder)) {
    const parent = parentOf(page, pages);
    if (parent === null) menus[page.position].push({ ...page, parentId: null, children: children(page.id, pages) });
  }
  return menus;
}

/**
 * The whole address of a page in a language, as visitors see it; null if it has none.
 *
 * @param above the page that it stands under
 */
export function addressOf(page: TreePage, above: TreePage | null, language: Language): string | null {
  if (page.pageType === 'home') return homePath(language);
  const fixed = fixedPageOfType(page.pageType);
  if (fixed !== null) return fixedPath(fixed, language);
  const base = above === null ? homePath(language) : addressOf(above, null, language);
  const own = page.path[language]?.replace(/^\/+|\/+$/g, '');
  return base !== null && own ? `${base}${own}/` : null;
}

/** All pages of the menus in depth-first order. */
export function allPages(menus: Menus): TreePage[] {
  return menuPositions.flatMap((position) => menus[position].flatMap((page) => [page, ...page.children]));
}

export function findPage(menus: Menus, id: string): TreePage | null {
  return allPages(menus).find((page) => page.id === id) ?? null;
}

/** The pages of one level: a menu's own, or the subpages of a page. */
export function level(menus: Menus, position: MenuPosition, parentId: string | null): TreePage[] {
  return parentId === null ? menus[position] : (findPage(menus, parentId)?.children ?? []);
}

function children(parentId: string, pages: Map<string, TreePage>): TreePage[] {
  return [...pages.values()].filter((page) => parentOf(page, pages)?.id === parentId).sort(inOrder);
}

/** Only first-level pages have children; deeper pages are shown at the first level, so that none is lost. */
function parentOf(page: TreePage, pages: Map<string, TreePage>): TreePage | null {
  const parent = page.parentId === null ? undefined : pages.get(page.parentId);
  if (parent === undefined || parent.id === page.id) return null;
  return parent.parentId === null || !pages.has(parent.parentId) ? parent : null;
}

function treePage(id: string, page: StoredPage): TreePage {
  return {
    id,
    name: page.name ?? '',
    pageType: page.pageType ?? 'content',
    status: page.status ?? 'Draft',
    parentId: page.parentId ?? null,
    order: page.order ?? 0,
    position: menuPositions.find((position) => position === page.menuPosition) ?? 'none',
    path: page.path ?? {},
    versions: [],
    children: [],
  };
}

function isDraft(page: StoredPage): boolean {
  return page._id.startsWith('drafts.');
}

/** Same order as on the site (`app/addresses/page-table.ts`). */
function inOrder(a: TreePage, b: TreePage): number {
  return a.order - b.order || a.id.localeCompare(b.id);
}
