import type { Database } from '~/platform/database.ts';
import type { Listing } from '../domain/entity.ts';
import { isHome } from '../domain/rules/advert-duties.ts';

/** The ids of the homes on offer that have no photograph, sorted. */
export async function homesWithoutPhotographs(database: Pick<Database, 'query'>): Promise<string[]> {
  const rows = await database.query<{ detail: Listing }>(
    `SELECT d.detail FROM listing l JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash
     WHERE l.offered AND jsonb_array_length(d.detail -> 'pictures') = 0 ORDER BY l.id`,
  );
  return rows.flatMap(({ detail }) => (isHome(detail) ? [detail.id] : []));
}
