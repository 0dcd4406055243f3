import { matchingOptions } from '~/ui/matching-options.ts';
import type { CityChoice, SearchCriteria } from '../domain/criteria.ts';
import type { CityOption } from './search-options.ts';
import { namedCity, spelling } from './named-city.ts';
import type { PlaceSuggestion } from './place-suggestions.ts';

/** Text in the place field that was not picked from its list. */
export interface TypedPlace {
  text: string;
  /** The part that is already in the search's free text; the next text typed replaces it. */
  searched: string;
}

/** The places that the form knows. */
export interface ListedPlaces {
  cities: readonly CityOption[];
  suggestions: readonly PlaceSuggestion[];
}

export const nothingTyped: TypedPlace = { text: '', searched: '' };

/** What a typed place adds to a search: the city it names, otherwise the first suggestion, otherwise free text. */
export function typedPlaceAsCriteria(
  criteria: SearchCriteria,
  { text, searched }: TypedPlace,
  listed: ListedPlaces,
): Partial<SearchCriteria> {
  const chosen = placeMeant(text, listed);
  const others = withoutWords(criteria.text, searched);
  const words = chosen ? others : [others, text.trim()].filter(Boolean).join(' ');
  const cities = (chosen?.cities ?? []).reduce(withCity, criteria.cities);
  const places = [...new Set([...criteria.places, ...(chosen?.places ?? [])])];
  const isKnown = cities === criteria.cities && places.length === criteria.places.length;
  if (words === criteria.text && isKnown) return {};
  // Choosing another place clears the map selection.
  return { text: words, cities, ...(chosen?.places && { places }), box: null, area: null };
}

/**
 * The city that a text names, otherwise the first suggestion. Null if there is none, or if several places have that
 * name: the server then interprets the text.
 */
function placeMeant(text: string, { cities, suggestions }: ListedPlaces): PlaceSuggestion['chosen'] | null {
  const city = namedCity(text, cities);
  if (city) return { cities: [{ name: city.name.toLowerCase(), zip: city.zip }] };
  const asked = spelling(text);
  if (asked === '' || suggestions.some(({ name }) => spelling(name) === asked)) return null;
  return matchingOptions(suggestions, text)[0]?.chosen ?? null;
}

/**
 * The field's state after a search: a recognized place becomes a chip, other text stays in the field to be corrected.
 */
export function searchedPlace({ text }: TypedPlace, listed: ListedPlaces): TypedPlace {
  return placeMeant(text, listed) ? nothingTyped : { text: text.trim(), searched: text.trim() };
}

/** Syncs the place field with the search's free text: text removed there is removed here too. */
export function currentPlace(place: TypedPlace, words: string): TypedPlace {
  if (place.searched === '' || withoutWords(words, place.searched) !== words) return place;
  return { text: place.text === place.searched ? '' : place.text, searched: '' };
}

/** Removes the typed place from the end of a free text. */
export function withoutWords(words: string, searched: string): string {
  if (searched === '') return words;
  if (words === searched) return '';
  return words.endsWith(` ${searched}`) ? words.slice(0, -searched.length - 1) : words;
}

function withCity(cities: readonly CityChoice[], city: CityChoice): readonly CityChoice[] {
  return cities.some(({ name, zip }) => name === city.name && zip === city.zip) ? cities : [...cities, city];
}
