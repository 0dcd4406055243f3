import type { Language } from '~/i18n/languages.ts';

/** From small to large; a part is what was a municipality of its own before 1977, or is one people speak of like one. */
export type PlaceKind = 'part' | 'municipality' | 'arrondissement' | 'province' | 'region' | 'country';

/** WGS 84, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A place of Belgium or Luxembourg that a search can be about. */
export interface KnownPlace {
  /** Stable and safe in a URL: `gent`, `gent.gentbrugge`, `province.east-flanders`. */
  id: string;
  kind: PlaceKind;
  names: Record<Language, string>;
  /** As the CRM numbers them: `countryIds` in `domain/codes.ts`. */
  countryId: number;
  /** Of all that it holds, ascending. Parts may share theirs with other parts and with the centre of the municipality. */
  postcodes: readonly string[];
  /** A part that the source has no centre of has its municipality's; what is larger has the mean of its municipalities'. */
  centre: Point | null;
  /** The id of what it is a part of; null for a country. */
  parent: string | null;
}

/** A place that is no city of the CRM, as a visitor can choose it. */
export interface PlaceChoice {
  id: string;
  /** A canton is what Luxembourg has for an arrondissement. */
  kind: PlaceKind | 'canton';
  name: string;
  /** Homes in it. */
  count: number;
}
