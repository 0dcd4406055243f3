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

/** Texts are in `language`; a missing one in `fallback` (the site's default language), then in any that exists. */
export interface TextOptions {
  language: Language;
  fallback?: Language;
}

/**
 * `items` is the requested page, `page` the number of the one returned (beyond the last it is the last). `total` is exact up to
 * `countLimit`.
 */
export interface SearchResult {
  items: ListingSummary[];
  total: number;
  page: number;
  pageCount: number;
}

/** What a map needs of a listing; several may share a municipality's centre (`approximate`). */
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
  /** Whole euros, null when not published. */
  price: number | null;
  /** The CRM's code of the price's unit. */
  priceUnit: number | null;
  city: Translated;
}

/** Listings near each other, at their middle. */
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
  /** Whether the points are those of the whole search rather than of the visible part. */
  complete: boolean;
  /** At most `mapPointLimit`; empty if there are more, then there are clusters. */
  points: MapPoint[];
  clusters: MapCluster[];
  /** Listings of the search without a place on the map; counted up to `mapPointLimit`. */
  notShown: number;
}

/** A municipality with listings, for the names on the map. */
export interface MapPlace {
  name: Translated;
  latitude: number;
  longitude: number;
  count: number;
}

/** Figures of the stats module. `offered` leaves out sold and rented. */
export interface ListingStatistics {
  byGoal: Record<Goal, { total: number; offered: number; byMarquee: Record<Marquee, number> }>;
  /** Distinct municipalities with a listing. */
  cities: number;
  projects: number;
}

export interface SitemapEntry {
  kind: 'listing' | 'project';
  id: string;
  /** Projects are for sale. */
  goal: Goal;
  city: Translated;
  title: Translated;
  updatedAt: string;
}

/** The only thing the app knows of a CRM (requirements 10.26). Every answer is stripped of what is not published. */
export interface ListingsPort {
  /** `pageSize` is `listingsPerPage` unless a module asks for fewer. Sold and rented ones only where the criteria ask for them. */
  search(criteria: SearchCriteria, options: TextOptions & { pageSize?: number }): Promise<SearchResult>;
  /** How many a search finds, exact up to `countLimit`. */
  count(criteria: SearchCriteria): Promise<number>;
  /** How many each of a search's choices would find. `criteria.sort` and page are ignored. */
  choiceCounts(criteria: SearchCriteria, choices: CountedChoices): Promise<ChoiceCounts>;
  /** The id of the one listing with exactly this reference, unique code or id, of either goal; case and punctuation do not count. A place is none. */
  byReference(text: string): Promise<string | null>;
  /**
   * Municipalities around the chosen ones with results for the other conditions, nearest first, with how many; by default 4. Empty
   * without a chosen city.
   */
  nearbyCities(criteria: SearchCriteria, options: TextOptions & { limit?: number }): Promise<CityCount[]>;
  /** A listing in all its languages, also sold and rented ones; null when unknown or gone (then ask `tombstone`). */
  byId(id: string): Promise<Listing | null>;
  /** The cards of these listings in this order; ids that do not exist are left out. */
  summaries(ids: readonly string[], options: TextOptions): Promise<ListingSummary[]>;
  /** What its published price was, the last change first; empty where the price is not published, and for an unknown id. */
  priceChanges(id: string): Promise<PriceChange[]>;
  /** Of the homes for sale of its type in its municipality; null where they are fewer than ten, and for an unknown id. */
  squarePrices(id: string): Promise<SquarePrices | null>;
  tombstone(id: string): Promise<Tombstone | null>;
  /** Sold and rented ones that left the CRM, newest first; withdrawn ones are not shown. By default 24. */
  references(options: TextOptions & { goal?: Goal; limit?: number }): Promise<Reference[]>;
  /** Available ones of the same goal and type, near in price and distance; by default 4. For a gone one too; empty for an unknown id. */
  similar(id: string, options: TextOptions & { limit?: number }): Promise<ListingSummary[]>;
  /** The map of a search of any size. `criteria.box`, sort and page are ignored; without a view, the whole search. */
  mapClusters(criteria: SearchCriteria, view: MapView | null): Promise<MapOverview>;
  /** By number of listings, most first. */
  mapPlaces(): Promise<MapPlace[]>;
  /** Only municipalities with listings, by name. */
  cities(scope: Goal | 'all', options: TextOptions): Promise<CityCount[]>;
  /** Municipalities, with listings or without, whose postcode or name begins with a text; by default 8. */
  municipalities(text: string, options: TextOptions & { limit?: number }): Promise<Place[]>;
  /** By ShowOrder; names in all languages. */
  propertyTypes(): Promise<PropertyType[]>;
  projects(): Promise<Project[]>;
  projectById(id: string): Promise<Project | null>;
  /** The project that a listing is a unit of. */
  projectOf(listingId: string): Promise<Project | null>;
  statistics(): Promise<ListingStatistics>;
  /** All listings that may be found (sold and rented included) and projects, by id. */
  sitemap(): Promise<SitemapEntry[]>;
}

export const countLimit = 10_000;
export const mapPointLimit = 2_000;
