import { type Sentence, after, means } from './sentence.ts';

export interface Amount {
  value: number;
  /** Index of the first token after it. */
  next: number;
}

const countedWords = ['bedrooms', 'bathrooms', 'showerrooms', 'toilets', 'rooms', 'garage'] as const;

/**
 * The amount that begins at a token, in digits, words or both: `1.600`, `350k`, `1,2 mio`, `driehonderdduizend`, `half
 * a million`.
 */
export function amountAt(sentence: Sentence, at: number): Amount | null {
  const digits = sentence.tokens[at]?.value ?? null;
  const parts = digits === null ? [] : [digits];
  let next = digits === null ? at : at + 1;
  for (let joined = false; next < sentence.tokens.length; next++) {
    const token = sentence.tokens[next];
    if (!token || token.value !== null || (next > at && /[,;:!?()/+]/.test(token.before))) break;
    const numerals = isMillions(sentence, next, digits) ? [1e6] : numeralsIn(sentence, token.text);
    if (numerals) {
      const first = numerals[0] ?? 0;
      if (parts.length > 0 && first < 100 && (digits !== null || means(sentence, next + 1, ...countedWords))) break;
      if (!continues(parts, first, joined)) break;
      parts.push(...numerals);
    } else if (!joins(sentence, next, parts)) break;
    joined = !numerals;
  }
  const value = sumOf(parts);
  return value === null ? null : { value, next };
}

/** Whether a numeral continues a number. `one` after other numerals is an article, unless joined by `and`. */
function continues(parts: readonly number[], next: number, joined: boolean): boolean {
  const last = parts.at(-1);
  if (last === undefined) return true;
  if (last === 0.5 || last === 1.5) return next === 1e6;
  if (next === 1) return joined;
  return next >= 100 || next === 0.5 || (last === 4 && next === 20) || (last >= 20 && next < last);
}

/** Whether a word joins two numerals: `three hundred and fifty`, `vingt et un`; `half a million`. */
function joins(sentence: Sentence, at: number, parts: readonly number[]): boolean {
  const next = numeralsIn(sentence, sentence.tokens[at + 1]?.text ?? '')?.[0] ?? 0;
  const last = parts.at(-1) ?? 0;
  if (last === 0.5) return next === 1e6 && means(sentence, at, 'stop');
  return means(sentence, at, 'and') && next > 0 && next < 100 && (last === 100 || (last === 20 && next === 1));
}

/**
 * Whether `m` means millions: `1.2m`, `2m€`. Only below 100 million; whole numbers require a currency, as they may be
 * metres.
 */
function isMillions(sentence: Sentence, at: number, digits: number | null): boolean {
  const { text, before } = sentence.tokens[at] ?? { text: '', before: ' ' };
  if (text !== 'm' || before !== '' || digits === null || digits >= 100) return false;
  return !Number.isInteger(digits) || means(sentence, at + 1, 'euro');
}

/** Splits a word into numerals, such as driehonderdduizend into `[3, 100, 1000]`; null if it contains anything else. */
function numeralsIn({ lexicon }: Sentence, word: string): number[] | null {
  const found: number[] = [];
  const { numeral, numerals } = lexicon;
  numeral.lastIndex = 0;
  let end = 0;
  while (end < word.length) {
    const part = numeral.exec(word)?.[0];
    if (part === undefined) return null;
    found.push(numerals.get(part) ?? 0);
    end += part.length;
  }
  return found[0] && found.at(-1) ? found : null;
}

function sumOf(parts: readonly number[]): number | null {
  if (parts.length === 0) return null;
  let total = 0;
  let current = 0;
  let last = 0;
  for (const part of parts) {
    if (part >= 1000) {
      total += (current || 1) * part;
      current = 0;
    } else if (part === 100) current = (current || 1) * part;
    else if (part === 20 && last === 4) current += 76;
    else if (part === 0.5) current = part;
    else current += part;
    last = part;
  }
  const sum = Math.round((total + current) * 100) / 100;
  return parts.at(-1) === 0.5 ? null : sum;
}

/** An amount or a range of two: `2 à 3`, `300-400k`, `300 à 400.000`. */
export function amountsAt(
  sentence: Sentence,
  at: number,
  between: boolean,
): (Amount & { upper: number | null }) | null {
  const first = amountAt(sentence, at);
  if (!first) return null;
  const dash = /^\s*[-–—]\s*$/.test(sentence.tokens[first.next]?.before ?? '');
  const afterCurrency = means(sentence, first.next, 'euro', 'm2') ? after(sentence, first.next) : first.next;
  const linked = means(sentence, afterCurrency, 'to', 'or') || (between && means(sentence, afterCurrency, 'and'));
  let start = dash ? first.next : linked ? after(sentence, afterCurrency) : -1;
  if (means(sentence, start, 'euro')) start = after(sentence, start);
  const second = start < 0 ? null : amountAt(sentence, start);
  if (!second) return { ...first, upper: null };
  const value = first.value * sharedMultiplier(first.value, second.value);
  return value < second.value ? { value, next: second.next, upper: second.value } : { ...first, upper: null };
}

/** The multiplier that the first amount takes from the second, in `300 à 400.000` and `1,2 à 1,5 mio`. */
function sharedMultiplier(lower: number, upper: number): number {
  if (lower < 10 && upper >= 1e6) return 1e6;
  return lower >= 10 && lower < 1000 && upper >= 10_000 ? 1000 : 1;
}
