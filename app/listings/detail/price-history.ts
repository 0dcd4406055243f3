import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import type { PriceChange } from '../domain/entity.ts';
import { formatPrice, type PriceText } from '../domain/rules/price.ts';

/** Keeps the list next to the price short. */
const shownChanges = 5;

/**
 * "Prijs gewijzigd op 3 november 2026: eerder € 349.000", latest change first; empty if the price is not shown. Raised
 * or lowered, the wording is neutral: a previous price is information, not a promotion.
 */
export function priceHistory(
  changes: readonly PriceChange[],
  shown: PriceText,
  language: Language,
  t: TFunction,
): string[] {
  if (shown.kind !== 'price') return [];
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
  return changes
    .slice(0, shownChanges)
    .map((change) =>
      t('priceHistory.changed', { day: day.format(new Date(change.day)), was: formatPrice(change.was) }),
    );
}
