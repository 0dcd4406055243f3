import type { Goal, PropertyTypeKey } from '../../domain/codes.ts';
import type { Range, Reading, SentenceFlag, Used } from './reading.ts';
import type { Meaning } from './vocabulary/meaning.ts';
import type { Sentence } from './sentence.ts';

/**
 * A property type in the sentence, which may instead be a part of the home: `huis met garage`, `maison avec bureau`.
 */
export interface NamedType {
  type: PropertyTypeKey;
  /** A parking space is either a property or a part of a home. */
  parking: boolean;
  withHome: boolean;
  /** Whether a plot's surface or a garage's number of cars is given. */
  measured: boolean;
  at: number;
  next: number;
  used: Used;
}

/** The intermediate result while reading a sentence. */
export interface Draft {
  goals: Set<Goal>;
  perMonth: boolean;
  named: NamedType[];
  rooms: Reading['rooms'];
  price: Range | null;
  /** Monthly amounts: a rent, or what a buyer can pay. */
  monthly: Range | null;
  /** A buyer's own money, in whole euros. */
  ownMoney: number | null;
  surface: Range | null;
  ground: Range | null;
  flags: Set<SentenceFlag>;
  state: Reading['state'];
  epc: string | null;
  year: Range | null;
  near: boolean;
  radius: number | null;
  places: string[];
  used: Used[];
  /** Indices of tokens that were not understood. */
  rest: Set<number>;
  /** After `with`: types are parts of the home. */
  withHome: boolean;
  /** After `in` or `near`: a place is likely to follow. */
  expectsPlace: boolean;
  /** The last thing mentioned, to which a following surface refers. */
  topic: Meaning | null;
}

/**
 * Reads the phrase at a token. Returns the index of the first token after it, or the same index if the reader does not
 * apply.
 */
export type Reader = (sentence: Sentence, at: number, draft: Draft) => number;

export function emptyDraft(): Draft {
  return {
    goals: new Set(),
    perMonth: false,
    named: [],
    rooms: {},
    price: null,
    monthly: null,
    ownMoney: null,
    surface: null,
    ground: null,
    flags: new Set(),
    state: null,
    epc: null,
    year: null,
    near: false,
    radius: null,
    places: [],
    used: [],
    rest: new Set(),
    withHome: false,
    expectsPlace: false,
    topic: null,
  };
}

/** Records the interpretation of a part of the text. */
export function note({ tokens }: Sentence, draft: Draft, at: number, next: number, as: string): Used {
  const used = { from: tokens[at]?.from ?? 0, to: tokens[next - 1]?.to ?? 0, as };
  draft.used.push(used);
  draft.topic = null;
  draft.expectsPlace = false;
  return used;
}

export function leave(draft: Draft, at: number, next: number): void {
  for (let token = at; token < next; token++) draft.rest.add(token);
  draft.topic = null;
  draft.expectsPlace = false;
}

/** Combines two ranges; the second takes precedence: `vanaf 200.000 … tot 300.000`. */
export function narrowed(range: Range | null, { min, max }: Range): Range {
  return { min: min ?? range?.min ?? null, max: max ?? range?.max ?? null };
}
