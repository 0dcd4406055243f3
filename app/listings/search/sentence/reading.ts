import type { AskedState } from '../../domain/filters.ts';
import type { Goal, PropertyTypeKey, RoomParameter } from '../../domain/codes.ts';

export const sentenceFlags = [
  'garden',
  'terrace',
  'parking',
  'lift',
  'newBuild',
  'furnished',
  'cellar',
  'noRenovationDuty',
  'sold',
] as const;
export type SentenceFlag = (typeof sentenceFlags)[number];

/** Inclusive; null for an open end. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** The conditions found in a sentence. */
export interface Reading {
  goal: Goal | null;
  types: readonly PropertyTypeKey[];
  /** Minimum number of each. */
  rooms: Partial<Record<RoomParameter, number>>;
  /** Whole euros. */
  price: Range | null;
  /** The maximum monthly amount that a buyer can pay, in whole euros. */
  month: number | null;
  /** A buyer's own money, in whole euros. */
  ownMoney: number | null;
  /** Living surface in m². */
  surface: Range | null;
  /** Surface of the plot in m². */
  ground: Range | null;
  flags: readonly SentenceFlag[];
  /** The state of repair. */
  state: AskedState | null;
  /** The worst acceptable energy label, `A+` to `G`. */
  epc: string | null;
  /** Year of construction. */
  year: Range | null;
  /** Also near the places, not only in them. */
  near: boolean;
  /** Radius around the places in whole kilometres. */
  radius: number | null;
  /** Municipalities and postcodes as typed, to be looked up by the caller. */
  places: readonly string[];
  /** The words that were not understood, in order and without stop words. */
  rest: string;
  /** The interpreted parts of the text: a value (`rent`, `house`, `garden`), a field (`price`) or `not garden`. */
  used: readonly Used[];
}

export interface Used {
  from: number;
  to: number;
  as: string;
}
