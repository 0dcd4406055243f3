import { areaPostcodes } from '~/listings/domain/areas.ts';
import { goalCodes, goalFromCode, type Goal } from '~/listings/domain/codes.ts';
import { conditionsOf } from '~/listings/store/conditions.ts';
import type { Sql } from '~/platform/database.ts';
import { askedCriteria } from '~/forms/demand-register/asked.server.ts';
import type { Reason, Zone } from './demand.ts';

/** Combines goal, type and zone into single words: a listing has few of them, and an index finds matching demands. */
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
 * SQL: the demands that match a listing except for their further conditions; `$1` the listing, `$2` when it changed.
 * Reads public values only: an unpublished price matches no demand with a price limit.
 */
const fitting = `
  WITH offer AS MATERIALIZED (
    SELECT l.id, l.price, l.bedrooms, l.garages, coalesce(l.parking, false) AS parking, coalesce(l.terrace, false) AS terrace,
      coalesce(l.garden, false) AS garden,
      ARRAY(
        SELECT l.goal || '/' || type || '/' || zone
        FROM unnest(l.types) AS type CROSS JOIN (
          SELECT 'm' || m.id UNION ALL SELECT 'z' || m.zip UNION ALL
          SELECT 'c' || m.country_id UNION ALL SELECT 'c' || m.country_id || '.' || m.zip UNION ALL
          SELECT area.zone FROM (VALUES ${areaRows}) AS area (country_id, low, high, zone)
          WHERE area.country_id = m.country_id AND m.zip COLLATE "C" BETWEEN area.low AND area.high
        ) AS zones (zone)) AS wanted
    FROM listing l JOIN municipality m ON m.id = l.municipality_id
    WHERE l.id = $1 AND l.offered),
  fitting AS (
    SELECT d.id, d.goal, d.asked FROM offer o JOIN demand d ON d.wanted && o.wanted
    WHERE d.state = 'active' AND d.since <= $2::timestamptz
      AND (d.min_price IS NULL OR o.price >= d.min_price) AND (d.max_price IS NULL OR o.price <= d.max_price)
      AND (d.min_bedrooms IS NULL OR o.bedrooms >= d.min_bedrooms) AND (d.max_bedrooms IS NULL OR o.bedrooms <= d.max_bedrooms)
      AND o.garages >= d.garages AND (o.parking OR NOT d.parking) AND (o.terrace OR NOT d.terrace) AND (o.garden OR NOT d.garden))`;

/** `$3` is the reason, `$4` the further conditions that match. */
const matchStatement = `${fitting}
  INSERT INTO demand_listing AS known (demand_id, listing_id, reason)
  SELECT id, $1, $3 FROM fitting WHERE asked = '' OR asked = ANY ($4::text[])
  ON CONFLICT (demand_id, listing_id) DO UPDATE SET reason = excluded.reason, found_at = now(), told_at = NULL
    WHERE excluded.reason <> 'new'
  RETURNING demand_id`;

/** Records for which demands a listing is news. Resolves to their number. */
export async function matchListing(
  sql: Sql,
  { listingId, reason, at }: { listingId: string; reason: Reason; at: string },
): Promise<number> {
  const asked = await sql.query<Asked>(`${fitting} SELECT DISTINCT goal, asked FROM fitting WHERE asked <> ''`, [
    listingId,
    at,
  ]);
  const kept: string[] = [];
  for (let from = 0; from < asked.length; from += askedAtOnce)
    kept.push(...(await keptOf(sql, listingId, asked.slice(from, from + askedAtOnce))));
  return (await sql.query(matchStatement, [listingId, at, reason, kept])).length;
}

interface Asked {
  goal: number;
  asked: string;
}

const askedAtOnce = 50;

/** The further conditions that match a listing, evaluated as search conditions. Places are covered by the zones. */
async function keptOf(sql: Sql, listingId: string, asked: readonly Asked[]): Promise<string[]> {
  const parameters: unknown[] = [listingId];
  const fits = asked.map(({ goal, asked: query }) => {
    const criteria = askedCriteria(goalFromCode(goal), query);
    const conditions = conditionsOf({ ...criteria, cities: [], places: [], radius: null });
    const before = parameters.length;
    parameters.push(...conditions.parameters);
    return `coalesce(${conditions.where.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`)}, false)`;
  });
  const [row] = await sql.query<{ fits: boolean[] }>(
    `SELECT ARRAY[${fits.join(', ')}] AS fits FROM listing l WHERE l.id = $1`,
    parameters,
  );
  return asked.flatMap(({ asked: query }, index) => (row?.fits[index] === true ? [query] : []));
}
