import type { Rail } from '../walls/balconies.ts';
import type { DoorStyle } from '../walls/doors.ts';
import type { WindowStyle } from '../walls/windows.ts';

/** The front design of a block of flats. */
export interface BlockFront {
  seed: number;
  bays: number;
  floors: number;
  storey: number;
  wall: string;
  /** A second material between the windows of a floor. */
  panel: string;
  slab: string;
  window: WindowStyle;
  rail: Rail;
  terraces: 'middle' | 'sides' | 'alternate' | 'all' | 'none';
  /** Shape of the windows without a terrace. */
  rhythm: 'even' | 'staggered' | 'ribbon' | 'tall' | 'pairs';
  /** Depth of the terraces in metres. */
  deep: number;
  bands: boolean;
  /** Vertical fins between the bays, in the slab's colour. */
  fins: boolean;
  entrance: DoorStyle;
  ground: 'glass' | 'garages' | 'flats';
  number?: string;
  /** Share of terraces with plants. */
  green: number;
}

/** The index of the bay with the front door. */
export function entranceOf({ bays, seed }: BlockFront): number {
  return Math.max(0, Math.min(bays - 1, Math.floor(bays / 2) - (seed % 2)));
}

export function hasTerrace({ terraces, bays }: BlockFront, column: number, floor: number): boolean {
  const middle = Math.floor(bays / 2);
  switch (terraces) {
    case 'all':
      return column < bays;
    case 'middle':
      return bays % 2 === 1 ? column === middle : column === middle || column === middle - 1;
    case 'sides':
      return column === 0 || column === bays - 1;
    case 'alternate':
      return column < bays && (column + floor) % 2 === 0;
    case 'none':
      return false;
  }
}
