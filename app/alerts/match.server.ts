import { areaPostcodes } from '~/listings/domain/areas.ts';
import { goalCodes, type Goal } from '~/listings/domain/codes.ts';
import type { Sql } from '~/platform/database.ts';
import type { Reason, Zone } from './demand.ts';

/** Every goal, type and zone of a demand in one word: a listing has few of them, and an index finds who wants one. */
export function wantedOf({
  goal,
  types,
  zones,
}: {
  goal: Goal;
  types: readonly number[];
  zones: readonly Zone[];
}): string[] {
  return types.flatMap((type) => zones.map((zone) => `${goalCodes[goal]}/${type}/${zone}`));
}

const areaRows = areaPostcodes
  .map(({ area, countryId, from, to }) => `(${countryId}, '${from ?? ''}', '${to ?? '~'}', 'a${area}')`)
  .join(', ');

/**
 * The demands that a listing fits, all in one statement: `$1` the listing, `$2` why it is told, `$3` when it changed. It reads public values only: a
 * price that is not published fits no demand that names one.
 */
const matchStatement = `
  WITH offer AS MATERIALIZED (
    SELECT l.id, l.price, l.bedrooms, l.garages,
      coalesce((d.detail #>> '{detail,parkings}')::int, 0) + coalesce((d.detail #>> '{detail,externalParkings}')::int, 0) > 0 AS parking,
      coalesce((d.detail #>> '{detail,flags,terrace}')::boolean, false)
        OR coalesce((d.detail #>> '{detail,terraceSurface}')::numeric, 0) > 0 AS terrace,
      coalesce((d.detail #>> '{detail,flags,garden}')::boolean, false)
        OR coalesce((d.detail #>> '{detail,gardenSurface}')::numeric, 0) > 0 AS garden,
      ARRAY(
        SELECT l.goal || '/' || type || '/' || zone
        FROM unnest(l.types) AS type CROSS JOIN (
          SELECT 'm' || m.id UNION ALL SELECT 'z' || m.zip UNION ALL
          SELECT area.zone FROM (VALUES ${areaRows}) AS area (country_id, low, high, zone)
          WHERE area.country_id = m.country_id AND m.zip COLLATE "C" BETWEEN area.low AND area.high
        ) AS zones (zone)) AS wanted
    FROM listing l JOIN municipality m ON m.id = l.municipality_id
      JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash
    WHERE l.id = $1 AND l.offered)
  INSERT INTO demand_listing AS known (demand_id, listing_id, reason)
  SELECT d.id, o.id, $2 FROM offer o JOIN demand d ON d.wanted && o.wanted
  WHERE d.state = 'active' AND d.since <= $3::timestamptz
    AND (d.min_price IS NULL OR o.price >= d.min_price) AND (d.max_price IS NULL OR o.price <= d.max_price)
    AND (d.min_bedrooms IS NULL OR o.bedrooms >= d.min_bedrooms) AND (d.max_bedrooms IS NULL OR o.bedrooms <= d.max_bedrooms)
    AND o.garages >= d.garages AND (o.parking OR NOT d.parking) AND (o.terrace OR NOT d.terrace) AND (o.garden OR NOT d.garden)
  ON CONFLICT (demand_id, listing_id) DO UPDATE SET reason = excluded.reason, found_at = now(), told_at = NULL
    WHERE excluded.reason <> 'new'
  RETURNING demand_id`;

/** Writes down for whom a listing is news. Resolves to how many. */
export async function matchListing(
  sql: Sql,
  { listingId, reason, at }: { listingId: string; reason: Reason; at: string },
): Promise<number> {
  return (await sql.query(matchStatement, [listingId, reason, at])).length;
}
