/**
 * What searches by price and bedrooms, by one of them or by nothing are counted from. Each home stands at the crossing of its band of prices and its bedrooms, and
 * where either or both are any. `listing_range_tally` has of each crossing how many homes of each marquee and types there are, and how many each choice
 * would find among them: twenty rows, where kinds are hundreds. The database keeps it as it keeps `listing_tally` (docs/decisions/0054).
 */
import type { Migration } from '~/platform/database/migrations.ts';
import { goalCodes, goals } from '../domain/codes.ts';
import { bedroomCells, countIn, packed, priceBands, sums } from './choice-columns.ts';
import { sumTriggers } from './sum-triggers.ts';

/** The crossings of any bedrooms, of none too, and of any price, of one that is not published too. */
export const any = { bedrooms: 0, band: -1 };

/** Room for twelve options: `fits` of a listing, a number for each of its bits. */
const optionSums = ['fits_1', 'fits_2', 'fits_3', 'fits_4'];

/** SQL: how many homes an option finds, by its place among all and the sums of the columns. */
export function optionCount(index: number, sumOf: (column: string) => string): string {
  const column = optionSums[Math.floor(index / packed.perColumn)];
  if (column === undefined) throw new Error('No column of sums has room for another option.');
  return countIn(sumOf(column), (index % packed.perColumn) * packed.bits);
}

const all = [...sums, ...optionSums];
/** SQL: three bits of `fits`, each in its place in a sum. What is not filled in yet counts for nothing (fill-derived.server.ts). */
const placed = Array.from({ length: 2 ** packed.perColumn }, (_, bits) =>
  Array.from({ length: packed.perColumn }, (_each, place) => ((bits >> place) & 1) * 2 ** (place * packed.bits)).reduce(
    (sum, one) => sum + one,
  ),
);
const ones = [
  ...sums.map((sum) => `coalesce(${sum}, 0)`),
  ...optionSums.map(
    (_, column) =>
      `('{${placed.join()}}'::bigint[])[1 + (coalesce(fits, 0) >> ${column * packed.perColumn} & ${2 ** packed.perColumn - 1})]`,
  ),
];

const widths = goals.map((goal) => `WHEN ${goalCodes[goal]} THEN ${priceBands.widths[goal]}`).join(' ');
const bandOfHome = `CASE WHEN price IS NOT NULL THEN least(greatest(price, 0) / CASE goal ${widths} END, ${priceBands.last}) END`;
const bedroomsOfHome = `CASE WHEN bedrooms > 0 THEN least(bedrooms, ${bedroomCells.last}) END`;

/** Adds up what homes bring with their sign: first where each stands, so that what did not change is gone before it is counted four times. */
const moved = (source: string) => `
  INSERT INTO listing_range_tally AS tally (goal, bedrooms, band, marquee, types, count, ${all.join(', ')})
  SELECT goal, at.bedrooms, at.band, marquee, types, sum(count), ${all.map((sum) => `sum(${sum})`).join(', ')}
  FROM (
    SELECT goal, marquee, types, ${bedroomsOfHome} AS bedrooms, ${bandOfHome} AS band, sum(sign) AS count,
      ${all.map((sum, index) => `sum(sign * ${ones[index]})::bigint AS ${sum}`).join(', ')}
    FROM (${source}) AS home GROUP BY 1, 2, 3, 4, 5
    HAVING sum(sign) <> 0 OR ${ones.map((one) => `sum(sign * ${one}) <> 0`).join(' OR ')}
  ) AS moved
    CROSS JOIN LATERAL (VALUES (${any.bedrooms}, ${any.band}), (moved.bedrooms, ${any.band}), (${any.bedrooms}, moved.band), (moved.bedrooms, moved.band)) AS at (bedrooms, band)
  WHERE at.bedrooms IS NOT NULL AND at.band IS NOT NULL
  GROUP BY goal, at.bedrooms, at.band, marquee, types
  HAVING sum(count) <> 0 OR ${all.map((sum) => `sum(${sum}) <> 0`).join(' OR ')}
  ON CONFLICT (goal, bedrooms, band, marquee, types) DO UPDATE SET count = tally.count + excluded.count,
    ${all.map((sum) => `${sum} = tally.${sum} + excluded.${sum}`).join(', ')};`;
const columns = ['goal', 'marquee', 'types', 'price', 'bedrooms', ...sums, 'fits'].join(', ');
const come = `SELECT ${columns}, 1 AS sign FROM come`;
const gone = `SELECT ${columns}, -1 AS sign FROM gone`;
/** The homes that are there are counted at once, but for the options that find them: `fillDerived` brings these. */
export const rangeTallyMigration: Migration = {
  id: '15-tally-of-prices-and-bedrooms',
  sql: `
    ALTER TABLE listing ADD COLUMN fits integer;
    CREATE TABLE listing_range_tally (
      goal smallint NOT NULL,
      bedrooms smallint NOT NULL,
      band smallint NOT NULL,
      marquee smallint NOT NULL,
      types integer[] NOT NULL,
      count integer NOT NULL,
      ${all.map((sum) => `${sum} bigint NOT NULL`).join(', ')},
      PRIMARY KEY (goal, bedrooms, band, marquee, types)
    ) WITH (fillfactor = 60);
    ${moved(`SELECT ${columns}, 1 AS sign FROM listing`)}
    ${sumTriggers({ name: 'listing_ranges', table: 'listing_range_tally', moved, come, gone })}
  `,
};
