import type { TFunction } from 'i18next';
import type { MatchedOption } from '~/ui/matching-options.ts';
import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { SearchOptions } from './search-options.ts';
import { placeText } from './place-text.ts';

/** A suggested place, and what choosing it adds to a search. */
export interface PlaceSuggestion extends MatchedOption {
  name: string;
  chosen: Partial<Pick<SearchCriteria, 'cities' | 'places'>>;
}

/** The places of a goal, as suggested in the place field. */
export function placeSuggestions(options: Pick<SearchOptions, 'cities' | 'places'>, goal: Goal, t: TFunction) {
  return [
    ...options.cities[goal].map(({ name, zip, count }): PlaceSuggestion => ({
      name,
      text: `${name} ${zip}`,
      weight: count,
      chosen: { cities: [{ name: name.toLowerCase(), zip }] },
    })),
    ...options.places[goal].map((place): PlaceSuggestion => ({
      name: place.name,
      text: placeText(t, place),
      chosen: { places: [place.id] },
    })),
  ];
}
