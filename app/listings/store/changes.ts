import type { Sql } from '~/platform/database.ts';

/** What was told of a listing is out of date: it is new or different, its price dropped, or it is back on the market. */
export interface ListingChange {
  listingId: string;
  reason: 'new' | 'price' | 'back';
  at: string;
}

/** How a listing was before an import. */
export interface ListingBefore {
  id: string;
  price: number | null;
  /** The code of its goal. */
  goal: number;
  offered: boolean;
}

/**
 * Writes down, in the transaction of a merge, what whoever waits for a listing should hear: changes are there exactly if the listings are.
 *
 * @param before those of `ids` that were there
 * @param returned those that had gone
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
     -- What is not told yet is still news, and a drop is one more.
     ON CONFLICT (listing_id) DO UPDATE SET at = excluded.at,
       reason = CASE WHEN excluded.reason = 'new' THEN known.reason ELSE excluded.reason END`,
    [[...ids], JSON.stringify(before), [...returned]],
  );
}

/** Takes changes off the list, the oldest first. Inside the transaction that does something with them. */
export async function takeChanges(sql: Sql, limit: number): Promise<ListingChange[]> {
  return sql.query<ListingChange>(
    `DELETE FROM listing_change WHERE listing_id IN (
       SELECT listing_id FROM listing_change ORDER BY at, listing_id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING listing_id AS "listingId", reason, at`,
    [limit],
  );
}

/** Forgets all changes: nobody waits for one. */
export async function dropChanges(sql: Sql): Promise<void> {
  await sql.query('DELETE FROM listing_change WHERE at <= now()');
}
