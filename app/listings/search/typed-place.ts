import { matchingOptions } from '~/ui/matching-options.ts';
import type { CityChoice, SearchCriteria } from '../domain/criteria.ts';
import type { CityOption } from './search-options.ts';
import { namedCity, spelling } from './named-city.ts';
import type { PlaceSuggestion } from './place-suggestions.ts';

/** The text in the place field that was not chosen from its list. */
export interface TypedPlace {
  text: string;
  /** What of it has become free text of the search: what is typed next takes its place. */
  searched: string;
}

/** What the form knows of places. */
export interface ListedPlaces {
  cities: readonly CityOption[];
  suggestions: readonly PlaceSuggestion[];
}

export const nothingTyped: TypedPlace = { text: '', searched: '' };

/** What a typed place adds to a search: the city that it names, the first suggestion for it or, else, words of its free text. */
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
  // Another place leaves the part of the map one looked at.
  return { text: words, cities, ...(chosen?.places && { places }), box: null, area: null };
}

/**
 * The city that a text names, or else the first suggestion that its list shows. Null for a text that shows none, and for one that is a name of
 * several places: the server reads those.
 */
function placeMeant(text: string, { cities, suggestions }: ListedPlaces): PlaceSuggestion['chosen'] | null {
  const city = namedCity(text, cities);
  if (city) return { cities: [{ name: city.name.toLowerCase(), zip: city.zip }] };
  const asked = spelling(text);
  if (asked === '' || suggestions.some(({ name }) => spelling(name) === asked)) return null;
  return matchingOptions(suggestions, text)[0]?.chosen ?? null;
}

/** A typed place after it was searched: a place is shown as one, words stay in their field, where they can be corrected. */
export function searchedPlace({ text }: TypedPlace, listed: ListedPlaces): TypedPlace {
  return placeMeant(text, listed) ? nothingTyped : { text: text.trim(), searched: text.trim() };
}

/** A typed place beside a search's free text: words removed from that text are removed from the field too. */
export function currentPlace(place: TypedPlace, words: string): TypedPlace {
  if (place.searched === '' || withoutWords(words, place.searched) !== words) return place;
  return { text: place.text === place.searched ? '' : place.text, searched: '' };
}

/** A free text without the typed place that was put at its end. */
export function withoutWords(words: string, searched: string): string {
  if (searched === '') return words;
  if (words === searched) return '';
  return words.endsWith(` ${searched}`) ? words.slice(0, -searched.length - 1) : words;
}

function withCity(cities: readonly CityChoice[], city: CityChoice): readonly CityChoice[] {
  return cities.some(({ name, zip }) => name === city.name && zip === city.zip) ? cities : [...cities, city];
}
