import { rangeOf } from './bounds.ts';
import { narrowed, note } from './draft.ts';
import { type Quantity, type QuantityReader, boundAfter } from './quantity.ts';
import { type Sentence, after, means } from './sentence.ts';

/** A number of at least this is a price even without a currency; nothing else in a search is that large. */
const surelyPrice = 10_000;
const noPrice = 100_000_000;
/** Smaller amounts are never prices, even with a currency: `1 m`, `€ 5`. Even the rent of a garage is higher. */
const leastPrice = 10;
/** The minimum for a rent without a currency, and the minimum if it has a bound such as `max`. */
const leastRent = 300;
const leastBounded = 100;
/** Purchase prices below this are meant in thousands: `huis kopen tot 350`. */
const inThousands = 2_000;

/** `tot 1.600 € per maand`, `max 350k`, and large numbers without a currency. */
export const readPrice: QuantityReader = (sentence, quantity, _unit, draft) => {
  const { at, value, upper } = quantity;
  const { next, euro, perMonth } = currencyAt(sentence, quantity);
  const { bound, next: end } = boundAfter(sentence, next, quantity.bound);
  const largest = upper ?? value;
  if (largest >= noPrice || largest < leastPrice) return at;
  const currency = euro || perMonth;
  const goals = goalsOf(sentence);
  const bounded = bound !== null || upper !== null;
  const thousands = goals.sale && !goals.rent && !currency && bounded && largest < inThousands;
  // `Kerkstraat 800-802` is an address, `EPC < 200` an energy consumption.
  const afterUnknown = draft.rest.has(at - 1);
  const plausible =
    bound === null
      ? (goals.rent || bounded) && largest >= leastRent && !afterUnknown
      : largest >= leastBounded && !means(sentence, at - 1, 'epc');
  if (!currency && !plausible && largest < surelyPrice) return at;
  const factor = thousands ? 1000 : 1;
  const range = rangeOf(value * factor, upper && upper * factor, bound, 'max');
  if (perMonth && largest < surelyPrice) {
    draft.perMonth = true;
    draft.monthly = narrowed(draft.monthly, range);
  } else draft.price = narrowed(draft.price, range);
  note(sentence, draft, at, end, 'price');
  return end;
};

/** The currency around an amount, and whether it is per month: `€`, `per maand`, `/m`. */
function currencyAt(sentence: Sentence, { next, euro }: Quantity): { next: number; euro: boolean; perMonth: boolean } {
  let end = next;
  let currency = euro;
  let perMonth = false;
  while (means(sentence, end, 'euro', 'month')) {
    if (means(sentence, end, 'month')) perMonth = true;
    else currency = true;
    end = after(sentence, end);
  }
  return { next: end, euro: currency, perMonth };
}

function goalsOf(sentence: Sentence): { sale: boolean; rent: boolean } {
  return {
    sale: sentence.tokens.some((_, at) => means(sentence, at, 'sale')),
    rent: sentence.tokens.some((_, at) => means(sentence, at, 'rent', 'month')),
  };
}
