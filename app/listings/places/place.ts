import type { Language } from '~/i18n/languages.ts';

/** From small to large. A part was a municipality of its own before 1977, or is commonly referred to like one. */
export type PlaceKind = 'part' | 'municipality' | 'arrondissement' | 'province' | 'region' | 'country';

/** WGS 84, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A place in Belgium or Luxembourg that can be searched. */
export interface KnownPlace {
  /** Stable and safe in a URL: `gent`, `gent.gentbrugge`, `province.east-flanders`. */
  id: string;
  kind: PlaceKind;
  names: Record<Language, string>;
  /** The CRM's country id: `countryIds` in `domain/codes.ts`. */
  countryId: number;
  /**
   * Including those of contained places, ascending. Parts may share theirs with other parts and with the municipality's
   * centre.
   */
  postcodes: readonly string[];
  /**
   * A part without its own centre in the source has its municipality's; larger places have the mean of their
   * municipalities'.
   */
  centre: Point | null;
  /** The id of the containing place; null for a country. */
  parent: string | null;
}

/** A place, other than the CRM's cities, that a visitor can choose. */
export interface PlaceChoice {
  id: string;
  /** Luxembourg's arrondissements are called cantons. */
  kind: PlaceKind | 'canton';
  name: string;
  /** Number of homes. */
  count: number;
}
