import type { FacadeSubject } from '../address.ts';
import type { Volume } from './volume.ts';

/** What decides how a building looks. */
export interface Plot {
  variant: string;
  era: number;
  floors: number;
  seed: number;
  region: FacadeSubject['region'];
  condition: FacadeSubject['condition'];
  /** House number for the wall; neighbours have none. */
  number?: string;
}

export interface Building {
  volumes: Volume[];
  width: number;
  /** Up to the ridge. */
  height: number;
  depth: number;
  /** Metres between the pavement and the front. */
  setback: number;
  /** Metres to the next building at the left and the right. */
  gap: number;
  /** Middle of the front door along the front, for a view of the entrance. */
  door: number;
  /** Where garages begin and end along the front: nothing is planted before them. */
  drives: readonly (readonly [from: number, to: number])[];
  /** The end where a side street begins, for a house on a corner. */
  corner?: 'left' | 'right';
}
