import type { Goal, PropertyTypeKey } from '../../domain/codes.ts';
import type { Range, Reading, SentenceFlag, Used } from './reading.ts';
import type { Meaning } from './vocabulary/meaning.ts';
import type { Sentence } from './sentence.ts';

/** A type word, which may be a part of the home instead: `huis met garage`, `maison avec bureau`. */
export interface NamedType {
  type: PropertyTypeKey;
  /** A parking space is one to let, or a part of a home. */
  parking: boolean;
  withHome: boolean;
  /** A plot whose surface is told, a garage whose cars are. */
  measured: boolean;
  at: number;
  next: number;
  used: Used;
}

/** What was read so far. */
export interface Draft {
  goals: Set<Goal>;
  perMonth: boolean;
  named: NamedType[];
  rooms: Reading['rooms'];
  price: Range | null;
  /** Amounts a month: rents, or what a buyer can pay. */
  monthly: Range | null;
  /** Whole euros that a buyer brings. */
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
  /** Tokens that were not understood. */
  rest: Set<number>;
  /** After `with`: types are parts of the home. */
  withHome: boolean;
  /** After `in` or `near`: a place is likely. */
  expectsPlace: boolean;
  /** What was named last, which a surface after it belongs to. */
  topic: Meaning | null;
}

/** Reads what begins at a token; answers the first token after it, or the same when it is not for this reader. */
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

/** Notes which part of the text became what. */
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

/** A range with the ends of another where it has them: `vanaf 200.000 … tot 300.000`. */
export function narrowed(range: Range | null, { min, max }: Range): Range {
  return { min: min ?? range?.min ?? null, max: max ?? range?.max ?? null };
}
