import type { Database, Sql } from '~/platform/database.ts';
import type { Period } from '~/views/periods.ts';

/** A medium that advertises a property, with its results in a period. */
export interface Medium {
  /** `Immoweb` */
  name: string;
  /** URL of the advert; null if unknown. */
  url: string | null;
  /** ISO day; null if unknown. */
  onlineSince: string | null;
  views: number;
  contacts: number;
}

/** A medium's figures for one day. */
export interface MediumDay {
  /** ISO day. */
  day: string;
  views: number;
  contacts: number;
}

export interface OwnerDocument {
  id: string;
  name: string;
  url: string;
  /** ISO day; null if unknown. */
  day: string | null;
}

/** The CRM's data about a property that only its owner sees. */
export interface Media {
  /** Media with the most views first, including those without views in the period. */
  of(propertyId: string, period: Period): Promise<Medium[]>;
  /** Documents, latest first. */
  documents(propertyId: string): Promise<OwnerDocument[]>;
  /** Replaces the media of a property. Days that are not listed are kept: a CRM sends a month, an owner sees a year. */
  replaceMedia(
    sql: Sql,
    propertyId: string,
    media: readonly (Pick<Medium, 'name' | 'url' | 'onlineSince'> & { days: readonly MediumDay[] })[],
  ): Promise<void>;
  replaceDocuments(sql: Sql, propertyId: string, documents: readonly OwnerDocument[]): Promise<void>;
}

export function createMedia(database: Pick<Database, 'query'>): Media {
  return {
    of: async (propertyId, { from, to }) => {
      const rows = await database.query<{
        medium: string;
        url: string | null;
        online_since: string | null;
        views: number;
        contacts: number;
      }>(
        `SELECT m.medium, m.url, m.online_since, coalesce(sum(d.views), 0) AS views, coalesce(sum(d.contacts), 0) AS contacts
         FROM owner_medium m LEFT JOIN owner_medium_day d
           ON d.property_id = m.property_id AND d.medium = m.medium AND d.day BETWEEN $2 AND $3
         WHERE m.property_id = $1 GROUP BY m.medium, m.url, m.online_since ORDER BY views DESC, m.medium`,
        [propertyId, from, to],
      );
      return rows.map(({ medium, online_since, ...row }) => ({ ...row, name: medium, onlineSince: online_since }));
    },
    documents: (propertyId) =>
      database.query<OwnerDocument>(
        `SELECT id, name, url, day FROM owner_document WHERE property_id = $1 ORDER BY day DESC NULLS LAST, name, id`,
        [propertyId],
      ),
    replaceMedia: async (sql, propertyId, media) => {
      await sql.query('DELETE FROM owner_medium WHERE property_id = $1', [propertyId]);
      await sql.query(
        `INSERT INTO owner_medium (property_id, medium, url, online_since)
         SELECT $1, row.name, row.url, row."onlineSince"
         FROM jsonb_to_recordset($2::jsonb) AS row (name text, url text, "onlineSince" date) ON CONFLICT DO NOTHING`,
        [propertyId, JSON.stringify(media.map(({ name, url, onlineSince }) => ({ name, url, onlineSince })))],
      );
      const days = media.flatMap(({ name, days: ofMedium }) => ofMedium.map((each) => ({ name, ...each })));
      await sql.query(
        `INSERT INTO owner_medium_day (property_id, medium, day, views, contacts)
         SELECT DISTINCT ON (row.name, row.day) $1, row.name, row.day, row.views, row.contacts
         FROM jsonb_to_recordset($2::jsonb) AS row (name text, day date, views integer, contacts integer)
         ON CONFLICT (property_id, medium, day) DO UPDATE SET views = excluded.views, contacts = excluded.contacts`,
        [propertyId, JSON.stringify(days)],
      );
    },
    replaceDocuments: async (sql, propertyId, documents) => {
      await sql.query('DELETE FROM owner_document WHERE property_id = $1', [propertyId]);
      await sql.query(
        `INSERT INTO owner_document (property_id, id, name, url, day)
         SELECT $1, row.id, row.name, row.url, row.day
         FROM jsonb_to_recordset($2::jsonb) AS row (id text, name text, url text, day date) ON CONFLICT DO NOTHING`,
        [propertyId, JSON.stringify(documents)],
      );
    },
  };
}
