import type { Goal, Marquee, RoomParameter, SortOrder } from './codes.ts';
import type { FilterValues } from './filters.ts';

/** A city as in the URL (requirements 7.1): lower-case name, a pipe, the zip. */
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
 * (requirements 5.5, the plus sign). Room counts are minimums, never 0.
 */
export interface SearchCriteria {
  goal: Goal;
  /** Free text, matched against words of reference, city, zip and title. Empty for none. */
  text: string;
  cities: readonly CityChoice[];
  /**
   * Other places, as alternatives to `cities`, by their ids in the register (`places/`): `gent`,
   * `province.east-flanders`.
   */
  places: readonly string[];
  /**
   * Radius around cities and municipalities, in whole kilometres as the crow flies; null for none. Ignored without any
   * of these.
   */
  radius: number | null;
  /** WebIDs; a listing matches if it has any of them. */
  types: readonly number[];
  rooms: Partial<Record<RoomParameter, number>>;
  /** Only in registered searches, never in a URL. */
  mostBedrooms?: number | null;
  price: { min: number; max: number } | null;
  /** All other conditions. */
  filters: FilterValues;
  box: Box | null;
  /** A polygon drawn by the visitor, with 3 to `areaPointLimit` corners; closed implicitly. */
  area: readonly Point[] | null;
  /**
   * ISO day: include only sold and rented homes closed on it or later; null for all. A setting of the site, never in a
   * URL; `readThrough` fills it in.
   */
  closedSince?: string | null;
  /**
   * The marquees that replace the price: no search filters or sorts such homes by price. A setting of the site as well.
   */
  pricelessMarquees?: readonly Marquee[];
  sort: SortOrder;
  /** Starts at 1. */
  page: number;
}
