/** Maps the pointer's position to a place in the menus. Pure. */
import type { Place } from './moves.ts';
import { findPage, level, menuPositions, type Menus, type TreePage } from './tree.ts';

/** A zone of a row: its upper or lower edge, or its middle, which makes the page a subpage. */
export type Zone = 'before' | 'inside' | 'after';

export interface DropTarget {
  overId: string;
  zone: Zone;
  place: Place;
  allowed: boolean;
}

/** An empty menu is a row too; its id is this prefix and the menu's name. */
export const emptyMenu = 'menu:';

/** Where nesting is allowed: a quarter for each edge, the middle half to nest. Otherwise halves. In viewport pixels. */
export function zoneAt(y: number, row: { top: number; height: number }, canNest: boolean): Zone {
  const part = (y - row.top) / row.height;
  if (!canNest) return part < 0.5 ? 'before' : 'after';
  if (part < 0.25) return 'before';
  return part > 0.75 ? 'after' : 'inside';
}

/** The place that a zone of a row stands for; null for the dragged row itself. */
export function dropPlace(menus: Menus, dragged: TreePage, overId: string, zone: Zone): Place | null {
  const empty = menuPositions.find((position) => overId === `${emptyMenu}${position}`);
  if (empty !== undefined) return { position: empty, parentId: null, index: 0 };
  const over = findPage(menus, overId);
  if (over === null || over.id === dragged.id) return null;
  if (zone === 'inside') return { position: over.position, parentId: over.id, index: over.children.length };
  // Below a page with subpages comes its first subpage, so the page goes there.
  if (zone === 'after' && over.children.length > 0 && dragged.children.length === 0) {
    return { position: over.position, parentId: over.id, index: 0 };
  }
  return {
    position: over.position,
    parentId: over.parentId,
    index: indexAmong(menus, over, dragged) + (zone === 'after' ? 1 : 0),
  };
}

/** The index of a page among its siblings, without the dragged one. */
function indexAmong(menus: Menus, over: TreePage, dragged: TreePage): number {
  return level(menus, over.position, over.parentId)
    .filter(({ id }) => id !== dragged.id)
    .findIndex(({ id }) => id === over.id);
}
