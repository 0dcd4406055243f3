import type { CityOption } from './search-options.ts';
import { wordsOf } from '../store/words.ts';

type Named = Pick<CityOption, 'name' | 'zip'>;

/** The one city that a text names. Null where it names none, or several: then it is free text. */
export function namedCity<City extends Named>(text: string, cities: readonly City[]): City | null {
  const [city, ...others] = citiesNamed(text, cities);
  return city && others.length === 0 ? city : null;
}

/** The cities that a text mentions by name, zip or both, ignoring case, accents and punctuation. */
export function citiesNamed<City extends Named>(text: string, cities: readonly City[]): City[] {
  const asked = spelling(text);
  if (asked === '') return [];
  return cities.filter(({ name, zip }) => [name, zip, `${name} ${zip}`].some((each) => spelling(each) === asked));
}

/** Alike for `Esch-sur-Alzette 4010` and `4010 esch sur alzette`. */
function spelling(text: string): string {
  return wordsOf(text).sort().join(' ');
}
