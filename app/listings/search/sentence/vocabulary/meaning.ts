import type { Goal, PropertyTypeKey, RoomParameter } from '../../../domain/codes.ts';
import type { AskedState } from '../../../domain/filters.ts';
import type { SentenceFlag } from '../reading.ts';

/** Words of a sentence that say nothing themselves, but how the others belong together. */
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

/** `rooms` counts the living room too (the French pièces, the German Zimmer). */
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
  /** By meaning, phrases between commas: lower case, without accents, hyphens and apostrophes as spaces. */
  phrases: Partial<Record<Meaning, string>>;
  /** Numerals from one on, in their order. */
  counting: string;
  /** The others, also the parts of longer ones; 0 joins two parts in one word (vier-en-twintig). */
  numerals: Record<string, number>;
}
