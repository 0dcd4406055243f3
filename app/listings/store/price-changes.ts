import type { Sql } from '~/platform/database.ts';
import type { Migration } from '~/platform/database/migrations.ts';
import { goalCodes } from '../domain/codes.ts';
import type { PriceChange } from '../domain/entity.ts';
import type { ListingBefore } from './changes.ts';

/** How many changes are kept per listing, the latest ones. */
const keptChanges = 10;
/** For how many days a card shows that the price was lowered. */
const loweredDays = 30;
const today = `(now() AT TIME ZONE 'Europe/Brussels')::date`;

export const priceChangeMigration: Migration = {
  id: '11-price-changes',
  sql: `
    -- What a published price was until a day. Gone with its listing, and as soon as the price is no longer published.
    CREATE TABLE listing_price_change (
      listing_id text COLLATE "C" NOT NULL REFERENCES listing ON DELETE CASCADE,
      changed_on date NOT NULL,
      was integer NOT NULL,
      PRIMARY KEY (listing_id, changed_on)
    );`,
};

/**
 * Records changes of published prices, in the merge transaction. Prices that are or were hidden are not compared.
 * Hiding the price or changing the goal deletes the history. Several changes on one day become one, from the price of
 * the day before.
 *
 * @param before the previous state of those of `ids` that existed
 */
export async function writePriceChanges(
  sql: Sql,
  ids: readonly string[],
  before: readonly ListingBefore[],
): Promise<void> {
  const known = `listing l JOIN jsonb_to_recordset($2::jsonb) AS b (id text, price integer, goal smallint) ON b.id = l.id WHERE l.id = ANY ($1::text[])`;
  const parameters = [[...ids], JSON.stringify(before)];
  await sql.query(
    `DELETE FROM listing_price_change WHERE listing_id IN (SELECT l.id FROM ${known} AND (l.price IS NULL OR l.goal <> b.goal))`,
    parameters,
  );
  const changed = await sql.query<{ listing_id: string }>(
    `INSERT INTO listing_price_change AS known (listing_id, changed_on, was)
     SELECT l.id, ${today}, b.price FROM ${known} AND l.goal = b.goal AND l.price <> b.price
     ON CONFLICT (listing_id, changed_on) DO UPDATE SET was = known.was RETURNING listing_id`,
    parameters,
  );
  if (changed.length === 0) return;
  await sql.query(
    `DELETE FROM listing_price_change c USING listing l WHERE c.listing_id = ANY ($1::text[]) AND l.id = c.listing_id
       AND ((c.changed_on = ${today} AND c.was = l.price) OR c.changed_on NOT IN (
         SELECT changed_on FROM listing_price_change WHERE listing_id = l.id ORDER BY changed_on DESC LIMIT ${keptChanges}))`,
    [changed.map(({ listing_id }) => listing_id)],
  );
}

/** Previous published prices, latest first; empty if the price is not published. */
export function readPriceChanges(sql: Sql, id: string): Promise<PriceChange[]> {
  return sql.query<PriceChange>(
    `SELECT c.changed_on::text AS day, c.was FROM listing_price_change c JOIN listing l ON l.id = c.listing_id
     WHERE l.id = $1 AND l.price IS NOT NULL ORDER BY c.changed_on DESC`,
    [id],
  );
}

/** SQL: whether the published price of `listing l` is lower than before a change in the last 30 days. */
export const isPriceLowered = `EXISTS (SELECT 1 FROM listing_price_change c
  WHERE c.listing_id = l.id AND c.was > l.price AND c.changed_on > ${today} - ${loweredDays})`;

/** Adds historic changes, for the demo; ignores unknown listings. */
export async function addPriceChanges(sql: Sql, changes: readonly (PriceChange & { id: string })[]): Promise<void> {
  await sql.query(
    `INSERT INTO listing_price_change (listing_id, changed_on, was)
     SELECT row.id, row.day, row.was FROM jsonb_to_recordset($1::jsonb) AS row (id text, day date, was integer)
     JOIN listing l ON l.id = row.id AND l.price IS NOT NULL AND l.goal = ${goalCodes.sale} ON CONFLICT DO NOTHING`,
    [JSON.stringify(changes)],
  );
}
