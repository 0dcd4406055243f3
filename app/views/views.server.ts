import type { Language } from '~/i18n/languages.ts';
import type { Database } from '~/platform/database.ts';
import { daysOf, lastDays, mondaysOf, type Period } from './periods.ts';
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
  /** What the office reads: all properties, or one. Of one there are no empty searches. */
  figures(period: Period, filter: FigureFilter): Promise<Figures>;
}

/** Which figures: of visitors in a language, of a property; null: all. */
export interface FigureFilter {
  language: Language | null;
  property: string | null;
}

/** A sum of views and of what else visitors did. */
export interface Sums {
  views: number;
  kept: number;
  emptySearches: number;
}

export interface Figures {
  /** Each week of the period, from its Monday (ISO day), including those without anything. */
  weeks: (Sums & { week: string })[];
  languages: (Sums & { language: Language })[];
  sources: (Origin & { views: number })[];
  /** Most viewed first; at most `mostFigures`. */
  homes: { property: string; views: number; kept: number }[];
  /** Most often kept first; at most `mostFigures`. */
  kept: { property: string; views: number; kept: number }[];
  /** As stored (`empty-search.ts`), most frequent first; at most `mostFigures`. */
  emptySearches: { search: string; times: number }[];
}

const mostFigures = 50;

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
    figures: async ({ from, to }, { language, property }) => {
      const values = [from, to, language, property];
      const sums = `sum(views)::integer AS views, sum(kept)::integer AS kept, sum(empty)::integer AS "emptySearches"`;
      const homesBy = (order: 'views' | 'kept') =>
        database.query<{ property: string; views: number; kept: number }>(
          `SELECT property, sum(views)::integer AS views, sum(kept)::integer AS kept FROM (${done}) AS done
           WHERE property IS NOT NULL GROUP BY property HAVING sum(${order}) > 0
           ORDER BY sum(${order}) DESC, property LIMIT ${mostFigures}`,
          values,
        );
      const [weeks, languages, sources, homes, kept, emptySearches] = await Promise.all([
        database.query<Sums & { week: string }>(
          `SELECT date_trunc('week', day::timestamp)::date AS week, ${sums} FROM (${done}) AS done GROUP BY week`,
          values,
        ),
        database.query<Sums & { language: Language }>(
          `SELECT language, ${sums} FROM (${done}) AS done GROUP BY language ORDER BY views DESC, language`,
          values,
        ),
        database.query<Origin & { views: number }>(
          `SELECT source, nullif(site, '') AS site, sum(views)::integer AS views FROM property_view
           WHERE day BETWEEN $1 AND $2 AND ($3::text IS NULL OR language = $3) AND ($4::text IS NULL OR property_id = $4)
           GROUP BY source, site ORDER BY views DESC, source, site`,
          values,
        ),
        homesBy('views'),
        homesBy('kept'),
        database.query<{ search: string; times: number }>(
          `SELECT subject AS search, sum(times)::integer AS times FROM visitor_deed
           WHERE day BETWEEN $1 AND $2 AND kind = 'empty-search' AND $4::text IS NULL AND ($3::text IS NULL OR language = $3)
           GROUP BY subject ORDER BY times DESC, subject LIMIT ${mostFigures}`,
          values,
        ),
      ]);
      const counted = new Map(weeks.map((each) => [each.week, each]));
      return {
        weeks: mondaysOf({ from, to }).map(
          (week) => counted.get(week) ?? { week, views: 0, kept: 0, emptySearches: 0 },
        ),
        languages,
        sources,
        homes,
        kept,
        emptySearches,
      };
    },
  };
}

/** Views and deeds of a period ($1, $2), of a language ($3) and a property ($4). */
const done = `
  SELECT day, language, property_id AS property, views, 0 AS kept, 0 AS empty FROM property_view
  WHERE day BETWEEN $1 AND $2 AND ($3::text IS NULL OR language = $3) AND ($4::text IS NULL OR property_id = $4)
  UNION ALL
  SELECT day, language, CASE kind WHEN 'kept' THEN subject END, 0,
    CASE kind WHEN 'kept' THEN times ELSE 0 END, CASE kind WHEN 'kept' THEN 0 ELSE times END
  FROM visitor_deed
  WHERE day BETWEEN $1 AND $2 AND ($3::text IS NULL OR language = $3)
    AND ($4::text IS NULL OR (kind = 'kept' AND subject = $4))`;
