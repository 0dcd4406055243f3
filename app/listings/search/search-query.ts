/** The writing half of `search-params.ts`, sufficient for pages that only link to searches. */
import { defaultSort, defaultView, roomFields, type Goal, type ResultView } from '../domain/codes.ts';
import type { Box, CityChoice, SearchCriteria } from '../domain/criteria.ts';
import { encodeArea } from '../domain/area.ts';
import { isFullRange } from '../domain/rules/price-range.ts';
import { writeFilters } from './filter-params.ts';

export interface SearchState {
  criteria: SearchCriteria;
  view: ResultView;
}

/** A search without conditions. */
export function emptySearch(goal: Goal): SearchState {
  return {
    criteria: {
      goal,
      text: '',
      cities: [],
      places: [],
      radius: null,
      types: [],
      rooms: {},
      price: null,
      filters: {},
      box: null,
      area: null,
      sort: defaultSort,
      page: 1,
    },
    view: defaultView,
  };
}

/** The canonical query of a search: fixed order, choices sorted, defaults omitted. */
export function writeSearch({ criteria, view }: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  if (criteria.text) query.append('search', criteria.text);
  for (const city of [...criteria.cities].map(cityValue).sort()) query.append('city', city);
  for (const place of [...criteria.places].sort()) query.append('city', place);
  if (criteria.radius !== null && mayReach(criteria)) query.append('radius', String(criteria.radius));
  for (const type of [...criteria.types].sort((a, b) => a - b)) query.append('type', String(type));
  for (const { parameter } of roomFields) {
    const count = criteria.rooms[parameter];
    if (count) query.append(parameter, String(count));
  }
  if (criteria.price && !isFullRange(criteria.goal, criteria.price)) {
    query.append('price', `${criteria.price.min}-${criteria.price.max}`);
  }
  for (const [name, value] of writeFilters(criteria.goal, criteria.filters)) query.append(name, value);
  if (criteria.sort !== defaultSort) query.append('sort', criteria.sort);
  if (view !== defaultView) query.append('view', view);
  if (criteria.page > 1) query.append('page', String(criteria.page));
  if (criteria.box) query.append('box', boxValue(criteria.box));
  if (criteria.area) query.append('area', encodeArea(criteria.area));
  return query;
}

/** Whether a search names a city or another place. */
export function hasPlace({ cities, places }: Pick<SearchCriteria, 'cities' | 'places'>): boolean {
  return cities.length > 0 || places.length > 0;
}

/** Whether one of the places is at most a municipality: only those allow a radius. */
export function hasTown({ cities, places }: Pick<SearchCriteria, 'cities' | 'places'>): boolean {
  return cities.length > 0 || places.some((id) => !/^(?:arrondissement|province|region|country)\./.test(id));
}

/** Whether a radius is allowed: a town is named, or the text may turn out to be one (`read-text.server.ts`). */
export function mayReach(criteria: Pick<SearchCriteria, 'text' | 'cities' | 'places'>): boolean {
  return criteria.text !== '' || hasTown(criteria);
}

/** `?city=gent%7C9000…`, or an empty string. */
export function searchQuery(state: SearchState): string {
  const query = writeSearch(state).toString();
  return query ? `?${query}` : '';
}

/** `gent|9000` (requirements 7.1). */
export function cityValue({ name, zip }: CityChoice): string {
  return `${name.toLowerCase()}|${zip}`;
}

/** `50.8,3.6,51.1,3.9`: south, west, north, east. */
function boxValue({ south, west, north, east }: Box): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(5))).join(',');
}
