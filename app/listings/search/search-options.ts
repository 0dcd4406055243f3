import type { ChoiceCounts } from '../domain/choice-counts.ts';
import type { Goal, RoomField } from '../domain/codes.ts';
import type { FilterName } from '../domain/filters.ts';
import type { PlaceChoice } from '../places/place.ts';

/** Which fields the search shows. */
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

/** What a visitor can choose from. */
export interface SearchOptions {
  fields: SearchFields;
  cities: Record<Goal, CityOption[]>;
  /** What holds several of these cities, and what the search names besides. */
  places: Record<Goal, PlaceChoice[]>;
  types: { webId: number; name: string; goals: Goal[] }[];
  /** How many homes each choice leads to besides the conditions of the page's search. */
  counts: ChoiceCounts;
}
