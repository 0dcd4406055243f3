import type { CityOption } from './search-options.ts';
import { wordsOf } from '../store/words.ts';

type Named = Pick<CityOption, 'name' | 'zip'>;

/** The city that a text names; null if it names none or several (it then stays free text). */
export function namedCity<City extends Named>(text: string, cities: readonly City[]): City | null {
  const [city, ...others] = citiesNamed(text, cities);
  return city && others.length === 0 ? city : null;
}

/** The cities that a text names by name, zip or both, ignoring case, accents and punctuation. */
function citiesNamed<City extends Named>(text: string, cities: readonly City[]): City[] {
  return citiesSpelled(spelling(text), cities);
}

/** Like `citiesNamed`, but takes a computed `spelling`, so that several lists can be searched with one. */
export function citiesSpelled<City extends Named>(asked: string, cities: readonly City[]): City[] {
  return (indexOf(cities).get(asked) ?? []).flatMap((at) => cities[at] ?? []);
}

/** Normalizes a text: equal for `Esch-sur-Alzette 4010` and `4010 esch sur alzette`. */
export function spelling(text: string): string {
  return wordsOf(text).sort().join(' ');
}

/**
 * Positions by spelling, per list. The store returns the same array until listings change, so each list is indexed
 * once.
 */
const indexes = new WeakMap<readonly Named[], ReadonlyMap<string, readonly number[]>>();

function indexOf(cities: readonly Named[]): ReadonlyMap<string, readonly number[]> {
  const known = indexes.get(cities);
  if (known !== undefined) return known;
  const index = new Map<string, number[]>();
  for (const [at, { name, zip }] of cities.entries()) {
    for (const each of new Set([name, zip, `${name} ${zip}`].map(spelling))) {
      if (each === '') continue;
      const places = index.get(each);
      if (places === undefined) index.set(each, [at]);
      else places.push(at);
    }
  }
  indexes.set(cities, index);
  return index;
}
