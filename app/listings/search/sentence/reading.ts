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

/** Both ends included; null where the sentence leaves an end open. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** What a sentence asks for, as far as it could be read. */
export interface Reading {
  goal: Goal | null;
  types: readonly PropertyTypeKey[];
  /** The least number of each. */
  rooms: Partial<Record<RoomParameter, number>>;
  /** Whole euros. */
  price: Range | null;
  /** The most that a buyer can pay a month, in whole euros. */
  month: number | null;
  /** What a buyer brings, in whole euros. */
  ownMoney: number | null;
  /** Living surface in m². */
  surface: Range | null;
  /** Surface of the plot in m². */
  ground: Range | null;
  flags: readonly SentenceFlag[];
  /** The state of repair. */
  state: AskedState | null;
  /** The worst energy label that is still good, `A+` to `G`. */
  epc: string | null;
  /** Year of construction. */
  year: Range | null;
  /** Around the places, not only in them. */
  near: boolean;
  /** Whole kilometres around the places. */
  radius: number | null;
  /** Municipalities and postcodes as typed: candidates, for the caller to look up. */
  places: readonly string[];
  /** What was not understood, in its order and without stop words. */
  rest: string;
  /** Which part of the text became what: a value (`rent`, `house`, `garden`), a field (`price`) or `not garden`. */
  used: readonly Used[];
}

export interface Used {
  from: number;
  to: number;
  as: string;
}
