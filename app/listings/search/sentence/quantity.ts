import { type Amount, amountAt, amountsAt } from './amount.ts';
import { type Bound, boundAt } from './bounds.ts';
import type { Draft } from './draft.ts';
import { type Sentence, after, means, skip } from './sentence.ts';

/** One or two amounts with the adjacent words. */
export interface Quantity extends Amount {
  upper: number | null;
  bound: Bound | null;
  at: number;
  /** Whether a currency precedes it. */
  euro: boolean;
}

/**
 * Reads a quantity as one kind of value. `unit` is the index of the token that may be its unit; the result is as for
 * `Reader`.
 */
export type QuantityReader = (sentence: Sentence, quantity: Quantity, unit: number, draft: Draft) => number;

/** The quantity that begins at a token: `max. € 350k`, `tussen 250.000 en 300.000`. */
export function quantityAt(sentence: Sentence, at: number): Quantity | null {
  let start = at;
  let bound: Bound | null = null;
  let euro = false;
  while (!amountAt(sentence, start)) {
    const kind = boundAt(sentence, start);
    if (kind) bound = kind;
    else if (means(sentence, start, 'euro')) euro = true;
    else if (start === at || !means(sentence, start, 'stop')) return null;
    start = after(sentence, start);
  }
  const amounts = amountsAt(sentence, start, bound === 'between');
  return amounts && { ...amounts, bound, at, euro };
}

/**
 * A bound after the amount: `300.000 max`, `3 slaapkamers minimum`. If another amount follows, the bound belongs to
 * that.
 */
export function boundAfter(sentence: Sentence, at: number, bound: Bound | null): { bound: Bound | null; next: number } {
  const behind = bound ? null : boundAt(sentence, at);
  if (behind !== 'min' && behind !== 'max') return { bound, next: at };
  const next = after(sentence, at);
  const following = skip(sentence, next, 'euro', 'stop', 'min', 'max', 'about');
  return amountAt(sentence, following) ? { bound, next: at } : { bound: behind, next };
}
