import type { Four } from '../texts/point.ts';

/** The definition of a construction project of the agency. */
export interface ProjectPlan {
  id: string;
  name: string;
  zip: string;
  kind: 'flats' | 'houses';
  /** Number of homes; 0 if the sale has not started. */
  units: number;
  /** Share of sold homes, 0 to 1. */
  sold: number;
  /** Storeys. */
  floors: number;
  /** Days from today to completion; negative if completed. */
  completion: number;
  /** Number of homes with a page of their own; only in completed projects. */
  listed: number;
  publicAddress: boolean;
  /** URL of the project's own website. */
  link?: string;
  situation: Four;
  /** Paragraphs are separated by an empty line. */
  description: Four;
}
