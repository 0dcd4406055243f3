import type { Sql } from '~/platform/database.ts';
import { plain, wordQuery } from './words.ts';

/** If more listings start with a reference, it is not treated as an exact match. */
const candidates = 50;

/**
 * Finds the one listing with exactly this reference or unique code, for either goal, ignoring case, accents and
 * punctuation (the word index has codes without them). Otherwise the listing with this id, which people copy from URLs.
 * Null if several match, or if the text is also a place: `9000` is a postcode first.
 */
export async function findByReference(sql: Sql, text: string): Promise<string | null> {
  const asked = bare(text);
  const words = wordQuery(asked);
  if (words === null) return null;
  const rows = await sql.query<{ id: string; reference: string; code: string | null }>(
    `SELECT l.id, d.card ->> 'reference' AS reference, d.detail ->> 'uniqueCode' AS code
     FROM listing_words w JOIN listing l ON l.id = w.listing_id AND l.hash = w.hash
     JOIN listing_detail d ON d.listing_id = l.id AND d.hash = l.hash
     WHERE (w.words @@ $1::tsquery OR w.listing_id = $3)
       AND NOT EXISTS (SELECT 1 FROM municipality m WHERE m.zip = $2 OR $3 = ANY (m.names))
     LIMIT ${candidates}`,
    // Matches whole words, without the `:*` of a search.
    [words.replace(/:\*/g, ''), text.trim(), plain(text)],
  );
  const named = rows.filter(
    ({ reference, code }) => bare(reference) === asked || (code !== null && bare(code) === asked),
  );
  const hits = named.length > 0 ? named : rows.filter(({ id }) => id === plain(text));
  return hits.length === 1 && hits[0] ? hits[0].id : null;
}

function bare(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
