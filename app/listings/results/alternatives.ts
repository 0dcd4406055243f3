import { priceRanges, type Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { usualRadii } from '../search/radii.ts';
import { hasPlace, hasTown } from '../search/search-query.ts';
import { isFullRange, type PriceRange } from '../domain/rules/price-range.ts';

/** How many larger radii to try. */
const radiiTried = 3;

/** A relaxed search and its number of results. */
export interface Alternative {
  kind:
    | 'around'
    | 'widerPrice'
    | 'anyPrice'
    | 'fewerRooms'
    | 'noFilters'
    | 'nearby'
    | 'allTypes'
    | 'wholeMap'
    | 'onlyPlace';
  criteria: SearchCriteria;
  count: number;
  /** The neighbouring city of `nearby`. */
  city?: string;
}

/**
 * Searches that each relax one condition, the smallest change first; the last one keeps only the place. They are not
 * counted yet.
 */
export function alternativeCandidates(criteria: SearchCriteria): Omit<Alternative, 'count'>[] {
  const { goal, text, radius, price, rooms, filters, types, area, box } = criteria;
  const relaxed = (kind: Alternative['kind'], part: Partial<SearchCriteria>) => ({
    kind,
    criteria: { ...criteria, ...part, page: 1 },
  });
  const wider = price && widened(goal, price);
  const larger = hasTown(criteria) ? usualRadii.filter((km) => km > (radius ?? 0)).slice(0, radiiTried) : [];
  return [
    ...larger.map((km) => relaxed('around', { radius: km })),
    ...(wider ? [relaxed('widerPrice', { price: wider })] : []),
    ...(price ? [relaxed('anyPrice', { price: null })] : []),
    ...(Object.keys(rooms).length > 0 ? [relaxed('fewerRooms', { rooms: {} })] : []),
    ...(Object.keys(filters).length > 0 ? [relaxed('noFilters', { filters: {} })] : []),
    ...(types.length > 0 ? [relaxed('allTypes', { types: [] })] : []),
    ...(area || box ? [relaxed('wholeMap', { area: null, box: null })] : []),
    ...(hasPlace(criteria) || text !== ''
      ? [relaxed('onlyPlace', { price: null, rooms: {}, filters: {}, types: [] })]
      : []),
  ];
}

/** Filters counted alternatives: drops those without results, and those that add nothing to another one. */
export function usefulAlternatives(counted: readonly Alternative[]): Alternative[] {
  const found = counted.filter(({ count }) => count > 0);
  const wider = found.find(({ kind }) => kind === 'widerPrice');
  const nearest = found.find(({ kind }) => kind === 'around');
  const ways = found.filter((way) => way.kind !== 'around' || way === nearest);
  return ways.filter(({ kind, count }) => {
    if (kind === 'anyPrice') return count !== wider?.count;
    return kind !== 'onlyPlace' || ways.length === 1;
  });
}

/** A fifth wider at each end, in whole steps; null if that is the full range. */
function widened(goal: Goal, { min, max }: PriceRange): PriceRange | null {
  const range = priceRanges[goal];
  const next = {
    min: Math.max(range.min, Math.floor((min * 0.8) / range.step) * range.step),
    max: Math.min(range.max, Math.ceil((max * 1.2) / range.step) * range.step),
  };
  return isFullRange(goal, next) ? null : next;
}
