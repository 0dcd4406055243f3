import type { Volume } from './volume.ts';

/** What decides how a building looks. */
export interface Plot {
  variant: string;
  era: number;
  floors: number;
  seed: number;
}

export interface Building {
  volumes: Volume[];
  width: number;
  height: number;
  depth: number;
  /** Metres between the pavement and the front. */
  setback: number;
  /** Metres to the next building at the left and the right. */
  gap: number;
}
