import type { Sql } from '~/platform/database.ts';
import { asksPrice } from '../domain/asks-price.ts';
import { goalCodes, marqueeFromCode } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { FilterName } from '../domain/filters.ts';
import {
  bedroomCells,
  everyCell,
  featureCell,
  featureNames,
  featureCount,
  municipalityCell,
  priceCells,
  type Kind,
} from './choice-columns.ts';
import {
  askedPrices,
  conditionsOf,
  goalCondition,
  municipalitiesOf,
  type Conditions,
  type Parameter,
} from './conditions.ts';

/** Homes of one kind. A kind may be in several groups. */
export interface Group {
  kind: Kind;
  count: number;
  /** How many of them have each of the features, in the order in which these were asked for. */
  features: number[];
}

/**
 * The homes that a search finds, by their kind. Where the search asks for one thing that has cells, from the sums of these: a hundred thousand homes are
 * a thousand rows there.
 */
export async function readGroups(
  sql: Sql,
  criteria: SearchCriteria,
  features: readonly FilterName[],
): Promise<Group[]> {
  const cells = cellsFor(criteria);
  const read = (from: string, count: string, { where, parameters }: Conditions) => {
    // Within one cell each kind is one row already.
    const isSum = from === 'listing' || !cells?.isOne;
    const sumOf = (column: string) => (isSum ? `sum(l.${column})` : `l.${column}`);
    return sql.query<Group>(
      `SELECT l.kind::jsonb AS kind, ${isSum ? count : 'l.count'} AS count,
         ARRAY[${features.map((name) => featureCount(name, sumOf)).join()}]::integer[] AS features
       FROM ${from} l WHERE ${where} ${isSum ? 'GROUP BY l.kind' : ''}`,
      parameters,
    );
  };
  const readHomes = (conditions: Conditions) => read('listing', 'count(*)::int', conditions);

  if (cells === null) return readHomes(conditionsOf(criteria));
  const groups = await Promise.all([
    read('listing_tally', 'sum(l.count)::int', ofGoal(criteria, cells.where)),
    ...(cells.beside.length > 0 ? [readHomes(ofGoal(criteria, isBetween('price', cells.beside)))] : []),
  ]);
  // As `conditionsOf` leaves them out.
  const priceless = asksPrice(criteria) ? (criteria.pricelessMarquees ?? []) : [];
  return groups.flat().filter(({ kind: [marquee] }) => !priceless.includes(marqueeFromCode(marquee)));
}

/** Both ends included. */
interface Range {
  first: number;
  last: number;
}

/** A condition on `l`, made with the parameters that it puts down. */
type Condition = (parameter: Parameter) => string;

interface Cells {
  where: Condition;
  /** Whether no second cell can be among them. */
  isOne: boolean;
  /** Ranges of prices that lie beside the cells. */
  beside: Range[];
}

/** The cells that answer a search; null where it asks for several things, or for what has no cells. */
function cellsFor(criteria: SearchCriteria): Cells | null {
  const { bedrooms = 0, ...rooms } = criteria.rooms;
  const features = featureNames.filter((name) => criteria.filters[name] !== undefined);
  const filters = { ...criteria.filters, ...Object.fromEntries(features.map((name) => [name, undefined])) };
  const places = { cities: [], places: [], radius: null };
  const others = conditionsOf({ ...criteria, ...places, rooms, filters, price: null });
  if (others.where !== goalCondition) return null;

  const prices = askedPrices(criteria);
  const inPlaces = municipalitiesOf(criteria);
  const asked = [bedrooms > 0, prices !== null, inPlaces !== null, ...features.map(() => true)].filter(Boolean).length;
  if (asked > 1 || bedrooms > bedroomCells.last) return null;
  if (prices !== null) return cellsOfPrices(priceCells.widths[criteria.goal], prices.min ?? 0, prices.max);
  if (bedrooms > 0) return cellsBetween({ first: bedroomCells.of(bedrooms), last: bedroomCells.last });
  if (inPlaces !== null) return cellsOfPlaces(inPlaces);
  const [feature] = features;
  const cell = feature === undefined ? everyCell : featureCell(feature);
  return cellsBetween({ first: cell, last: cell });
}

/** Null for a range in which no cell lies whole. */
function cellsOfPrices(width: number, min: number, max: number | null): Cells | null {
  const first = Math.ceil(min / width);
  const below = { first: min, last: first * width - 1 };
  if (max === null) return cellsBetween({ first: priceCells.of(first), last: priceCells.last }, [below]);
  const next = Math.floor((max + 1) / width);
  if (first >= next) return null;
  const above = { first: next * width, last: max };
  return cellsBetween({ first: priceCells.of(first), last: priceCells.of(next - 1) }, [below, above]);
}

function cellsBetween(range: Range, beside: Range[] = []): Cells {
  return {
    where: isBetween('cell', [range]),
    isOne: range.first === range.last,
    beside: beside.filter(({ first, last }) => first <= last),
  };
}

function cellsOfPlaces(municipalities: Condition): Cells {
  const where: Condition = (parameter) =>
    `l.cell IN (SELECT ${municipalityCell('place.id')} FROM (${municipalities(parameter)}) AS place)`;
  return { where, isOne: false, beside: [] };
}

function isBetween(column: string, ranges: readonly Range[]): Condition {
  return (parameter) =>
    ranges.map(({ first, last }) => `l.${column} BETWEEN ${parameter(first)} AND ${parameter(last)}`).join(' OR ');
}

function ofGoal({ goal }: SearchCriteria, condition: Condition): Conditions {
  const parameters: unknown[] = [goalCodes[goal]];
  const where = `${goalCondition} AND (${condition((value) => `$${parameters.push(value)}`)})`;
  return { where, parameters };
}
