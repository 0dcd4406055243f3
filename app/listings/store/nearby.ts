import type { Sql } from '~/platform/database.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { bareZip } from '../places/bare-zip.ts';
import { conditionsOf } from './conditions.ts';
import type { CityRow } from './counts.ts';
import { plain } from './words.ts';

/** How many of the nearest municipalities are searched for listings. */
const candidates = 60;
/** Counting stops here. */
const countLimit = 1_000;

/**
 * Municipalities near the chosen ones that have results for the other conditions, nearest first by distance of their
 * centres. Empty if no city is chosen or none has a known centre.
 */
export async function findNearby(sql: Sql, criteria: SearchCriteria, limit: number): Promise<CityRow[]> {
  if (criteria.cities.length === 0) return [];
  const { where, parameters } = conditionsOf({
    ...criteria,
    cities: [],
    places: [],
    radius: null,
    box: null,
    area: null,
  });
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const names = parameter(criteria.cities.map(({ name }) => plain(name)));
  const zips = parameter(criteria.cities.map(({ zip }) => bareZip(zip)));
  return sql.query<CityRow>(
    `WITH chosen AS (
       SELECT m.id, m.latitude, m.longitude FROM unnest(${names}::text[], ${zips}::text[]) AS wish (name, zip)
       JOIN municipality m ON m.zip = wish.zip AND wish.name = ANY (m.names)),
     near AS (
       SELECT m.*, min(power(m.latitude - c.latitude, 2) + power(0.635 * (m.longitude - c.longitude), 2)) AS distance
       FROM municipality m JOIN chosen c ON c.latitude IS NOT NULL
       WHERE m.latitude IS NOT NULL AND m.id NOT IN (SELECT id FROM chosen)
       GROUP BY m.id ORDER BY distance, m.id LIMIT ${candidates})
     SELECT near.name, near.country_name, near.zip, near.country_id, found.count
     FROM near CROSS JOIN LATERAL (
       SELECT count(*)::int AS count FROM (
         SELECT 1 FROM listing l WHERE l.municipality_id = near.id AND ${where} LIMIT ${countLimit}) AS some_of_them) AS found
     WHERE found.count > 0 ORDER BY near.distance, near.id LIMIT ${parameter(Math.max(0, Math.floor(limit)))}`,
    parameters,
  );
}
