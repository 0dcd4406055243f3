import type { Reader } from './draft.ts';
import { readPrice } from './price.ts';
import { type Quantity, quantityAt } from './quantity.ts';
import { readRooms } from './rooms.ts';
import { type Sentence, means, skip } from './sentence.ts';
import { readDistance, readSurface } from './surface.ts';

/** Interprets an amount by its unit: rooms, square metres or kilometres; otherwise as euros, if plausible. */
export const readQuantity: Reader = (sentence, at, draft) => {
  const quantity = quantityAt(sentence, at);
  if (!quantity || isPostcode(sentence, quantity)) return at;
  // `3 of meer slaapkamers`
  const unit = skip(sentence, quantity.next, 'stop', 'min');
  for (const read of [readRooms, readSurface, readDistance]) {
    const next = read(sentence, quantity, unit, draft);
    if (next > at) return next;
  }
  return readPrice(sentence, quantity, unit, draft);
};

function isPostcode(sentence: Sentence, { next, bound, upper, euro }: Quantity): boolean {
  const { typed, value } = sentence.tokens[next - 1] ?? { typed: '', value: null };
  if (value === null || !/^\d{4}$/.test(typed) || upper !== null || euro) return false;
  if (bound === 'min' || bound === 'max' || bound === 'between') return false;
  return sentence.isPlace(typed) && !means(sentence, next, 'euro', 'month', 'm2');
}
