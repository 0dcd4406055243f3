import type { TFunction } from 'i18next';
import { priceRanges, type Goal } from '../domain/codes.ts';
import { formatPrice } from '../domain/rules/price.ts';
import { isOpenEnded, type PriceRange } from '../domain/rules/price-range.ts';

/** A price range in a few words: `any price`, `up to € 300.000`, `€ 100.000 – € 300.000`, `from € 250.000`. */
export function priceSummary(t: TFunction, goal: Goal, price: PriceRange | null): string {
  if (price === null) return t('search.anyPrice');
  if (isOpenEnded(goal, price)) return t('search.priceFrom', { price: formatPrice(price.min) });
  if (price.min <= priceRanges[goal].min) return t('search.priceUpTo', { price: formatPrice(price.max) });
  return `${formatPrice(price.min)} – ${formatPrice(price.max)}`;
}
