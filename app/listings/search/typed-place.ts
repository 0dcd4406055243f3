import type { CityChoice, SearchCriteria } from '../domain/criteria.ts';
import type { CityOption } from './search-options.ts';
import { namedCity } from './named-city.ts';

/** The text in the place field that was not chosen from its list. */
export interface TypedPlace {
  text: string;
  /** What of it has become free text of the search: what is typed next takes its place. */
  searched: string;
}

export const nothingTyped: TypedPlace = { text: '', searched: '' };

/** What a typed place adds to a search: the city that it names or, else, words of its free text. */
export function typedPlaceAsCriteria(
  criteria: SearchCriteria,
  { text, searched }: TypedPlace,
  listed: readonly CityOption[],
): Partial<SearchCriteria> {
  const city = namedCity(text, listed);
  const others = withoutWords(criteria.text, searched);
  const words = city ? others : [others, text.trim()].filter(Boolean).join(' ');
  const cities = city ? withCity(criteria.cities, { name: city.name.toLowerCase(), zip: city.zip }) : criteria.cities;
  if (words === criteria.text && cities === criteria.cities) return {};
  // Another place leaves the part of the map one looked at.
  return { text: words, cities, box: null, area: null };
}

/** A typed place after it was searched: a city is shown as one, words stay in their field, where they can be corrected. */
export function searchedPlace({ text }: TypedPlace, listed: readonly CityOption[]): TypedPlace {
  return namedCity(text, listed) ? nothingTyped : { text: text.trim(), searched: text.trim() };
}

/** The typed place that led to a page, from the state of its place in the history. */
export function placeBefore(state: unknown): TypedPlace {
  const given = typeof state === 'object' && state !== null && 'searched' in state ? state.searched : '';
  return typeof given === 'string' ? { text: given, searched: given } : nothingTyped;
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
