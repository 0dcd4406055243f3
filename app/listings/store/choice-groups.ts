import type { Sql } from '~/platform/database.ts';
import { asksPrice } from '../domain/asks-price.ts';
import { goalCodes, marqueeFromCode } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { FilterName } from '../domain/filters.ts';
import { cellsFor, crossingsFor, type Cells, type Condition } from './choice-cells.ts';
import { featureCount, type Kind } from './choice-columns.ts';
import { options as allOptions } from './choice-options.ts';
import { conditionsOf, goalCondition } from './conditions.ts';
import { optionCount } from './range-tally.ts';

/** Homes of one kind. A kind may be in several groups; numbers below zero are of homes that another group has too many. */
export interface Group {
  kind: Kind;
  count: number;
  /** How many of them have each of the features, in the order in which these were asked for. */
  features: number[];
  /** How many of them each of `options` finds, where their kind is without marks; null where it tells these itself. */
  options: number[] | null;
}

/** What is to be counted in groups. */
interface Wanted {
  features: readonly FilterName[];
  options: boolean;
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
  const wanted = { features, options: false };
  const cells = cellsFor(criteria);
  if (cells !== null) return readCells(sql, criteria, { ...kinds, isOne: cells.isOne }, cells, wanted);
  const { where, parameters } = conditionsOf(criteria);
  return readRows(sql, groupsOf(homes, where, wanted), parameters);
}

/** The same where a search asks for prices and bedrooms at most, by marquee and types alone; null for any other. */
export async function readCrossings(sql: Sql, criteria: SearchCriteria, wanted: Wanted): Promise<Group[] | null> {
  const cells = crossingsFor(criteria);
  return cells && readCells(sql, criteria, { ...crossings, isOne: cells.isOne }, cells, wanted);
}

/** A table that groups are read from. */
interface Source {
  table: string;
  /** SQL: a group's kind, the columns that tell it and how many homes a row is. */
  kind: string;
  by: string;
  count: string;
  hasOptions: boolean;
  /** Whether each kind is one row already. */
  isOne: boolean;
  /** -1 where its homes are to be taken away. */
  sign: 1 | -1;
}

const homes: Source = {
  table: 'listing',
  kind: 'l.kind',
  by: 'l.kind',
  count: '1',
  hasOptions: false,
  isOne: false,
  sign: 1,
};
const kinds: Source = { ...homes, table: 'listing_tally', count: 'l.count' };
const crossings: Source = {
  table: 'listing_range_tally',
  kind: 'jsonb_build_array(l.marquee, l.types)',
  by: 'l.marquee, l.types',
  count: 'l.count',
  hasOptions: true,
  isOne: false,
  sign: 1,
};

/** Cells and the homes beside them, in one statement. */
async function readCells(sql: Sql, criteria: SearchCriteria, source: Source, cells: Cells, wanted: Wanted) {
  const parameters: unknown[] = [goalCodes[criteria.goal]];
  const from = (table: Source, condition: Condition) =>
    groupsOf(table, `${goalCondition} AND ${condition((value) => `$${parameters.push(value)}`)}`, wanted);
  const parts = [from(source, cells.where), ...cells.beside.map(({ where, sign }) => from({ ...homes, sign }, where))];
  const groups = await readRows(sql, parts.join(' UNION ALL '), parameters);
  // Without homes whose price a marquee's name replaces, as `conditionsOf` leaves them out.
  const priceless = asksPrice(criteria) ? (criteria.pricelessMarquees ?? []) : [];
  return groups.filter(({ kind: [marquee] }) => !priceless.includes(marqueeFromCode(marquee)));
}

type GroupRow = [kind: Kind, count: number, features: number[], options: number[] | null];

/** All groups as one value: a thousand rows of arrays cost the driver more than the database. */
async function readRows(sql: Sql, rows: string, parameters: unknown[]): Promise<Group[]> {
  const [found] = await sql.query<{ groups: GroupRow[] | null }>(
    `SELECT ('[' || string_agg(g.row, ',') || ']')::json AS groups FROM (${rows}) AS g`,
    parameters,
  );
  return (found?.groups ?? []).map(([kind, count, features, options]) => ({ kind, count, features, options }));
}

/** SQL: the groups of a table where a condition holds, each as the JSON of a `GroupRow`. */
function groupsOf(
  { table, kind, by, count, hasOptions, isOne, sign }: Source,
  where: string,
  { features, options }: Wanted,
): string {
  const summed = (what: string) => (isOne ? what : `sum(${what})`);
  const sumOf = (column: string) => summed(`l.${column}`);
  const signed = (what: string) => (sign === 1 ? what : `-${what}`);
  const featureCounts = features.map((name) => signed(featureCount(name, sumOf)));
  const optionCounts = allOptions.map((_, index) => optionCount(index, sumOf));
  const parts = [
    kind,
    signed(summed(count)),
    listOf(featureCounts),
    hasOptions && options ? listOf(optionCounts) : "'null'",
  ];
  return `SELECT concat('[', ${parts.join(", ',', ")}, ']') AS row
    FROM ${table} l WHERE ${where} ${isOne ? '' : `GROUP BY ${by}`}`;
}

function listOf(values: readonly string[]): string {
  return `'[', concat_ws(',', ${['NULL', ...values].join()}), ']'`;
}
