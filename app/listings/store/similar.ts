import type { Sql } from '~/services/database.ts';

/** How many of the nearest are weighed by price as well. */
const candidates = 100;
/** Kilometres that weigh as much as a price twice (or half) as high. */
const kilometresPerDoubling = 20;

interface Origin {
  goal: number;
  main_type: number | null;
  municipality_id: number | null;
  price: number | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Ids of offered listings of the same goal and type, near in price and distance. Also for one that is gone, from what its
 * tombstone keeps. Prices and places are the public ones: a hidden price has no influence.
 */
export async function findSimilar(sql: Sql, id: string, limit: number): Promise<string[]> {
  const columns = 'goal, main_type, municipality_id, price, latitude, longitude';
  const [origin] = await sql.query<Origin>(
    `SELECT ${columns} FROM listing WHERE id = $1 UNION ALL SELECT ${columns} FROM listing_tombstone WHERE id = $1 LIMIT 1`,
    [id],
  );
  if (!origin) return [];
  const rows = await sql.query<{ id: string }>(
    `SELECT id FROM (
       SELECT id, price, municipality_id, latitude, longitude FROM listing
       WHERE goal = $1 AND main_type IS NOT DISTINCT FROM $2::integer AND offered AND id <> $3
       ORDER BY point(longitude, latitude) <-> point($4::float8, $5::float8), id LIMIT ${candidates}) AS near
     ORDER BY
       coalesce(111.2 * sqrt(power(latitude - $5::float8, 2) + power(0.635 * (longitude - $4::float8), 2)) / ${kilometresPerDoubling},
                CASE WHEN municipality_id = $6::integer THEN 0 ELSE 2 END)
       + CASE WHEN $7::integer > 0 AND price > 0 THEN abs(ln(price::float8 / $7::integer) / ln(2)) ELSE 1 END, id
     LIMIT $8`,
    [
      origin.goal,
      origin.main_type,
      id,
      origin.longitude,
      origin.latitude,
      origin.municipality_id,
      origin.price,
      Math.max(0, Math.floor(limit)),
    ],
  );
  return rows.map((row) => row.id);
}
