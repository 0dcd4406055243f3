/** The menus as a tree, read from the stored pages. Pure: the Studio's pane and the tests use the same functions. */
import type { Translated } from '../../app/i18n/languages.ts';
import type { MenuPosition } from '../../app/addresses/page-table.ts';

export const menuPositions = ['main', 'footer', 'none'] as const satisfies readonly MenuPosition[];

/** A page as the Content Lake stores it; drafts are listed beside published versions. */
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
  /** The stored versions, which a move changes together. */
  versions: string[];
  children: TreePage[];
}

export type Menus = Record<MenuPosition, TreePage[]>;

/** What the pane asks the Content Lake, in the raw perspective. */
export const pagesQuery = `*[_type == "menuPage" && !(_id in path("versions.**"))]{
  _id, name, pageType, status, "parentId": parent._ref, order, menuPosition, path
}`;

/** Puts the pages into their menus and under their parents. A draft wins over what is published; a lost parent is no parent. */
export function buildMenus(stored: readonly StoredPage[]): Menus {
  const pages = new Map<string, TreePage>();
  // What is published first, so that a draft of the same page replaces it.
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

/** All pages of the menus, each before its children. */
export function allPages(menus: Menus): TreePage[] {
  return menuPositions.flatMap((position) => menus[position].flatMap((page) => [page, ...page.children]));
}

export function findPage(menus: Menus, id: string): TreePage | null {
  return allPages(menus).find((page) => page.id === id) ?? null;
}

/** The pages of one level: a menu's own, or those under a page. */
export function level(menus: Menus, position: MenuPosition, parentId: string | null): TreePage[] {
  return parentId === null ? menus[position] : (findPage(menus, parentId)?.children ?? []);
}

function children(parentId: string, pages: Map<string, TreePage>): TreePage[] {
  return [...pages.values()].filter((page) => parentOf(page, pages)?.id === parentId).sort(inOrder);
}

/** Only first-level pages have children; deeper ones are shown at the first level, so that none is lost. */
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

/** As the site orders a menu (`app/addresses/page-table.ts`). */
function inOrder(a: TreePage, b: TreePage): number {
  return a.order - b.order || a.id.localeCompare(b.id);
}
