import type { SearchCriteria } from './criteria.ts';
import { isFullRange } from './rules/price-range.ts';

/** Whether the results of a search depend on prices. */
export function asksPrice({ goal, price, filters }: Pick<SearchCriteria, 'goal' | 'price' | 'filters'>): boolean {
  return (price !== null && !isFullRange(goal, price)) || Boolean(filters.month ?? filters.squareprice);
}

/** Whether the order of a search depends on prices. */
export function sortsByPrice({ sort }: Pick<SearchCriteria, 'sort'>): boolean {
  return sort === 'price-asc' || sort === 'price-desc';
}
