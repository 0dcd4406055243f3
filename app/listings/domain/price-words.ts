import type { TFunction } from 'i18next';
import type { Goal } from './codes.ts';
import type { PriceText } from './rules/price.ts';

/** The text in place of the price (requirements §9). */
export function priceWords(price: PriceText, goal: Goal, t: TFunction): string {
  if (price.kind === 'marquee') {
    return price.label ?? (price.marquee === 'none' ? t('price.onRequest') : t(`marquee.${price.marquee}`));
  }
  // The rule returns NaN if an amount cannot be formatted; a visitor never sees that.
  if (price.kind === 'hidden' || price.text === 'NaN') return t('price.onRequest');
  const words = price.startingFrom ? startingFrom(price.text, t) : price.text;
  const unit = unitAfter(price, goal, t);
  return unit === null ? words : `${words} ${unit}`;
}

/** The price of a card, for a text in one line: a rent with the charges beside it. */
export function cardPrice({ price, goal, charges }: CardPrice, t: TFunction): string {
  const words = priceWords(price, goal, t);
  return charges === null ? words : `${words} ${t('price.plusCharges', { amount: charges })}`;
}

interface CardPrice {
  price: PriceText;
  goal: Goal;
  charges: string | null;
}

/** What the price is for: the CRM's unit, or the month of a rent; null where it is the whole. */
export function unitAfter({ unit }: { unit?: string }, goal: Goal, t: TFunction): string | null {
  return unit ?? (goal === 'rent' ? t('price.perMonth') : null);
}

/** Requirements §9, price unit 7: the text precedes the price. */
export function startingFrom(price: string, t: TFunction): string {
  return `${t('price.startingFrom')} ${price}`;
}
