/**
 * The URL is the search state (requirements 7.1, 10.33). Pure functions to parse and write it. A query
 * never causes an error: invalid values are corrected or ignored, and writing a parsed query gives the canonical one.
 */
import {
  defaultSort,
  defaultView,
  isGoal,
  resultViews,
  roomFields,
  sortOrders,
  type Goal,
  type RoomParameter,
} from '../domain/codes.ts';
import type { Box, CityChoice, SearchCriteria } from '../domain/criteria.ts';
import { decodeArea } from '../domain/area.ts';
import { fullRange, isFullRange, withMaximum, withMinimum } from '../domain/rules/price-range.ts';
import { roomCount } from '../domain/rules/rooms.ts';
import { parseFilters } from './filter-params.ts';
import { mayReach, type SearchState } from './search-query.ts';

export * from './search-query.ts';

/** Limits of a query; anything beyond is ignored. */
export const searchLimits = {
  textLength: 100,
  /** Applies to municipalities and to other places, separately. */
  cities: 50,
  types: 20,
  nameLength: 80,
  /** Kilometres. */
  radius: 100,
  page: 100_000,
} as const;

/** Parses a query; the goal comes from the path. For repeated single-value parameters the first one counts. */
export function parseSearch(goal: Goal, query: URLSearchParams): SearchState {
  const cities = parseCities(query.getAll('city'));
  const places = parsePlaces(query.getAll('city'));
  const text = cleanText(query.get('search') ?? '', searchLimits.textLength);
  return {
    criteria: {
      goal,
      text,
      cities,
      places,
      radius: mayReach({ text, cities, places }) ? parseRadius(query.get('radius')) : null,
      types: parseTypes(query.getAll('type')),
      rooms: parseRooms(query),
      price: parsePrice(goal, query),
      filters: parseFilters(goal, query),
      box: parseBox(query.get('box')),
      area: decodeArea(query.get('area')),
      sort: sortOrders.find((sort) => sort === query.get('sort')) ?? defaultSort,
      page: parsePage(query.get('page')),
    },
    view: resultViews.find((view) => view === query.get('view')) ?? defaultView,
  };
}

/**
 * Parses a submission of the plain form, which also has the goal and a place as text (added to the free text). If the
 * goal changed, the price is reset (requirements 4.6): its fields still hold the previous goal's range.
 *
 * @param shown the goal that the form was rendered for
 */
export function parseSubmittedSearch(shown: Goal, query: URLSearchParams): SearchState {
  const asked = query.get('goal');
  const read = new URLSearchParams(query);
  read.set('search', [query.get('search') ?? '', query.get('place') ?? ''].join(' '));
  const search = parseSearch(isGoal(asked) ? asked : shown, read);
  if (search.criteria.goal === shown) return search;
  return { ...search, criteria: { ...search.criteria, price: null } };
}

function cleanText(text: string, length: number): string {
  const plain = text
    .slice(0, length * 4)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return [...plain].slice(0, length).join('').trim();
}

function parseCities(values: readonly string[]): CityChoice[] {
  const found = new Map<string, CityChoice>();
  for (const value of values) {
    if (found.size === searchLimits.cities) break;
    const [rawName = '', rawZip = '', ...rest] = value.slice(0, 200).split('|');
    const name = cleanText(rawName, searchLimits.nameLength).toLowerCase();
    const zip = rawZip.trim();
    if (name && rest.length === 0 && /^[\w-]{3,10}$/.test(zip)) found.set(`${name}|${zip}`, { name, zip });
  }
  return [...found.values()];
}

/** A value without a zip is the id of another place; whether it exists is checked against the register later. */
function parsePlaces(values: readonly string[]): string[] {
  const ids = values.filter((value) => value.length <= searchLimits.nameLength && /^[a-z][a-z\d.-]*$/.test(value));
  return [...new Set(ids)].slice(0, searchLimits.cities);
}

function parseRadius(value: string | null): number | null {
  const kilometres = /^\d{1,6}$/.test(value?.trim() ?? '') ? Number(value) : 0;
  return kilometres === 0 ? null : Math.min(kilometres, searchLimits.radius);
}

function parseTypes(values: readonly string[]): number[] {
  const ids = values.filter((value) => /^[1-9]\d{0,6}$/.test(value)).map(Number);
  return [...new Set(ids)].slice(0, searchLimits.types);
}

function parseRooms(query: URLSearchParams): Partial<Record<RoomParameter, number>> {
  const rooms: Partial<Record<RoomParameter, number>> = {};
  for (const { parameter } of roomFields) {
    const count = roomCount(query.get(parameter));
    if (count > 0) rooms[parameter] = count;
  }
  return rooms;
}

function parsePrice(goal: Goal, query: URLSearchParams): SearchCriteria['price'] {
  const joined = /^(\d{1,9})-(\d{1,9})$/.exec(query.get('price')?.trim() ?? '');
  const [min, max] = joined ? [joined[1], joined[2]] : [query.get('minprice'), query.get('maxprice')];
  const full = fullRange(goal);
  const from = wholeEuros(min) ?? full.min;
  const to = wholeEuros(max) ?? full.max;
  if (from >= to) return null;
  const range = withMinimum(goal, withMaximum(goal, full, to), from);
  return isFullRange(goal, range) ? null : range;
}

function wholeEuros(text: string | null | undefined): number | null {
  return text && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

function parsePage(value: string | null): number {
  if (!value || !/^[1-9]\d*$/.test(value)) return 1;
  return Math.min(Number(value), searchLimits.page);
}

function parseBox(value: string | null): Box | null {
  const number = '(-?\\d{1,3}(?:\\.\\d{1,12})?)';
  const match = new RegExp(`^${number},${number},${number},${number}$`).exec(value ?? '');
  if (!match) return null;
  const [south = NaN, west = NaN, north = NaN, east = NaN] = match
    .slice(1)
    .map((text) => Number(Number(text).toFixed(5)));
  const onEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return onEarth && south < north && west < east ? { south, west, north, east } : null;
}
