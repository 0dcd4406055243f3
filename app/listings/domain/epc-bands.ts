import type { Region } from './codes.ts';

/**
 * EPC bands in kWh/m²·year (requirements 9.3; Brussels' sub-grades from the public scale). `upTo` is inclusive, and
 * values are real numbers (requirements 10.35); `below` is exclusive and represents the bands "below 0". The last band
 * of a region is open-ended.
 */
export const epcBands = {
  flanders: [
    { band: 'a_plus', below: 0 },
    { band: 'a', upTo: 100 },
    { band: 'b', upTo: 200 },
    { band: 'c', upTo: 300 },
    { band: 'd', upTo: 400 },
    { band: 'e', upTo: 500 },
    { band: 'f' },
  ],
  brussels: [
    { band: 'a_plus', upTo: 15 },
    { band: 'a', upTo: 30 },
    { band: 'a_sub', upTo: 45 },
    { band: 'b_plus', upTo: 62 },
    { band: 'b', upTo: 78 },
    { band: 'b_sub', upTo: 95 },
    { band: 'c_plus', upTo: 113 },
    { band: 'c', upTo: 132 },
    { band: 'c_sub', upTo: 150 },
    { band: 'd_plus', upTo: 170 },
    { band: 'd', upTo: 190 },
    { band: 'd_sub', upTo: 210 },
    { band: 'e_plus', upTo: 232 },
    { band: 'e', upTo: 253 },
    { band: 'e_sub', upTo: 275 },
    // Spec: g starts at 346, so f ends strictly below it.
    { band: 'f', below: 346 },
    { band: 'g' },
  ],
  wallonia: [
    { band: 'a_plusplus', below: 0 },
    { band: 'a_plus', upTo: 45 },
    { band: 'a', upTo: 85 },
    { band: 'b', upTo: 170 },
    { band: 'c', upTo: 255 },
    { band: 'd', upTo: 340 },
    { band: 'e', upTo: 425 },
    { band: 'f', upTo: 510 },
    { band: 'g' },
  ],
} as const satisfies Record<
  Exclude<Region, 'luxembourg'>,
  readonly ({ band: string } & (
    { below: number; upTo?: never } | { upTo: number; below?: never } | { below?: never; upTo?: never }
  ))[]
>;
export type EpcBand = (typeof epcBands)[keyof typeof epcBands][number]['band'];

/** Luxembourg's labels, best first. They are stored with the listing, never computed (requirements 9.6). */
export const luxembourgLabels = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
