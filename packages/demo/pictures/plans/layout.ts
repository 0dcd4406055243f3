import type { Random } from '../../listings/random.ts';
import type { Edge, PlanRoom, Rect } from './geometry.ts';
import type { Programme } from './programme.ts';

/** A layout of rooms, before doors and windows. */
export interface Layout {
  rooms: PlanRoom[];
  hall: PlanRoom;
  stairs: (Rect & { rise: Edge }) | null;
  /** The edges of the whole that are outer walls and may have windows. */
  lit: readonly Edge[];
  /** The edge of the hall with the front door; null upstairs. */
  entrance: Edge | null;
  /** The side of the garage. */
  garageAt: Edge | null;
}

/** One way to lay out a floor; null if it does not work. */
export type LayOut = (programme: Programme, random: Random) => Layout | null;
