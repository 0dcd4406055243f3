import type { Range } from './reading.ts';
import { type Sentence, means } from './sentence.ts';

const kinds = ['between', 'about', 'min', 'max'] as const;
export type Bound = (typeof kinds)[number];

/** `rond 300.000` means plus or minus ten per cent. */
const aboutShare = 0.1;

/** The bound that the phrase at a token puts on the adjacent amount. */
export function boundAt(sentence: Sentence, at: number): Bound | null {
  return kinds.find((kind) => means(sentence, at, kind)) ?? null;
}

/** The range of one or two amounts. Without a bound, a single amount is the `usual` end. */
export function rangeOf(value: number, upper: number | null, bound: Bound | null, usual: 'min' | 'max'): Range {
  const whole = Math.round(value);
  if (upper !== null) return { min: whole, max: Math.round(upper) };
  if (bound === 'about')
    return { min: Math.round(value * (1 - aboutShare)), max: Math.round(value * (1 + aboutShare)) };
  const end = bound === 'min' || bound === 'max' ? bound : usual;
  return end === 'min' ? { min: whole, max: null } : { min: null, max: whole };
}
