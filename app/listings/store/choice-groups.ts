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
  priceCells,
  type Kind,
} from './choice-columns.ts';
import { askedPrices, conditionsOf, goalCondition, type Conditions } from './conditions.ts';

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
    const isSum = from === 'listing' || cells?.first !== cells?.last;
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
    read('listing_tally', 'sum(l.count)::int', isBetween('cell', criteria, [cells])),
    ...(cells.beside.length > 0 ? [readHomes(isBetween('price', criteria, cells.beside))] : []),
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

/** Cells, and ranges of prices that lie beside them. */
interface Cells extends Range {
  beside: Range[];
}

/** The cells that answer a search; null where it asks for several things, or for what has no cells. */
function cellsFor(criteria: SearchCriteria): Cells | null {
  const { bedrooms = 0, ...rooms } = criteria.rooms;
  const features = featureNames.filter((name) => criteria.filters[name] !== undefined);
  const filters = { ...criteria.filters, ...Object.fromEntries(features.map((name) => [name, undefined])) };
  const others = conditionsOf({ ...criteria, rooms, filters, price: null });
  if (others.where !== goalCondition) return null;

  const prices = askedPrices(criteria);
  const asked = [bedrooms > 0, prices !== null, ...features.map(() => true)].filter(Boolean).length;
  if (asked > 1 || bedrooms > bedroomCells.last) return null;
  if (prices !== null) return cellsOfPrices(priceCells.widths[criteria.goal], prices.min ?? 0, prices.max);
  if (bedrooms > 0) return { first: bedroomCells.of(bedrooms), last: bedroomCells.last, beside: [] };
  const [feature] = features;
  const cell = feature === undefined ? everyCell : featureCell(feature);
  return { first: cell, last: cell, beside: [] };
}

/** Null for a range in which no cell lies whole. */
function cellsOfPrices(width: number, min: number, max: number | null): Cells | null {
  const first = Math.ceil(min / width);
  const below = { first: min, last: first * width - 1 };
  if (max === null) return { first: priceCells.of(first), last: priceCells.last, beside: nonEmpty([below]) };
  const next = Math.floor((max + 1) / width);
  if (first >= next) return null;
  const above = { first: next * width, last: max };
  return { first: priceCells.of(first), last: priceCells.of(next - 1), beside: nonEmpty([below, above]) };
}

function nonEmpty(ranges: Range[]): Range[] {
  return ranges.filter(({ first, last }) => first <= last);
}

function isBetween(column: string, { goal }: SearchCriteria, ranges: readonly Range[]): Conditions {
  const parameters: unknown[] = [goalCodes[goal]];
  const parts = ranges.map(
    ({ first, last }) => `l.${column} BETWEEN $${parameters.push(first)} AND $${parameters.push(last)}`,
  );
  return { where: `${goalCondition} AND (${parts.join(' OR ')})`, parameters };
}
