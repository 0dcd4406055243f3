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
  /** The homes beside them, at the ends of a range of prices: a condition each. */
  beside: Condition[];
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
  const beside = bands.beside.map((range): Condition => (parameter) => {
    const inRange = isBetween('price', range)(parameter);
    return bedrooms > 0 ? `${inRange} AND l.bedrooms >= ${parameter(bedrooms)}` : inRange;
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

/** The bands that lie whole in a range of prices, and what it has beside them; null where none does. */
function bandsOf(
  { goal }: SearchCriteria,
  { min, max }: NonNullable<Wishes['prices']>,
): (Range & { beside: Range[] }) | null {
  const width = priceBands.widths[goal];
  const from = min ?? 0;
  const first = Math.ceil(from / width);
  const last = max === null ? priceBands.last : Math.floor((max + 1) / width) - 1;
  // The last band is open: it lies whole in no range that ends.
  if (first > last || (max !== null && last >= priceBands.last)) return null;
  const below = { first: from, last: first * width - 1 };
  const above = max === null ? [] : [{ first: (last + 1) * width, last: max }];
  return { first, last, beside: [below, ...above].filter((range) => range.first <= range.last) };
}

function cellsBetween(range: Range, beside: Range[] = []): Cells {
  return {
    where: isBetween('cell', range),
    isOne: range.first === range.last,
    beside: beside.map((prices) => isBetween('price', prices)),
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
