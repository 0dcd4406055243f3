import type { Sql } from '~/platform/database.ts';

/** A listing that is new or changed, dropped in price, or is back on the market. */
export interface ListingChange {
  listingId: string;
  reason: 'new' | 'price' | 'back';
  at: string;
}

/** The state of a listing before an import. */
export interface ListingBefore {
  id: string;
  price: number | null;
  /** The code of its goal. */
  goal: number;
  offered: boolean;
}

/**
 * Records the changes that alerts report. Runs in the merge transaction, so changes and listings are committed
 * together.
 *
 * @param before the previous state of those of `ids` that existed
 * @param returned those that had been removed
 */
export async function writeChanges(
  sql: Sql,
  ids: readonly string[],
  before: readonly ListingBefore[],
  returned: readonly string[],
): Promise<void> {
  await sql.query(
    `INSERT INTO listing_change AS known (listing_id, reason, at)
     SELECT l.id, CASE WHEN l.id = ANY ($3::text[]) OR NOT b.offered THEN 'back' WHEN l.price < b.price THEN 'price' ELSE 'new' END,
       clock_timestamp()
     FROM listing l LEFT JOIN jsonb_to_recordset($2::jsonb) AS b (id text, price integer, offered boolean) ON b.id = l.id
     WHERE l.id = ANY ($1::text[]) AND l.offered
     -- A pending reason is only replaced by one that says more than 'new'.
     ON CONFLICT (listing_id) DO UPDATE SET at = excluded.at,
       reason = CASE WHEN excluded.reason = 'new' THEN known.reason ELSE excluded.reason END`,
    [[...ids], JSON.stringify(before), [...returned]],
  );
}

/** Dequeues the oldest changes. Must run in the transaction that processes them. */
export async function takeChanges(sql: Sql, limit: number): Promise<ListingChange[]> {
  return sql.query<ListingChange>(
    `DELETE FROM listing_change WHERE listing_id IN (
       SELECT listing_id FROM listing_change ORDER BY at, listing_id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING listing_id AS "listingId", reason, at`,
    [limit],
  );
}

/** Discards all changes, when no alert is registered. */
export async function dropChanges(sql: Sql): Promise<void> {
  await sql.query('DELETE FROM listing_change WHERE at <= now()');
}
