import { amountsAt } from './amount.ts';
import { boundAt, rangeOf } from './bounds.ts';
import { type Reader, narrowed, note } from './draft.ts';
import { type Sentence, after, means, skip } from './sentence.ts';
import type { Range } from './reading.ts';

const earliest = 1500;
const latest = 2100;

/** `gebouwd na 1990`, `construit entre 1950 et 1980`, `nach 1990 gebaut`, `bouwjaar 2005`. */
export const readYear: Reader = (sentence, at, draft) => {
  const wordFirst = means(sentence, at, 'built');
  const found = yearsAt(sentence, wordFirst ? skip(sentence, at, 'built', 'stop', 'in') : at);
  if (!found || !(wordFirst || means(sentence, skip(sentence, found.next, 'stop'), 'built'))) return at;
  const next = wordFirst ? found.next : after(sentence, skip(sentence, found.next, 'stop'));
  draft.year = narrowed(draft.year, found.range);
  note(sentence, draft, at, next, 'year');
  return next;
};

function yearsAt(sentence: Sentence, at: number): { range: Range; next: number } | null {
  const since = means(sentence, at, 'after');
  const until = means(sentence, at, 'before');
  const bound = since ? 'min' : until ? 'max' : boundAt(sentence, at);
  const first = bound ? skip(sentence, after(sentence, at), 'stop') : at;
  const years = amountsAt(sentence, first, bound === 'between');
  if (!years || years.value < earliest || years.value > latest) return null;
  const { value, upper, next } = years;
  const about = bound === 'about' ? { min: value - 10, max: value + 10 } : null;
  const range = bound ? (about ?? rangeOf(value, upper, bound, 'min')) : { min: value, max: upper ?? value };
  return { range, next };
}
