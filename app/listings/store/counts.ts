import type { Translated } from '~/i18n/languages.ts';
import type { Sql } from '~/platform/database.ts';
import { goalCodes, type Goal } from '../domain/codes.ts';
import type { CityCount } from '../domain/entity.ts';
import type { TextOptions } from '../domain/port.ts';
import { textIn } from '../domain/translate.ts';
import { plain } from './words.ts';

export interface CityRow {
  name: Translated;
  country_name: Translated;
  zip: string;
  country_id: number;
  count: number;
}

/**
 * Municipalities with the number of homes on offer for a goal. For both goals, all homes count, including sold and
 * rented ones.
 */
export function readCities(sql: Sql, scope: Goal | 'all'): Promise<CityRow[]> {
  return sql.query<CityRow>(
    `SELECT m.name, m.country_name, m.zip, m.country_id, found.count FROM (
       SELECT municipality_id, count(*)::int AS count FROM listing WHERE $1::smallint IS NULL OR (goal = $1 AND offered)
       GROUP BY municipality_id) AS found
     JOIN municipality m ON m.id = found.municipality_id`,
    [scope === 'all' ? null : goalCodes[scope]],
  );
}

/** The cities in one language, sorted by name. */
export function citiesIn(rows: readonly CityRow[], options: TextOptions): CityCount[] {
  return rows
    .map((row) => cityIn(row, options))
    .map((city) => ({ city, order: `${plain(city.name)} ${city.zip}` }))
    .sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ city }) => city);
}

export function cityIn(row: CityRow, options: TextOptions): CityCount {
  return {
    name: textIn(row.name, options),
    zip: row.zip,
    countryId: row.country_id,
    countryName: textIn(row.country_name, options),
    propertyCount: row.count,
  };
}
