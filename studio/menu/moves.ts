/** Moves pages in the menu tree: what is allowed, where an arrow key leads, and which fields change. Pure. */
import { languages, type Language } from '../../app/i18n/languages.ts';
import type { MenuPosition } from '../../app/addresses/page-table.ts';
import { allPages, findPage, level, menuPositions, type Menus, type TreePage } from './tree.ts';

/** A place for a page: a menu, the parent page if any, and the number of siblings before it (without itself). */
export interface Place {
  position: MenuPosition;
  parentId: string | null;
  index: number;
}

/** New values of one page's fields; all patches of a move are written in one transaction. */
export interface Change {
  id: string;
  versions: string[];
  order?: number;
  position?: MenuPosition;
  /** null removes the parent. */
  parentId?: string | null;
}

export type Refusal =
  | { reason: 'self' | 'home' | 'fixed' | 'has-children' | 'too-deep' | 'unpublished' }
  | { reason: 'path'; name: string; language: Language };

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Order numbers leave gaps, so that most moves change one document. */
const step = 10;

/** Why a page may not be moved to a place; null if it may. `isFixed`: the page type has a fixed address. */
export function refusal(
  menus: Menus,
  page: TreePage,
  place: Place,
  isFixed: (pageType: string) => boolean,
): Refusal | null {
  if (place.parentId !== null) {
    if (place.parentId === page.id) return { reason: 'self' };
    if (page.pageType === 'home') return { reason: 'home' };
    if (isFixed(page.pageType)) return { reason: 'fixed' };
    if (page.children.length > 0) return { reason: 'has-children' };
    const parent = findPage(menus, place.parentId);
    if (parent === null || parent.parentId !== null || parent.pageType === 'home') return { reason: 'too-deep' };
    // A reference to a document that exists only as a draft would take the page off the site.
    if (!parent.versions.includes(parent.id)) return { reason: 'unpublished' };
  }
  if (place.parentId === page.parentId) return null;
  const twins = allPages(menus).filter((other) => other.id !== page.id && other.parentId === place.parentId);
  for (const language of languages) {
    const own = page.path[language];
    const twin = own ? twins.find(({ path }) => path[language] === own) : undefined;
    if (twin !== undefined) return { reason: 'path', name: twin.name, language };
  }
  return null;
}

/** The patches of a move: the page, its subpages' menu, and new order numbers for siblings where there is no gap. */
export function movePage(menus: Menus, page: TreePage, place: Place): Change[] {
  const siblings = level(menus, place.position, place.parentId).filter(({ id }) => id !== page.id);
  const position = place.parentId === null ? place.position : (findPage(menus, place.parentId)?.position ?? 'none');
  const index = Math.min(Math.max(place.index, 0), siblings.length);
  const order = between(siblings[index - 1]?.order, siblings[index]?.order);
  const moved = {
    ...(position === page.position ? {} : { position }),
    ...(place.parentId === page.parentId ? {} : { parentId: place.parentId }),
  };
  const others = page.children
    .filter((child) => child.position !== position)
    .map((child): Change => ({ id: child.id, versions: child.versions, position }));
  if (order !== null) {
    const own = { ...moved, ...(order === page.order ? {} : { order }) };
    return [...(Object.keys(own).length > 0 ? [change(page, own)] : []), ...others];
  }
  const row = [...siblings.slice(0, index), page, ...siblings.slice(index)];
  const renumbered = row.flatMap((each, at): Change[] => {
    const next = (at + 1) * step;
    const fields = { ...(each === page ? moved : {}), ...(each.order === next ? {} : { order: next }) };
    return Object.keys(fields).length > 0 ? [change(each, fields)] : [];
  });
  return [...renumbered, ...others];
}

/**
 * Where an arrow key moves a page: past its neighbour, into the next menu, under the page before, or out of its
 * parent.
 */
export function placeInDirection(menus: Menus, page: TreePage, direction: Direction): Place | null {
  const { position, parentId } = page;
  const row = level(menus, position, parentId);
  const index = row.findIndex(({ id }) => id === page.id);
  switch (direction) {
    case 'up':
      if (index > 0) return { position, parentId, index: index - 1 };
      return parentId === null ? neighbourMenu(menus, position, -1) : null;
    case 'down':
      if (index < row.length - 1) return { position, parentId, index: index + 1 };
      return parentId === null ? neighbourMenu(menus, position, 1) : null;
    case 'in': {
      const above = row[index - 1];
      return parentId !== null || above === undefined
        ? null
        : { position, parentId: above.id, index: above.children.length };
    }
    case 'out': {
      const parent = parentId === null ? null : findPage(menus, parentId);
      if (parent === null) return null;
      const at = menus[parent.position].findIndex(({ id }) => id === parent.id);
      return { position: parent.position, parentId: null, index: at + 1 };
    }
  }
}

function neighbourMenu(menus: Menus, position: MenuPosition, by: -1 | 1): Place | null {
  const next = menuPositions[menuPositions.indexOf(position) + by];
  return next === undefined ? null : { position: next, parentId: null, index: by === 1 ? 0 : menus[next].length };
}

/** An integer between two numbers; null if there is none. */
function between(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined && after === undefined) return step;
  if (before === undefined) return after === undefined || after <= 1 ? null : Math.floor(after / 2);
  if (after === undefined) return Math.floor(before / step) * step + step;
  const middle = Math.floor((before + after) / 2);
  return middle > before && middle < after ? middle : null;
}

function change(page: TreePage, fields: Omit<Change, 'id' | 'versions'>): Change {
  return { id: page.id, versions: page.versions, ...fields };
}
