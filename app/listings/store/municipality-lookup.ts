import type { Translated } from '~/i18n/languages.ts';
import type { Sql } from '~/platform/database.ts';
import type { Place } from '../domain/entity.ts';
import type { TextOptions } from '../domain/port.ts';
import { textIn } from '../domain/translate.ts';
import { bareZip } from '../places/bare-zip.ts';
import { plain } from './words.ts';

/** Municipalities whose postcode or name in any language starts with a text; exact matches come first. */
export async function findMunicipalities(
  sql: Sql,
  text: string,
  { limit, ...options }: TextOptions & { limit: number },
): Promise<Place[]> {
  const [name, zip] = [plain(text), bareZip(text)];
  if (name === '') return [];
  const rows = await sql.query<{ id: number; name: Translated; names: string[]; zip: string; country_id: number }>(
    `SELECT id, name, names, zip, country_id FROM municipality m
     WHERE starts_with(zip, $1) OR EXISTS (SELECT FROM unnest(names) AS n WHERE starts_with(n, $2))
     ORDER BY NOT (zip = $1 OR $2 = ANY (names)), key COLLATE "C", zip COLLATE "C" LIMIT $3`,
    [zip, name, limit],
  );
  return rows.map(({ name: names, country_id: countryId, names: spellings, ...row }) => ({
    id: row.id,
    zip: row.zip,
    countryId,
    name: textIn(names, options),
    spellings,
  }));
}
