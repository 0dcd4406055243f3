import type { TFunction } from 'i18next';
import type { Goal } from './codes.ts';
import type { PriceText } from './rules/price.ts';

/** The text shown as the price (requirements 9.7). */
export function priceWords(price: PriceText, goal: Goal, t: TFunction): string {
  if (price.kind === 'marquee') {
    return price.label ?? (price.marquee === 'none' ? t('price.onRequest') : t(`marquee.${price.marquee}`));
  }
  // `formatPrice` returns NaN for an amount that cannot be formatted; visitors must not see that.
  if (price.kind === 'hidden' || price.text === 'NaN') return t('price.onRequest');
  const words = price.startingFrom ? startingFrom(price.text, t) : price.text;
  const unit = unitAfter(price, goal, t);
  return unit === null ? words : `${words} ${unit}`;
}

/** The price of a card on one line, with the monthly charges of a rental. */
export function cardPrice({ price, goal, charges }: CardPrice, t: TFunction): string {
  const words = priceWords(price, goal, t);
  return charges === null ? words : `${words} ${t('price.plusCharges', { amount: charges })}`;
}

interface CardPrice {
  price: PriceText;
  goal: Goal;
  charges: string | null;
}

/** The text after a price: the CRM's unit, or "per month" for a rent; null for a total price. */
export function unitAfter({ unit }: { unit?: string }, goal: Goal, t: TFunction): string | null {
  return unit ?? (goal === 'rent' ? t('price.perMonth') : null);
}

/** Requirements 9.8, price unit 7: the text precedes the price. */
export function startingFrom(price: string, t: TFunction): string {
  return `${t('price.startingFrom')} ${price}`;
}
