import type { Four } from '../texts/point.ts';

/** A construction project of the agency, as it is told. */
export interface ProjectPlan {
  id: string;
  name: string;
  zip: string;
  kind: 'flats' | 'houses';
  /** How many homes it has; 0 where the sale has not begun. */
  units: number;
  /** Share of the homes that are sold, 0 to 1. */
  sold: number;
  /** Storeys. */
  floors: number;
  /** Days from today to completion; negative where people live there already. */
  completion: number;
  /** How many of its homes have a page of their own; only where they stand already. */
  listed: number;
  publicAddress: boolean;
  /** A project with a site of its own. */
  link?: string;
  situation: Four;
  /** Paragraphs are parted by an empty line. */
  description: Four;
}
