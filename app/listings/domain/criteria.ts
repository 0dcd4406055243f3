import type { Goal, Marquee, RoomParameter, SortOrder } from './codes.ts';
import type { FilterValues } from './filters.ts';

/** A city as the URL names it (requirements §7): lower-case name, a pipe, the zip. */
export interface CityChoice {
  name: string;
  zip: string;
}

/** WGS 84 degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** WGS 84 degrees. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * A visitor's search. `price` in whole euros, null for the full range; a `max` at the range's end means "and more"
 * (requirements §5, the plus sign). Counts are minimums; 0 is no condition and does not occur.
 */
export interface SearchCriteria {
  goal: Goal;
  /** Free text: words of reference, city, zip or title. Empty for none. */
  text: string;
  cities: readonly CityChoice[];
  /** Other places that a home may lie in instead, by their ids in the register (`places/`): `gent`, `province.east-flanders`. */
  places: readonly string[];
  /** Whole kilometres around cities and municipalities, as the crow flies; null for the places alone. Without any of these it is no condition. */
  radius: number | null;
  /** WebIDs; a listing matches if any of its own is among them. */
  types: readonly number[];
  rooms: Partial<Record<RoomParameter, number>>;
  /** A registered search's alone: no address has it. */
  mostBedrooms?: number | null;
  price: { min: number; max: number } | null;
  /** Everything else that a home is to be or to have. */
  filters: FilterValues;
  box: Box | null;
  /** A polygon that the visitor drew, 3 to `areaPointLimit` corners; the last one leads back to the first. */
  area: readonly Point[] | null;
  /**
   * ISO day: of sold and rented homes, only those that became so on it or later; null for all. The site's setting, never a visitor's wish, so no
   * address has it: readers of a request fill it in (`readThrough`).
   */
  closedSince?: string | null;
  /** The marquees whose name replaces the price: no search finds or orders such homes by it. The site's setting as well. */
  pricelessMarquees?: readonly Marquee[];
  sort: SortOrder;
  /** From 1. */
  page: number;
}
