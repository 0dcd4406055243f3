import type { SearchCriteria } from '../domain/criteria.ts';
import type { CityOption, SearchOptions } from './search-options.ts';
import { cityValue } from './search-query.ts';

/**
 * Renames cities to match the page's list: a link from a page in another language has `gent|9000` where the list has
 * `gand|9000`. Where several municipalities share a zip, the name identifies the city and is kept.
 */
export function withListedCities(criteria: SearchCriteria, options: SearchOptions): SearchCriteria {
  const listed = options.cities[criteria.goal];
  const byValue = new Set(listed.map((city) => cityValue(city)));
  const cities = criteria.cities.map((city) => {
    if (byValue.has(cityValue(city))) return city;
    const [only, ...others]: (CityOption | undefined)[] = listed.filter(({ zip }) => zip === city.zip);
    return only && others.length === 0 ? { name: only.name.toLowerCase(), zip: only.zip } : city;
  });
  return { ...criteria, cities };
}
