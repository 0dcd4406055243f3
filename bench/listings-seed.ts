import type { FilterColumn } from '../app/listings/store/filter-column.ts';
import { filterColumnList } from '../app/listings/store/filter-columns.ts';
import type { Database } from '../app/platform/database.ts';

const municipalities = 580;
const chunk = 20_000;

/**
 * Seeds so many listings over 580 municipalities, some with a hundred times as many as others, the same on every
 * database. Writes straight into the tables: importing a million takes longer than measuring them. `plain` is the naive
 * schema: the same listings as one wide table with a primary key.
 */
export async function seedListings(database: Database, count: number): Promise<void> {
  await database.query(
    `INSERT INTO municipality (country_id, zip, key, name, names, country_name, latitude, longitude)
     SELECT 10, (1000 + i * 15)::text, 'stad' || i, jsonb_build_object('nl', 'Stad' || i), ARRAY['stad' || i], '{"nl": "België"}',
       49.6 + 1.8 * ((i * 7919) % 1000) / 1000.0, 2.7 + 3.5 * ((i * 104729) % 1000) / 1000.0
     FROM generate_series(1, $1::int) AS i`,
    [municipalities],
  );
  await database.query(
    `INSERT INTO property_type SELECT i, i, jsonb_build_object('webId', i, 'name', jsonb_build_object('nl', 'Type' || i)) FROM generate_series(1, 9) AS i`,
  );
  for (let from = 1; from <= count; from += chunk) {
    const to = Math.min(count, from + chunk - 1);
    await database.query(
      `INSERT INTO listing (id, goal, marquee, offered, municipality_id, main_type, types, price, bedrooms, bathrooms, showerrooms, toilets,
         garages, latitude, longitude, approximate, published, updated, hash, ${filterColumnList.map(({ column }) => column).join(', ')})
       SELECT i::text AS id, goal, CASE WHEN r2 % 20 = 0 THEN 3 ELSE 0 END AS marquee, r2 % 20 <> 0 AS offered,
         m.id AS municipality_id, type, ARRAY[type] AS types,
         CASE WHEN r1 % 25 = 0 THEN NULL WHEN goal = 0 THEN (60 + r1 % 900) * 1000 ELSE 400 + r1 % 1600 END AS price,
         r2 % 6 AS bedrooms, r1 % 3, r2 % 2, 1 + r1 % 2, r2 % 3,
         m.latitude + (r1 % 1000 - 500) / 12000.0, m.longitude + (r2 % 1000 - 500) / 8000.0, r1 % 10 = 0,
         date '2026-11-21' - r1 % 400, timestamptz '2026-11-21' - r2 % 400 * interval '1 day', 'h',
         ${filterColumnList.map((column, index) => `${drawn(column, index)} AS ${column.column}`).join(', ')}
       FROM (SELECT i, abs(hashint4(i)) AS r1, abs(hashint4(i + 7)) AS r2, CASE WHEN i % 4 = 0 THEN 1 ELSE 0 END AS goal,
               1 + abs(hashint4(i * 3)) % 100 * (abs(hashint4(i * 5)) % 100) % 9 AS type
             FROM generate_series($1::int, $2::int) AS i) AS drawn
       JOIN municipality m ON m.id = 1 + (power(r1 % 1000 / 1000.0, 3) * ${municipalities - 1})::int`,
      [from, to],
    );
  }
  for (let from = 1; from <= count; from += chunk) {
    const range = [from, Math.min(count, from + chunk - 1)];
    const these =
      'FROM listing l JOIN municipality m ON m.id = l.municipality_id WHERE l.id::int BETWEEN $1::int AND $2::int';
    await database.query(
      `INSERT INTO listing_detail (listing_id, hash, card, detail)
       SELECT l.id, 'h', card, card FROM (
         SELECT l.id, l.hash, jsonb_build_object('id', l.id, 'reference', 'G-' || l.id, 'title', jsonb_build_object('nl', 'Woning met tuin in ' || (m.name ->> 'nl')),
           'address', jsonb_build_object('zip', m.zip, 'city', m.name, 'countryId', 10, 'countryName', m.country_name),
           'price', jsonb_build_object('amount', l.price, 'unit', NULL, 'unitText', '{}'::jsonb), 'pictures', '[]'::jsonb,
           'marqueeLabel', '{}'::jsonb, 'typeDescription', '{"nl": "Huis"}'::jsonb, 'mainTypeName', '{}'::jsonb, 'text', repeat('x', 400)) AS card
         ${these}) AS l`,
      range,
    );
    await database.query(
      `INSERT INTO listing_content SELECT l.id, 'h', language, 'type ' || l.main_type, m.key, l.goal, l.published
       FROM unnest(ARRAY['nl', 'fr', 'en', 'de']) AS language CROSS JOIN listing l JOIN municipality m ON m.id = l.municipality_id
       WHERE l.id::int BETWEEN $1::int AND $2::int`,
      range,
    );
    await database.query(
      `INSERT INTO listing_words SELECT l.id, 'h', array_to_tsvector(ARRAY['g' || l.id, m.key, m.zip, 'woning', 'tuin', 'woord' || abs(hashint4(l.id::int)) % 5000]) ${these}`,
      range,
    );
  }
  await database.query(
    `CREATE TABLE plain AS SELECT l.*, d.card, m.key AS city, m.zip, 'G-' || l.id AS reference,
       'Woning met tuin in ' || m.key || ' woord' || abs(hashint4(l.id::int)) % 5000 AS title
     FROM listing l JOIN listing_detail d ON d.listing_id = l.id JOIN municipality m ON m.id = l.municipality_id`,
  );
  await database.execute('ALTER TABLE plain ADD PRIMARY KEY (id)');
  await database.execute('VACUUM ANALYZE');
}

/** SQL for a filter's value of the listing `i`: a third has a feature; labels and figures are spread. */
function drawn({ type }: FilterColumn, index: number): string {
  const random = `abs(hashint4(i * 13 + ${index}))`;
  return {
    boolean: `${random} % 3 = 0`,
    smallint: `(${random} % 9)::smallint`,
    integer: `${random} % 400`,
    date: `date '2026-11-21' + ${random} % 400`,
    text: `(ARRAY['ready', 'refresh', 'renovate'])[1 + ${random} % 3]`,
  }[type];
}
