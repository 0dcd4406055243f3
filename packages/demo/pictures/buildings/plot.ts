import type { FacadeSubject } from '../address.ts';
import type { Volume } from './volume.ts';

/** The attributes that determine a building's design. */
export interface Plot {
  variant: string;
  era: number;
  floors: number;
  seed: number;
  region: FacadeSubject['region'];
  condition: FacadeSubject['condition'];
  /** House number on the wall; neighbours have none. */
  number?: string;
}

export interface Building {
  volumes: Volume[];
  width: number;
  /** Height of the ridge. */
  height: number;
  depth: number;
  /** Metres from the pavement to the front. */
  setback: number;
  /** Metres to the next buildings on the left and the right. */
  gap: number;
  /** The middle of the front door along the front, for a view of the entrance. */
  door: number;
  /** The start and end of each garage along the front: nothing is planted there. */
  drives: readonly (readonly [from: number, to: number])[];
  /** The side on which a side street begins, for a house on a corner. */
  corner?: 'left' | 'right';
}
