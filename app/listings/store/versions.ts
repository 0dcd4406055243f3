import type { Database, Sql } from '~/platform/database.ts';
import type { ListingRow } from './rows.ts';

/** Held shared while versions are written, exclusively while they are merged or swept. */
const lock = "hashtext('gevel listings import')";
const sweepSize = 500;

/** Waits for merges and sweeps, but lets other imports write concurrently. */
export async function lockForWriting(sql: Sql): Promise<void> {
  await sql.query(`SELECT pg_advisory_xact_lock_shared(${lock})`);
}

export async function lockAlone(sql: Sql): Promise<void> {
  await sql.query(`SELECT pg_advisory_xact_lock(${lock})`);
}

/** Writes all large data of these listings under its hash; existing versions are left unchanged. */
export async function writeVersions(sql: Sql, rows: readonly ListingRow[]): Promise<void> {
  if (rows.length === 0) return;
  const given = JSON.stringify(rows.map(({ payload, ...row }) => ({ ...row, contents: payload.contents })));
  const columns = 'id text, hash text, card jsonb, detail jsonb, raw jsonb, words text[], contents jsonb';
  await sql.query(
    `WITH given AS MATERIALIZED (SELECT * FROM jsonb_to_recordset($1::jsonb) AS row (${columns})),
     versions AS (
       INSERT INTO listing_detail (listing_id, hash, card, detail) SELECT id, hash, card, detail FROM given
       ON CONFLICT DO NOTHING RETURNING listing_id, hash),
     new AS (SELECT given.* FROM given JOIN versions v ON v.listing_id = given.id AND v.hash = given.hash),
     texts AS (
       INSERT INTO listing_content (listing_id, hash, language, type_order, city_order, goal, published)
       SELECT id, hash, c.language, c.type_order, c.city_order, c.goal, c.published
       FROM new, jsonb_to_recordset(contents)
         AS c (language text, type_order text, city_order text, goal smallint, published date)),
     found AS (INSERT INTO listing_words (listing_id, hash, words) SELECT id, hash, array_to_tsvector(words) FROM new)
     INSERT INTO listing_raw (listing_id, hash, record) SELECT id, hash, raw FROM new`,
    [given],
  );
}

/** Deletes versions that no listing and no staged import refers to, in small transactions that let readers through. */
export async function sweepVersions(database: Database): Promise<void> {
  for (let swept = sweepSize; swept === sweepSize;) {
    swept = await database.transaction(async (sql) => {
      await lockAlone(sql);
      const rows = await sql.query(
        `DELETE FROM listing_detail WHERE (listing_id, hash) IN (
           SELECT d.listing_id, d.hash FROM listing_detail d
           WHERE NOT EXISTS (SELECT 1 FROM listing l WHERE l.id = d.listing_id AND l.hash = d.hash)
             AND NOT EXISTS (SELECT 1 FROM listing_incoming i WHERE i.id = d.listing_id AND i.payload ->> 'hash' = d.hash)
           LIMIT ${sweepSize}) RETURNING listing_id`,
      );
      return rows.length;
    });
  }
}
