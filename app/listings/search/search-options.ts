import type { Goal, RoomField } from '../domain/codes.ts';

/** Which fields the search shows. */
export interface SearchFields {
  city: boolean;
  type: boolean;
  price: boolean;
  rooms: RoomField[];
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
  types: { webId: number; name: string; goals: Goal[] }[];
}
