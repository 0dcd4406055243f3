import type { DropTarget } from './drop.ts';
import type { Direction, Place } from './moves.ts';
import type { TreePage } from './tree.ts';

/** Shared by every row of the menus: which page is open or dragged, and how to move a page. */
export interface TreeActions {
  open: string | null;
  dragged: string | null;
  target: DropTarget | null;
  mayMove: boolean;
  onDirection: (page: TreePage, direction: Direction) => void;
  onMove: (page: TreePage, place: Place) => void;
}
