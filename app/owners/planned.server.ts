import type { Database } from '~/platform/database.ts';

/** A visit to a property that is to come: booked on the site, or from the CRM's calendar. */
export interface PlannedVisit {
  /** With where it comes from: `visit-…` or `crm-4711`. */
  id: string;
  propertyId: string;
  start: Date;
  end: Date;
  /** In full; `shortName` is what an owner sees. */
  contact: string;
  /** Of its entry in calendars: more with every change. */
  sequence: number;
}

export interface PlannedVisits {
  /** The confirmed visits to these properties that are not over, the next first. */
  at(propertyIds: readonly string[], now: Date): Promise<PlannedVisit[]>;
}

/** Minutes; CRMs tell when a visit begins, not when it ends. */
const crmVisit = 30;

const everything = `
  SELECT 'visit-' || visit.id AS id, visit.property_id, lead.person AS contact, visit.sequence,
    (visit.day + visit.starts::time) AT TIME ZONE 'Europe/Brussels' AS starts,
    (visit.day + visit.ends::time) AT TIME ZONE 'Europe/Brussels' AS ends
  FROM visit JOIN lead ON lead.id = visit.lead_id WHERE visit.property_id = ANY($1) AND visit.status = 'confirmed'
  UNION ALL
  SELECT 'crm-' || id, property_id, contact, 0, at, at + interval '${crmVisit} minutes'
  FROM owner_record WHERE property_id = ANY($1) AND type = 'visit' AND status <> 'cancelled'`;

interface Row {
  id: string;
  property_id: string;
  contact: string;
  sequence: number;
  starts: string | Date;
  ends: string | Date;
}

/** Visits and leads have their tables before. */
export function createPlannedVisits(database: Database): PlannedVisits {
  return {
    at: async (propertyIds, now) => {
      const rows = await database.query<Row>(
        `SELECT * FROM (${everything}) planned WHERE ends > $2 ORDER BY starts, id`,
        [propertyIds, now.toISOString()],
      );
      return rows.map(({ id, property_id: propertyId, contact, sequence, starts, ends }) => ({
        ...{ id, propertyId, contact, sequence },
        start: new Date(starts),
        end: new Date(ends),
      }));
    },
  };
}
