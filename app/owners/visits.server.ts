import type { Database } from '~/platform/database.ts';

/** A visit to a property, booked on the site or from the CRM's calendar. */
export interface OwnerVisit {
  /** With a prefix for its origin: `visit-…` or `crm-4711`. */
  id: string;
  propertyId: string;
  start: Date;
  end: Date;
  /** Full name; owners see `shortName` of it. */
  contact: string;
  /** The sequence number of its calendar event, incremented with each change. */
  sequence: number;
  /** The visitor's feedback, as noted by the office or the CRM for the owner; empty if there is none. */
  said: string;
}

export interface OwnerVisits {
  /** The confirmed visits to these properties that are not over, next one first. */
  planned(propertyIds: readonly string[], now: Date): Promise<OwnerVisit[]>;
  /** The visits to a property that took place, latest first. */
  past(propertyId: string, now: Date): Promise<OwnerVisit[]>;
}

/** Minutes; CRMs provide only the start of a visit. */
const crmVisit = 30;

const everything = `
  SELECT 'visit-' || visit.id AS id, visit.property_id, lead.person AS contact, visit.sequence, lead.owner_note AS said,
    (visit.day + visit.starts::time) AT TIME ZONE 'Europe/Brussels' AS starts,
    (visit.day + visit.ends::time) AT TIME ZONE 'Europe/Brussels' AS ends
  FROM visit JOIN lead ON lead.id = visit.lead_id WHERE visit.property_id = ANY($1) AND visit.status = 'confirmed'
  UNION ALL
  SELECT 'crm-' || id, property_id, contact, 0, comment, at, at + interval '${crmVisit} minutes'
  FROM owner_record WHERE property_id = ANY($1) AND type = 'visit' AND status <> 'cancelled'`;

interface Row {
  id: string;
  property_id: string;
  contact: string;
  sequence: number;
  said: string;
  starts: string | Date;
  ends: string | Date;
}

/** Requires the tables of visits and leads. */
export function createOwnerVisits(database: Database): OwnerVisits {
  const read = async (propertyIds: readonly string[], condition: string, now: Date): Promise<OwnerVisit[]> => {
    const rows = await database.query<Row>(`SELECT * FROM (${everything}) visits WHERE ${condition}`, [
      propertyIds,
      now.toISOString(),
    ]);
    return rows.map(({ id, property_id: propertyId, contact, sequence, said, starts, ends }) => ({
      id,
      propertyId,
      contact,
      sequence,
      said,
      start: new Date(starts),
      end: new Date(ends),
    }));
  };
  return {
    planned: (propertyIds, now) => read(propertyIds, 'ends > $2 ORDER BY starts, id', now),
    past: (propertyId, now) => read([propertyId], 'ends <= $2 ORDER BY starts DESC, id DESC', now),
  };
}
