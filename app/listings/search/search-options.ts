import type { ChoiceCounts } from '../domain/choice-counts.ts';
import type { Goal, RoomField } from '../domain/codes.ts';
import type { FilterName } from '../domain/filters.ts';
import type { PlaceChoice } from '../places/place.ts';

export interface SearchFields {
  city: boolean;
  type: boolean;
  price: boolean;
  rooms: RoomField[];
  filters: FilterName[];
}

export interface CityOption {
  name: string;
  zip: string;
  count: number;
}

/** Everything a visitor can choose from. */
export interface SearchOptions {
  fields: SearchFields;
  cities: Record<Goal, CityOption[]>;
  /** Larger places that hold several of these cities, plus those that the search names. */
  places: Record<Goal, PlaceChoice[]>;
  types: { webId: number; name: string; goals: Goal[] }[];
  /** Number of homes per choice, combined with the other conditions of the page's search. */
  counts: ChoiceCounts;
}
