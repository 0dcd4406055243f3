import type { Language } from '~/i18n/languages.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { chosenPlace } from '../places/offered.server.ts';
import type { PlaceChoice } from '../places/place.ts';
import { placeById } from '../places/register.server.ts';
import type { SearchState } from './search-query.ts';

/** Removes places that are not, or no longer, in the register. */
export function withKnownPlaces(search: SearchState): SearchState {
  const places = search.criteria.places.filter((id) => placeById(id) !== null);
  return { ...search, criteria: { ...search.criteria, places } };
}

/** The offered places, plus chosen ones that are not offered because they hold no homes or only one of the cities. */
export function withChosenPlaces(
  offered: readonly PlaceChoice[],
  { places }: SearchCriteria,
  language: Language,
): PlaceChoice[] {
  const others = places.filter((id) => !offered.some((place) => place.id === id));
  return [...offered, ...others.flatMap((id) => chosenPlace(id, language) ?? [])];
}
