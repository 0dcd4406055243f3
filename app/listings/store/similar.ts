import type { Sql } from '~/platform/database.ts';

/** How many of the nearest are also compared by price. */
const candidates = 100;
/** This distance, in kilometres, weighs as much as a price twice (or half) as high. */
const kilometresPerDoubling = 20;

/** As in the index `listing_near`: a separate plane per goal and type. */
const place = 'point(longitude + 1000.0 * (2 * coalesce(main_type, 0) + goal), latitude)';
const plane = '1000.0 * (2 * coalesce($2::integer, 0) + $1::integer)';

interface Origin {
  goal: number;
  main_type: number | null;
  municipality_id: number | null;
  price: number | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Ids of listings on offer with the same goal and type, close in price and distance. Works for removed listings too,
 * from the tombstone. Uses public prices and places only: a hidden price has no influence.
 */
export async function findSimilar(sql: Sql, id: string, limit: number): Promise<string[]> {
  const columns = 'goal, main_type, municipality_id, price, latitude, longitude';
  // Without coordinates, the municipality's are used.
  const [origin] = await sql.query<Origin>(
    `SELECT goal, main_type, municipality_id, price, coalesce(o.latitude, m.latitude) AS latitude,
       coalesce(o.longitude, m.longitude) AS longitude
     FROM (SELECT ${columns} FROM listing WHERE id = $1 UNION ALL SELECT ${columns} FROM listing_tombstone WHERE id = $1 LIMIT 1) AS o
     LEFT JOIN municipality m ON m.id = o.municipality_id`,
    [id],
  );
  if (!origin) return [];
  const near =
    origin.latitude === null
      ? `WHERE goal = $1 AND main_type IS NOT DISTINCT FROM $2::integer AND offered AND id <> $3
         ORDER BY municipality_id = $6::integer DESC, published DESC, id DESC`
      : `WHERE ${place} <@ box(point(${plane} - 180, -90), point(${plane} + 180, 90)) AND offered AND id <> $3
         ORDER BY ${place} <-> point(${plane} + $4::float8, $5::float8)`;
  const rows = await sql.query<{ id: string }>(
    `SELECT id FROM (
       SELECT id, price, municipality_id, latitude, longitude FROM listing ${near} LIMIT ${candidates}) AS near
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
