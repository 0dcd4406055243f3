import { priceRanges, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { isFullRange, type PriceRange } from '../domain/rules/price-range.ts';

/** A search near one that found nothing, and how many it finds. */
export interface Alternative {
  kind: 'widerPrice' | 'anyPrice' | 'fewerRooms' | 'nearby' | 'allTypes' | 'wholeMap' | 'onlyPlace';
  criteria: SearchCriteria;
  count: number;
  /** The neighbouring city of `nearby`. */
  city?: string;
}

/**
 * Searches that give way in one thing each, the least first, and at last in all but the place. Which of them find something is for
 * the store to say.
 */
export function alternativeCandidates(criteria: SearchCriteria): Omit<Alternative, 'count'>[] {
  const { goal, text, cities, price, rooms, types, area, box } = criteria;
  const relaxed = (kind: Alternative['kind'], part: Partial<SearchCriteria>) => ({
    kind,
    criteria: { ...criteria, ...part, page: 1 },
  });
  const wider = price && widened(goal, price);
  return [
    ...(wider ? [relaxed('widerPrice', { price: wider })] : []),
    ...(price ? [relaxed('anyPrice', { price: null })] : []),
    ...(Object.keys(rooms).length > 0 ? [relaxed('fewerRooms', { rooms: {} })] : []),
    ...(types.length > 0 ? [relaxed('allTypes', { types: [] })] : []),
    ...(area || box ? [relaxed('wholeMap', { area: null, box: null })] : []),
    ...(cities.length > 0 || text !== '' ? [relaxed('onlyPlace', { price: null, rooms: {}, types: [] })] : []),
  ];
}

/** Of the counted alternatives those that lead anywhere, and none that says no more than another. */
export function usefulAlternatives(counted: readonly Alternative[]): Alternative[] {
  const found = counted.filter(({ count }) => count > 0);
  const wider = found.find(({ kind }) => kind === 'widerPrice');
  return found.filter(({ kind, count }) => {
    if (kind === 'anyPrice') return count !== wider?.count;
    return kind !== 'onlyPlace' || found.length === 1;
  });
}

/** A fifth more at each end, in whole steps; null where that is the full range. */
function widened(goal: Goal, { min, max }: PriceRange): PriceRange | null {
  const range = priceRanges[goal];
  const next = {
    min: Math.max(range.min, Math.floor((min * 0.8) / range.step) * range.step),
    max: Math.min(range.max, Math.ceil((max * 1.2) / range.step) * range.step),
  };
  return isFullRange(goal, next) ? null : next;
}
