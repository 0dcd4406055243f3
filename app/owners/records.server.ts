import { ownersForm } from '~/leads/owners-form.ts';
import type { Database, Sql } from '~/platform/database.ts';

/** An entry in a property's history for its owner (requirements 3.29): from the CRM, a form, or a visit. */
export interface PropertyRecord {
  /** With a prefix for its origin: `crm:4711`. */
  id: string;
  /** ISO time. */
  at: string;
  /** The CRM's own name, a form's name, or `visit`. */
  type: string;
  /** Full name; owners see `shortName` of it. */
  contact: string;
  subject: string;
  comment: string;
  status: string;
  source: string;
}

export interface RecordFilter {
  type: string | null;
  /** ISO days, Europe/Brussels, inclusive; null for no limit. */
  from: string | null;
  to: string | null;
}

export interface PageOfRecords {
  records: PropertyRecord[];
  /** Over all pages. */
  total: number;
  /** All types that the property has, for the filter. */
  types: string[];
}

export interface Records {
  /**
   * Newest first.
   *
   * @param page.number from 1
   */
  page(propertyId: string, filter: RecordFilter, page: { number: number; size: number }): Promise<PageOfRecords>;
  /** Replaces the CRM's records of a property, identified by the CRM's ids. */
  replace(sql: Sql, propertyId: string, records: readonly PropertyRecord[]): Promise<void>;
}

/**
 * Form submissions and visits are read from their own tables, so that they disappear with their visitor's data. An
 * owner's messages are visible to current co-owners, but not to later owners.
 */
const everything = `
  SELECT 'crm:' || id AS id, at, type, contact, subject, comment, status, source
  FROM owner_record WHERE property_id = $1
  UNION ALL
  SELECT 'lead:' || id, created_at, form, person, '',
    CASE WHEN form = '${ownersForm}' THEN coalesce(data ->> 'remark', '') ELSE owner_note END,
    CASE WHEN handled_at IS NULL THEN 'open' ELSE 'handled' END, coalesce(source ->> 'utm_source', 'website')
  FROM lead WHERE property_id = $1 AND form <> 'contact-appointment' AND (form <> '${ownersForm}' OR EXISTS (
    SELECT FROM owner_property JOIN owner_user ON owner_user.id = owner_property.owner_id
    WHERE owner_property.property_id = $1 AND owner_user.email = lower(lead.email)))
  UNION ALL
  SELECT 'visit:' || visit.id, (visit.day + visit.starts::time) AT TIME ZONE 'Europe/Brussels', 'visit', lead.person, '', lead.owner_note,
    visit.status, coalesce(lead.source ->> 'utm_source', 'website')
  FROM visit JOIN lead ON lead.id = visit.lead_id WHERE visit.property_id = $1`;

const wanted = `($2::text IS NULL OR type = $2)
  AND ($3::date IS NULL OR (at AT TIME ZONE 'Europe/Brussels')::date >= $3)
  AND ($4::date IS NULL OR (at AT TIME ZONE 'Europe/Brussels')::date <= $4)`;

/** Requires the tables of leads and visits. */
export function createRecords(database: Database): Records {
  return {
    page: async (propertyId, { type, from, to }, { number, size }) => {
      const [rows, counts] = await Promise.all([
        database.query<PropertyRecord>(
          `SELECT * FROM (${everything}) record WHERE ${wanted} ORDER BY at DESC, id DESC LIMIT $5 OFFSET $6`,
          [propertyId, type, from, to, size, (number - 1) * size],
        ),
        database.query<{ type: string; count: number }>(
          `SELECT type, count(*) FILTER (WHERE ${wanted}) AS count FROM (${everything}) record GROUP BY type ORDER BY type`,
          [propertyId, type, from, to],
        ),
      ]);
      return {
        records: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
        total: counts.reduce((sum, { count }) => sum + count, 0),
        types: counts.map((each) => each.type),
      };
    },
    replace: async (sql, propertyId, records) => {
      await sql.query('DELETE FROM owner_record WHERE property_id = $1', [propertyId]);
      await sql.query(
        `INSERT INTO owner_record (property_id, id, at, type, contact, subject, comment, status, source)
         SELECT $1, row.id, row.at, row.type, row.contact, row.subject, row.comment, row.status, row.source
         FROM jsonb_to_recordset($2::jsonb) AS row
           (id text, at timestamptz, type text, contact text, subject text, comment text, status text, source text)
         ON CONFLICT DO NOTHING`,
        [propertyId, JSON.stringify(records)],
      );
    },
  };
}
