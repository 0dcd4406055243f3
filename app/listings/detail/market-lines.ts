import type { TFunction } from 'i18next';
import type { Listing, SquarePrices } from '../domain/entity.ts';
import { builtSurface } from '../domain/rules/built-surface.ts';
import { formatPrice, type PriceText } from '../domain/rules/price.ts';

interface Options {
  /** The price as displayed. */
  price: PriceText;
  /** For homes of the same type and municipality; null if there are too few. */
  squarePrices: SquarePrices | null;
  city: string;
  /** The ISO day in Brussels. */
  today: string;
  t: TFunction;
}

const day = 86_400_000;

/**
 * The price per square metre compared to similar homes of the agency, and the days online. Omits the price per square
 * metre if the price is not shown, since it would reveal it.
 */
export function marketLines(listing: Listing, { price, squarePrices, city, today, t }: Options): string[] {
  const { goal, marquee, livingSurface, mainType, publishedOn } = listing;
  if (marquee === 'sold' || marquee === 'rented') return [];
  const isShown = goal === 'sale' && price.kind === 'price' && !price.startingFrom && builtSurface(mainType) !== null;
  const amount = isShown ? listing.price.amount : null;
  const each = amount === null || !livingSurface ? null : formatPrice(Math.round(amount / livingSurface));
  const days = Math.round((Date.parse(today) - Date.parse(publishedOn)) / day) + 1;
  const median = squarePrices && formatPrice(squarePrices.median);
  return [
    ...(each === null
      ? []
      : median === null
        ? [t('market.perSquareMetre', { each })]
        : [t('market.besideMedian', { each, median, count: squarePrices?.count ?? 0, city })]),
    ...(days > 0 ? [t('market.daysOnline', { count: days })] : []),
  ];
}
