/**
 * What the counts beside the choices of a search are made of. Each home has a kind (what only one of can be chosen, its types and its marquee), the places of
 * its features in numbers that are added up by the database, and the cells in which it is counted: that of every home, one for its bedrooms, one for its price,
 * one a feature, one for its municipality. `listing_tally` has the sums of each cell by kind, kept by the database itself in the transaction that moves a listing: a search
 * that asks for one thing besides reads those of a few cells instead of the homes (docs/decisions/0051).
 */
import type { Migration } from '~/platform/database/migrations.ts';
import { marqueeCodes, priceRanges, type Goal } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import { filters, type FilterName } from '../domain/filters.ts';
import { options, selects, type Mark } from './choice-options.ts';
import { filterValueOf } from './filter-columns.ts';
import { sumFunctions, sumTriggers } from './sum-triggers.ts';

/** A home's marquee code, its types, and its marks of the filters of which one of a few can be chosen, in their order. */
export type Kind = [marquee: number, types: readonly number[], ...marks: Mark[]];

/** The filters of which one of a few can be chosen, in the order of a kind's marks. */
export const selectNames = selects.map(({ name }) => name);
export const featureNames = filters.flatMap(({ name, kind }): FilterName[] => (kind === 'yes' ? [name] : []));

/** Numbers that are added up three in one: each has bits for two million homes of a kind. */
export const packed = { bits: 21, perColumn: 3 };
/** Room for twelve features. */
export const sums = ['has_1', 'has_2', 'has_3', 'has_4'];

/** Columns of `listing`; a version is to be raised when `choiceValuesOf` changes, as a filter's. */
export const choiceColumns: readonly { column: string; type: string; version: number }[] = [
  { column: 'kind', type: 'text', version: 1 },
  { column: 'cells', type: 'smallint[]', version: 1 },
  ...sums.map((column) => ({ column, type: 'bigint', version: 1 })),
  // A bit for each of `options` that finds the home.
  { column: 'fits', type: 'integer', version: 1 },
];

/** The values of a listing's `choiceColumns`. */
export function choiceValuesOf(listing: Listing): Record<string, unknown> {
  const features = featureNames.filter((name) => filterValueOf(name, listing) === true);
  const ones = Object.fromEntries(sums.map((column) => [column, 0]));
  for (const { column, shift } of features.map(featurePlace)) ones[column] = (ones[column] ?? 0) + 2 ** shift;
  return { kind: JSON.stringify(kindOf(listing)), cells: cellsOf(listing, features), ...ones, fits: fitsOf(listing) };
}

/** The column in which homes with a feature have a one, and its place there. */
export function featurePlace(name: FilterName): { column: string; shift: number } {
  const index = featureNames.indexOf(name);
  const column = sums[Math.floor(index / packed.perColumn)];
  if (column === undefined) throw new Error(`No column of sums has room for the feature ${name}.`);
  return { column, shift: (index % packed.perColumn) * packed.bits };
}

/** SQL: how many homes have a feature, by the sums of the columns. */
export function featureCount(name: FilterName, sumOf: (column: string) => string): string {
  const { column, shift } = featurePlace(name);
  return countIn(sumOf(column), shift);
}

/** SQL: one of the numbers in a packed sum. */
export function countIn(sum: string, shift: number): string {
  return `((${sum}::bigint >> ${shift}) & ${2 ** packed.bits - 1})::int`;
}

/** The cell of all homes of a goal. */
export const everyCell = 0;

/** The cell of homes with so many bedrooms, one or more; those with nine and more share the last one. */
export const bedroomCells = { of: (bedrooms: number) => Math.min(bedrooms, 9), last: 9 };

/** The bands in which homes are counted by price, from zero, each so wide; the last one is open. */
export const priceBands = {
  widths: { sale: 25_000, rent: priceRanges.rent.step } satisfies Record<Goal, number>,
  last: 999,
};

/** The cell of homes in a band of prices. */
export function priceCell(band: number): number {
  return 1_000 + Math.min(Math.max(band, 0), priceBands.last);
}

/** The cell of homes with a feature. */
export function featureCell(name: FilterName): number {
  return 2_000 + featureNames.indexOf(name);
}

/** SQL: the cell of a municipality's homes, by its id: below those that a listing tells itself. */
export function municipalityCell(id: string): string {
  return `-${id}`;
}

function kindOf(listing: Listing): Kind {
  return [
    marqueeCodes[listing.marquee],
    listing.types,
    ...selectNames.map((name): Mark => filterValueOf(name, listing)),
  ];
}

function fitsOf(listing: Listing): number {
  const marks = new Map(selects.map((select) => [select, filterValueOf(select.name, listing)]));
  return options
    .map(({ select, value }, index) => (select.fits(marks.get(select) ?? null, value) ? 2 ** index : 0))
    .reduce((bits, bit) => bits + bit, 0);
}

function cellsOf(listing: Listing, features: readonly FilterName[]): number[] {
  const { goal, price, rooms } = listing;
  const bedrooms = rooms.bedRoom ?? 0;
  return [
    everyCell,
    ...(bedrooms > 0 ? [bedroomCells.of(bedrooms)] : []),
    // Without a published price a home is in none of these: a search by price does not find it either.
    ...(price.amount === null ? [] : [priceCell(Math.floor(price.amount / priceBands.widths[goal]))]),
    ...features.map(featureCell),
  ];
}

const moved = (source: string, cells = 'cells') => `
  INSERT INTO listing_tally AS tally (goal, cell, kind, count, ${sums.join(', ')})
  SELECT goal, cell, kind, sum(sign), ${sums.map((sum) => `sum(sign * ${sum})`).join(', ')}
  FROM (${source}) AS moved CROSS JOIN LATERAL unnest(${cells}) AS cell GROUP BY goal, cell, kind
  HAVING sum(sign) <> 0 OR ${sums.map((sum) => `sum(sign * ${sum}) <> 0`).join(' OR ')}
  ON CONFLICT (goal, cell, kind) DO UPDATE SET count = tally.count + excluded.count,
    ${sums.map((sum) => `${sum} = tally.${sum} + excluded.${sum}`).join(', ')};`;
const columns = ['goal', 'municipality_id', 'cells', 'kind', ...sums].join(', ');
const come = `SELECT ${columns}, 1 AS sign FROM come`;
const gone = `SELECT ${columns}, -1 AS sign FROM gone`;
const tally = { name: 'listing_tally', table: 'listing_tally', come, gone };

/** What was there before has no cells yet: `fillDerived` fills them in, and with them the sums. */
export const tallyMigration: Migration = {
  id: '12-tally-of-choices',
  sql: `
    ALTER TABLE listing ADD COLUMN kind text COLLATE "C", ADD COLUMN cells smallint[],
      ${sums.map((sum) => `ADD COLUMN ${sum} bigint`).join(', ')};
    -- Every number changes with every import: pages have room for its next version.
    CREATE TABLE listing_tally (
      goal smallint NOT NULL,
      cell smallint NOT NULL,
      kind text COLLATE "C" NOT NULL,
      count integer NOT NULL,
      ${sums.map((sum) => `${sum} bigint NOT NULL`).join(', ')},
      PRIMARY KEY (goal, cell, kind)
    ) WITH (fillfactor = 60);
    ${sumTriggers({ ...tally, moved })}
  `,
};

/** The cells of a home that has any, and that of its municipality, which only the merge knows. */
const allCells = `CASE WHEN cells IS NOT NULL THEN cells::integer[] || ${municipalityCell('municipality_id')} END`;

/** What no cells answer, a price and bedrooms before all, is read from an index that has all that is added up. */
export const municipalityTallyMigration: Migration = {
  id: '13-tally-of-municipalities',
  sql: `
    ALTER TABLE listing_tally ALTER COLUMN cell TYPE integer;
    ${sumFunctions({ ...tally, moved: (source) => moved(source, allCells) })}
    ${moved(`SELECT ${columns}, 1 AS sign FROM listing WHERE cells IS NOT NULL`, `ARRAY[${municipalityCell('municipality_id')}]`)}
    CREATE INDEX listing_choices ON listing (goal, price) INCLUDE (bedrooms, kind, ${sums.join(', ')});
  `,
};
