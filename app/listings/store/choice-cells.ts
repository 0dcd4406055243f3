import type { SearchCriteria } from '../domain/criteria.ts';
import type { FilterName } from '../domain/filters.ts';
import {
  bedroomCells,
  everyCell,
  featureCell,
  featureNames,
  municipalityCell,
  priceBands,
  priceCell,
} from './choice-columns.ts';
import { askedPrices, conditionsOf, goalCondition, municipalitiesOf, type Parameter } from './conditions.ts';
import { any } from './range-tally.ts';

/** A condition on `l`, made with the parameters that it puts down. */
export type Condition = (parameter: Parameter) => string;

/** The rows of a tally that answer a search. */
export interface Cells {
  where: Condition;
  /** Whether nothing is counted in two of them. */
  isOne: boolean;
  /** The homes at the ends of a range of prices that these have too few or too many. */
  beside: Beside[];
}

interface Beside {
  where: Condition;
  /** 1 for homes that are to be added, -1 for those that are to be taken away. */
  sign: 1 | -1;
}

/** Both ends included. */
interface Range {
  first: number;
  last: number;
}

/** What a search asks for among what is counted in cells. */
interface Wishes {
  bedrooms: number;
  prices: ReturnType<typeof askedPrices>;
  places: Condition | null;
  features: FilterName[];
}

/** The cells of `listing_tally` that answer a search; null where it asks for several things, or for what has no cells. */
export function cellsFor(criteria: SearchCriteria): Cells | null {
  const wishes = wishesOf(criteria);
  if (wishes === null) return null;
  const { bedrooms, prices, places, features } = wishes;
  const asked = [bedrooms > 0, prices !== null, places !== null, ...features.map(() => true)].filter(Boolean).length;
  if (asked > 1) return null;
  if (prices !== null) {
    const bands = bandsOf(criteria, prices);
    return bands && cellsBetween({ first: priceCell(bands.first), last: priceCell(bands.last) }, bands.beside);
  }
  if (bedrooms > 0) return cellsBetween({ first: bedroomCells.of(bedrooms), last: bedroomCells.last });
  if (places !== null) return cellsOfPlaces(places);
  const [feature] = features;
  const cell = feature === undefined ? everyCell : featureCell(feature);
  return cellsBetween({ first: cell, last: cell });
}

/** The crossings of `listing_range_tally` that answer a search; null where it asks for more than prices and bedrooms. */
export function crossingsFor(criteria: SearchCriteria): Cells | null {
  // Places are looked up where they are asked for.
  if (criteria.cities.length > 0 || criteria.places.length > 0) return null;
  const wishes = wishesOf(criteria);
  if (wishes === null || wishes.features.length > 0) return null;
  const { bedrooms, prices } = wishes;
  const rooms = bedrooms > 0 ? { first: bedrooms, last: bedroomCells.last } : only(any.bedrooms);
  const bands = prices === null ? { ...only(any.band), beside: [] } : bandsOf(criteria, prices);
  if (bands === null) return null;
  const beside = bands.beside.map(({ sign, ...range }): Beside => {
    const inRange = isBetween('price', range);
    const withRooms: Condition = (parameter) => `${inRange(parameter)} AND l.bedrooms >= ${parameter(bedrooms)}`;
    return { where: bedrooms > 0 ? withRooms : inRange, sign };
  });
  return {
    where: (parameter) => `${isBetween('bedrooms', rooms)(parameter)} AND ${isBetween('band', bands)(parameter)}`,
    isOne: rooms.first === rooms.last && bands.first === bands.last,
    beside,
  };
}

/** Null for a search that asks for what has no cells. */
function wishesOf(criteria: SearchCriteria): Wishes | null {
  const { bedrooms = 0, ...rooms } = criteria.rooms;
  if (bedrooms > bedroomCells.last) return null;
  const features = featureNames.filter((name) => criteria.filters[name] !== undefined);
  const filters = { ...criteria.filters, ...Object.fromEntries(features.map((name) => [name, undefined])) };
  const elsewhere = { cities: [], places: [], radius: null };
  const others = conditionsOf({ ...criteria, ...elsewhere, rooms, filters, price: null });
  if (others.where !== goalCondition) return null;
  return { bedrooms, prices: askedPrices(criteria), places: municipalitiesOf(criteria), features };
}

interface Bands extends Range {
  beside: (Range & Pick<Beside, 'sign'>)[];
}

/** The bands between the edges that are nearest to those of a range of prices; null where the range itself has fewer prices than lie beside these. */
function bandsOf({ goal }: SearchCriteria, { min, max }: NonNullable<Wishes['prices']>): Bands | null {
  const width = priceBands.widths[goal];
  const [from, first] = [min ?? 0, Math.round((min ?? 0) / width)];
  const to = max === null ? null : max + 1;
  const next = to === null ? priceBands.last + 1 : Math.round(to / width);
  // The last band is open: it lies in no range that ends.
  if (first >= next || (to !== null && next > priceBands.last)) return null;
  const below = between(from, first * width, 1);
  const above = to === null ? [] : between(next * width, to, 1);
  const beside = [...below, ...above];
  const prices = beside.reduce((sum, range) => sum + range.last - range.first + 1, 0);
  return to !== null && prices >= to - from ? null : { first, last: next - 1, beside };
}

/** The prices from one to below another; those that the bands have too many where the first is the greater. */
function between(from: number, to: number, sign: 1 | -1): Bands['beside'] {
  if (from === to) return [];
  return from < to ? [{ first: from, last: to - 1, sign }] : between(to, from, -1);
}

function cellsBetween(range: Range, beside: Bands['beside'] = []): Cells {
  return {
    where: isBetween('cell', range),
    isOne: range.first === range.last,
    beside: beside.map(({ sign, ...prices }) => ({ where: isBetween('price', prices), sign })),
  };
}

function cellsOfPlaces(municipalities: Condition): Cells {
  const where: Condition = (parameter) =>
    `l.cell IN (SELECT ${municipalityCell('place.id')} FROM (${municipalities(parameter)}) AS place)`;
  return { where, isOne: false, beside: [] };
}

function isBetween(column: string, { first, last }: Range): Condition {
  return (parameter) =>
    first === last
      ? `l.${column} = ${parameter(first)}`
      : `l.${column} BETWEEN ${parameter(first)} AND ${parameter(last)}`;
}

function only(value: number): Range {
  return { first: value, last: value };
}
