import type { Random } from '../../listings/random.ts';
import type { Edge, PlanRoom, Rect } from './geometry.ts';
import type { Programme } from './programme.ts';

/** Rooms laid out, before doors and windows. */
export interface Layout {
  rooms: PlanRoom[];
  hall: PlanRoom;
  stairs: (Rect & { rise: Edge }) | null;
  /** Edges of the whole with outer walls that may have windows. */
  lit: readonly Edge[];
  /** Where the front door is in the hall's wall; null upstairs. */
  entrance: Edge | null;
  /** The side of the garage. */
  garageAt: Edge | null;
}

/** One way to lay out a floor; null where it cannot work. */
export type LayOut = (programme: Programme, random: Random) => Layout | null;
