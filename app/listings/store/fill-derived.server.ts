import { createHash } from 'node:crypto';
import type { Database } from '~/platform/database.ts';
import type { Listing } from '../domain/entity.ts';
import { cardOf, cardVersion } from './card.ts';
import { filterColumnList } from './filter-columns.ts';
import type { StoredMunicipality } from './municipalities.ts';
import { searchedWords, wordsVersion } from './rows.ts';
import { lockAlone } from './versions.ts';

const sliceSize = 500;

/** Hash of the definitions and versions of columns, words and cards. */
const made = createHash('sha256')
  .update(
    JSON.stringify([
      wordsVersion,
      cardVersion,
      filterColumnList.map(({ column, type, version }) => [column, type, version]),
    ]),
  )
  .digest('base64url');

const names = filterColumnList.map(({ column }) => column);
const types = filterColumnList.map(({ column, type }) => `${column} ${type}`).join(', ');

/**
 * Recomputes filter columns, words and cards of listings that were imported by an older version. An import would do so
 * as well, but a feed of single changes never resends most listings, and alerts must not fire. Works in slices, so that
 * readers get through; if interrupted, it starts over at the next startup.
 *
 * @returns the number of listings processed
 */
export async function fillDerived(database: Database): Promise<number> {
  const [known] = await database.query<{ made: string }>('SELECT made FROM listing_filters');
  if (known?.made === made) return 0;
  let filled = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    after = await database.transaction(async (sql) => {
      await lockAlone(sql);
      const rows = await sql.query<Found>(
        `SELECT l.id, d.detail, m.zip, m.names FROM listing l JOIN municipality m ON m.id = l.municipality_id
           JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash
         WHERE l.id > $1 ORDER BY l.id LIMIT ${sliceSize}`,
        [after],
      );
      const values = rows.map(({ id, detail, ...place }) => ({
        id,
        words: searchedWords(detail, place),
        card: cardOf(detail),
        ...Object.fromEntries(filterColumnList.map(({ column, of }) => [column, of(detail)])),
      }));
      await sql.query(
        `UPDATE listing l SET (${names.join(', ')}) = ROW (${names.map((name) => `row.${name}`).join(', ')})
         FROM jsonb_to_recordset($1::jsonb) AS row (id text, ${types}) WHERE l.id = row.id`,
        [JSON.stringify(values)],
      );
      await sql.query(
        `UPDATE listing_words w SET words = array_to_tsvector(row.words)
         FROM jsonb_to_recordset($1::jsonb) AS row (id text, words text[]) JOIN listing l ON l.id = row.id
         WHERE w.listing_id = l.id AND w.hash = l.hash`,
        [JSON.stringify(values)],
      );
      await sql.query(
        `UPDATE listing_detail d SET card = row.card
         FROM jsonb_to_recordset($1::jsonb) AS row (id text, card jsonb) JOIN listing l ON l.id = row.id
         WHERE d.listing_id = l.id AND d.hash = l.hash`,
        [JSON.stringify(values)],
      );
      filled += rows.length;
      return rows.at(-1)?.id;
    });
  }
  await database.query(
    'INSERT INTO listing_filters (one, made) VALUES (true, $1) ON CONFLICT (one) DO UPDATE SET made = excluded.made',
    [made],
  );
  return filled;
}

interface Found extends Pick<StoredMunicipality, 'zip' | 'names'> {
  id: string;
  detail: Listing;
}
