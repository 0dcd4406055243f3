import type { Language } from '~/i18n/languages.ts';
import type { Database } from '~/platform/database.ts';
import { daysOf, lastDays, type Period } from './periods.ts';
import type { Origin } from './sources.ts';

/** Number of views of a property: on this day, in the last 7 and 30 days including it, and in total. */
export interface ViewTotals {
  day: number;
  week: number;
  month: number;
  total: number;
}

export interface DayOfViews {
  /** ISO day, Europe/Brussels. */
  day: string;
  views: number;
}

/** The views of properties (requirements 3.29): counts per day, with no data about who viewed. */
export interface Views {
  /** Up to today. */
  totals(property: string, now: Date): Promise<ViewTotals>;
  /** Each day of a period, including days without views; summed over these properties. */
  daily(properties: readonly string[], period: Period): Promise<DayOfViews[]>;
  /** The views of each of these properties in a period, including those without any. */
  ofEach(properties: readonly string[], period: Period): Promise<Map<string, number>>;
  /** Most frequent first. */
  bySource(property: string, period: Period): Promise<(Origin & { views: number })[]>;
  /** Most frequent first. */
  byLanguage(property: string, period: Period): Promise<{ language: Language; views: number }[]>;
}

export function createViews(database: Pick<Database, 'query'>): Views {
  return {
    totals: async (property, now) => {
      const [week, month] = [lastDays(7, now), lastDays(30, now)];
      const [row] = await database.query<ViewTotals>(
        `SELECT coalesce(sum(views) FILTER (WHERE day = $4), 0) AS day,
           coalesce(sum(views) FILTER (WHERE day >= $2), 0) AS week,
           coalesce(sum(views) FILTER (WHERE day >= $3), 0) AS month,
           coalesce(sum(views), 0) AS total
         FROM property_view WHERE property_id = $1 AND day <= $4`,
        [property, week.from, month.from, month.to],
      );
      return row ?? { day: 0, week: 0, month: 0, total: 0 };
    },
    daily: async (properties, period) => {
      const rows = await database.query<DayOfViews>(
        `SELECT day, sum(views) AS views FROM property_view
         WHERE property_id = ANY($1) AND day BETWEEN $2 AND $3 GROUP BY day`,
        [properties, period.from, period.to],
      );
      const counted = new Map(rows.map(({ day, views }) => [day, views]));
      return daysOf(period).map((day) => ({ day, views: counted.get(day) ?? 0 }));
    },
    ofEach: async (properties, { from, to }) => {
      const rows = await database.query<{ property_id: string; views: number }>(
        `SELECT property_id, sum(views) AS views FROM property_view
         WHERE property_id = ANY($1) AND day BETWEEN $2 AND $3 GROUP BY property_id`,
        [properties, from, to],
      );
      const counted = new Map(rows.map(({ property_id, views }) => [property_id, views]));
      return new Map(properties.map((property) => [property, counted.get(property) ?? 0]));
    },
    bySource: (property, { from, to }) =>
      database.query(
        `SELECT source, nullif(site, '') AS site, sum(views) AS views FROM property_view
         WHERE property_id = $1 AND day BETWEEN $2 AND $3 GROUP BY source, site ORDER BY views DESC, source, site`,
        [property, from, to],
      ),
    byLanguage: (property, { from, to }) =>
      database.query(
        `SELECT language, sum(views) AS views FROM property_view
         WHERE property_id = $1 AND day BETWEEN $2 AND $3 GROUP BY language ORDER BY views DESC, language`,
        [property, from, to],
      ),
  };
}
