import type { Goal, PropertyTypeKey, RoomParameter } from '../../../domain/codes.ts';
import type { AskedState } from '../../../domain/filters.ts';
import type { SentenceFlag } from '../reading.ts';

/** Words that only relate other words to each other. */
type Link =
  | 'min'
  | 'max'
  | 'about'
  | 'between'
  | 'to'
  | 'and'
  | 'or'
  | 'with'
  | 'no'
  | 'in'
  | 'near'
  | 'after'
  | 'before'
  | 'stop';

type Unit = 'euro' | 'month' | 'm2' | 'are' | 'hectare' | 'km' | 'mile' | 'cars';

/** `rooms` includes the living room (French pièces, German Zimmer). */
export type Meaning =
  | Goal
  | PropertyTypeKey
  | RoomParameter
  | SentenceFlag
  | AskedState
  | Link
  | Unit
  | 'rooms'
  | 'doubleGarage'
  | 'epc'
  | 'built'
  | 'ownMoney';

export interface Vocabulary {
  /** Comma-separated phrases by meaning: lower case, without accents, with spaces for hyphens and apostrophes. */
  phrases: Partial<Record<Meaning, string>>;
  /** The numerals from one on, in order. */
  counting: string;
  /** The other numerals, including parts of compounds; 0 joins two parts within a word (vier-en-twintig). */
  numerals: Record<string, number>;
}
