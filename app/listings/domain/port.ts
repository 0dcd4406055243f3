import type { Language, Translated } from '~/i18n/languages.ts';
import type { Goal, Marquee, PropertyTypeKey } from './codes.ts';
import type { ChoiceCounts, CountedChoices } from './choice-counts.ts';
import type { Box, SearchCriteria } from './criteria.ts';
import type {
  CityCount,
  Listing,
  ListingSummary,
  Place,
  PriceChange,
  Project,
  PropertyType,
  Reference,
  SquarePrices,
  Tombstone,
} from './entity.ts';

/** Texts are in `language`; otherwise in `fallback` (the site's default language), otherwise in any that exists. */
export interface TextOptions {
  language: Language;
  fallback?: Language;
}

/**
 * `items` is the requested page; `page` is its number (beyond the last page, that of the last). `total` is exact up to
 * `countLimit`.
 */
export interface SearchResult {
  items: ListingSummary[];
  total: number;
  page: number;
  pageCount: number;
}

/** A listing on a map; several may share a municipality's centre (`approximate`). */
export interface MapPoint {
  id: string;
  goal: Goal;
  marquee: Marquee;
  /** The CRM's own label. */
  marqueeLabel: Translated;
  mainType: PropertyTypeKey | null;
  latitude: number;
  longitude: number;
  approximate: boolean;
  /** Whole euros, null if not published. */
  price: number | null;
  /** The CRM's code for the price unit. */
  priceUnit: number | null;
  city: Translated;
}

/** A group of nearby listings, at their mean position. */
export interface MapCluster {
  count: number;
  latitude: number;
  longitude: number;
}

/** The visible part of the map; `zoom` as in tiled maps, 0 is the world. */
export interface MapView {
  box: Box;
  zoom: number;
}

export interface MapOverview {
  /** Whether the points cover the whole search rather than the visible part. */
  complete: boolean;
  /** At most `mapPointLimit`; if there are more, empty, and `clusters` is filled. */
  points: MapPoint[];
  clusters: MapCluster[];
  /** Number of listings without a place on the map; counted up to `mapPointLimit`. */
  notShown: number;
}

/** A municipality with listings, to be labelled on the map. */
export interface MapPlace {
  name: Translated;
  latitude: number;
  longitude: number;
  count: number;
}

/** Figures of the stats module. `offered` excludes sold and rented. */
export interface ListingStatistics {
  byGoal: Record<Goal, { total: number; offered: number; byMarquee: Record<Marquee, number> }>;
  /** Number of municipalities with a listing. */
  cities: number;
  projects: number;
}

export interface SitemapEntry {
  kind: 'listing' | 'project';
  id: string;
  /** `sale` for projects. */
  goal: Goal;
  city: Translated;
  title: Translated;
  updatedAt: string;
}

/** The app's only interface to a CRM (requirements 10.26). Results never contain unpublished data. */
export interface ListingsPort {
  /** `pageSize` defaults to `listingsPerPage`. Sold and rented homes are only included if the criteria say so. */
  search(criteria: SearchCriteria, options: TextOptions & { pageSize?: number }): Promise<SearchResult>;
  /** Number of results, exact up to `countLimit`. */
  count(criteria: SearchCriteria): Promise<number>;
  /** Number of results per choice of a search. Ignores `criteria.sort` and `page`. */
  choiceCounts(criteria: SearchCriteria, choices: CountedChoices): Promise<ChoiceCounts>;
  /**
   * The id of the one listing, of either goal, with exactly this reference, unique code or id, ignoring case and
   * punctuation. Null for a text that is also a place.
   */
  byReference(text: string): Promise<string | null>;
  /**
   * Municipalities near the chosen ones that have results for the other conditions, nearest first, with counts; by
   * default 4. Empty if no city is chosen.
   */
  nearbyCities(criteria: SearchCriteria, options: TextOptions & { limit?: number }): Promise<CityCount[]>;
  /** A listing in all its languages, including sold and rented ones; null if unknown or removed (see `tombstone`). */
  byId(id: string): Promise<Listing | null>;
  /** The cards of these listings, in this order; unknown ids are skipped. */
  summaries(ids: readonly string[], options: TextOptions): Promise<ListingSummary[]>;
  /** Earlier published prices, latest change first; empty if the price is not published or the id is unknown. */
  priceChanges(id: string): Promise<PriceChange[]>;
  /**
   * Price per square metre of homes for sale of the same type and municipality; null if there are fewer than ten or the
   * id is unknown.
   */
  squarePrices(id: string): Promise<SquarePrices | null>;
  tombstone(id: string): Promise<Tombstone | null>;
  /** Sold and rented listings that left the CRM, newest first, without withdrawn ones. By default 24. */
  references(options: TextOptions & { goal?: Goal; limit?: number }): Promise<Reference[]>;
  /**
   * Listings on offer of the same goal and type, close in price and distance; by default 4. Works for removed listings;
   * empty for an unknown id.
   */
  similar(id: string, options: TextOptions & { limit?: number }): Promise<ListingSummary[]>;
  /**
   * The map of a search of any size. Ignores `criteria.box`, `sort` and `page`; without a view, covers the whole
   * search.
   */
  mapClusters(criteria: SearchCriteria, view: MapView | null): Promise<MapOverview>;
  /** Municipalities with the most listings first. */
  mapPlaces(): Promise<MapPlace[]>;
  /** Municipalities with listings, sorted by name. */
  cities(scope: Goal | 'all', options: TextOptions): Promise<CityCount[]>;
  /** Municipalities, with or without listings, whose postcode or name starts with a text; by default 8. */
  municipalities(text: string, options: TextOptions & { limit?: number }): Promise<Place[]>;
  /** Sorted by ShowOrder; names in all languages. */
  propertyTypes(): Promise<PropertyType[]>;
  projects(): Promise<Project[]>;
  projectById(id: string): Promise<Project | null>;
  /** The project that contains a listing as a unit. */
  projectOf(listingId: string): Promise<Project | null>;
  statistics(): Promise<ListingStatistics>;
  /** All listings (including sold and rented ones) and projects, sorted by id. */
  sitemap(): Promise<SitemapEntry[]>;
}

export const countLimit = 10_000;
export const mapPointLimit = 2_000;
