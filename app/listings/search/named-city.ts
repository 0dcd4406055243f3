import type { CityOption } from './search-options.ts';
import { wordsOf } from '../store/words.ts';

type Named = Pick<CityOption, 'name' | 'zip'>;

/** The one city that a text names. Null where it names none, or several: then it is free text. */
export function namedCity<City extends Named>(text: string, cities: readonly City[]): City | null {
  const [city, ...others] = citiesNamed(text, cities);
  return city && others.length === 0 ? city : null;
}

/** The cities that a text mentions by name, zip or both, ignoring case, accents and punctuation. */
function citiesNamed<City extends Named>(text: string, cities: readonly City[]): City[] {
  return citiesSpelled(spelling(text), cities);
}

/** The same for a text whose `spelling` is known: asking several lists costs no more than looking into each. */
export function citiesSpelled<City extends Named>(asked: string, cities: readonly City[]): City[] {
  return (indexOf(cities).get(asked) ?? []).flatMap((at) => cities[at] ?? []);
}

/** Alike for `Esch-sur-Alzette 4010` and `4010 esch sur alzette`. */
export function spelling(text: string): string {
  return wordsOf(text).sort().join(' ');
}

/** Where each spelling stands in a list. The store answers with one list until listings change, and names are spelled once for it. */
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
