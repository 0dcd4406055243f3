import type { Sql } from '~/platform/database.ts';
import { goalCodes } from '../domain/codes.ts';
import type { SquarePrices } from '../domain/entity.ts';

/** For fewer homes a median is not meaningful and would reveal individual prices. */
const fewest = 10;

/**
 * The median price per square metre of homes for sale of the same type and municipality; null if there are too few or
 * the id is unknown.
 */
export async function readSquarePrices(sql: Sql, id: string): Promise<SquarePrices | null> {
  const [row] = await sql.query<{ count: number; median: number | null }>(
    `SELECT count(*)::int AS count, (percentile_cont(0.5) WITHIN GROUP (ORDER BY o.square_price))::float8 AS median
     FROM listing l JOIN listing o ON o.goal = l.goal AND o.offered AND o.municipality_id = l.municipality_id AND o.types[1] = l.types[1]
     WHERE l.id = $1 AND l.goal = ${goalCodes.sale} AND o.square_price IS NOT NULL`,
    [id],
  );
  if (row === undefined || row.median === null || row.count < fewest) return null;
  return { count: row.count, median: Math.round(row.median) };
}
