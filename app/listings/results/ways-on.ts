import { priceRanges, type Goal } from '../codes.ts';
import type { SearchCriteria } from '../criteria.ts';
import { isFullRange, type PriceRange } from '../rules/price-range.ts';

/** A search near one that found nothing, and how many it finds. */
export interface WayOn {
  kind: 'widerPrice' | 'anyPrice' | 'fewerRooms' | 'nearby' | 'allTypes' | 'wholeMap';
  criteria: SearchCriteria;
  count: number;
  /** The neighbouring city of `nearby`. */
  city?: string;
}

/** Searches that give way in one thing each, the least first. Which of them find something is for the store to say. */
export function wayCandidates(criteria: SearchCriteria): Omit<WayOn, 'count'>[] {
  const { goal, price, rooms, types, area, box } = criteria;
  const relaxed = (kind: WayOn['kind'], part: Partial<SearchCriteria>) => ({
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
  ];
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
