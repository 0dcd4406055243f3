import { amountAt } from './amount.ts';
import { type Reader, note } from './draft.ts';
import { quantityAt } from './quantity.ts';
import { type Sentence, after, means, skip } from './sentence.ts';

/** Whole euros; smaller amounts are not own money for a home. */
const leastOwn = 1_000;
const mostOwn = 100_000_000;

/** A buyer's own money: `met 60.000 € eigen geld`, `apport de 60 000 €`, `60k own money`. */
export const readOwnMoney: Reader = (sentence, at, draft) => {
  const found = amountBefore(sentence, at) ?? amountBehind(sentence, at);
  if (!found || found.value < leastOwn || found.value >= mostOwn) return at;
  draft.ownMoney = Math.round(found.value);
  note(sentence, draft, at, found.next, 'ownMoney');
  // `with` referred to the money, not to a part of the home.
  draft.withHome = false;
  return found.next;
};

function amountBefore(sentence: Sentence, at: number) {
  const quantity = quantityAt(sentence, at);
  const word = quantity ? skip(sentence, quantity.next, 'euro', 'stop') : at;
  return quantity && means(sentence, word, 'ownMoney') ? { value: quantity.value, next: after(sentence, word) } : null;
}

function amountBehind(sentence: Sentence, at: number) {
  if (!means(sentence, at, 'ownMoney')) return null;
  const amount = amountAt(sentence, skip(sentence, after(sentence, at), 'euro', 'stop', 'about', 'in'));
  return amount && { value: amount.value, next: skip(sentence, amount.next, 'euro') };
}
