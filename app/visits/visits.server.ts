import type { Database, Sql } from '~/platform/database.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import type { Outbox } from '~/platform/mail/outbox.ts';
import { slotKey, type Slot } from './slots.ts';

/** A booked visit. */
export interface Visit extends Slot {
  id: string;
  leadId: string;
  propertyId: string;
  /** The agent's id, or `''` for the agency. */
  host: string;
  status: 'confirmed' | 'cancelled';
  /** The revision of its calendar entry (iCalendar `SEQUENCE`). */
  sequence: number;
}

/** The mails that tell people about a change. */
type Mails = (visit: Visit) => readonly NewMail[];

/** A visit with who comes, for the office. */
export interface ExpectedVisit extends Visit {
  /** Empty if the lead has none. */
  name: string;
  email: string | null;
  phone: string | null;
  language: string;
}

/** A day on which a host, or with `everybody` nobody at all, receives visits. */
export interface ClosedDay {
  day: string;
  host: string;
}

/** The `host` of a day that is closed for all. */
export const everybody = '*';

/** Viewings of properties (docs/decisions/0033). */
export interface Visits {
  /** Number of a host's visits per slot from a day on, by `slotKey`. */
  taken(host: string, from: string): Promise<Map<string, number>>;
  /**
   * Books a visit, in the transaction of its lead.
   *
   * @returns null if the slot is full
   */
  book(sql: Sql, visit: NewVisit, perSlot: number): Promise<Visit | null>;
  /** All visits of these days, cancelled ones included, in order. Both days inclusive. */
  between(from: string, to: string): Promise<ExpectedVisit[]>;
  /** The days that the office has closed in its calendar. Both days inclusive. */
  closedBetween(from: string, to: string): Promise<ClosedDay[]>;
  /** Of these, the days from one on that hold for a host. */
  closedFor(host: string, from: string): Promise<Set<string>>;
  /** Closes a day, or opens it again. Visits that are booked stay. */
  setClosed(closed: ClosedDay, isClosed: boolean): Promise<void>;
  byId(id: string): Promise<Visit | null>;
  /** The visit booked with a lead; null if there is none. */
  ofLead(leadId: string): Promise<Visit | null>;
  /** Moves a visit to another slot of its host. `full`: it is unchanged. `gone`: it was cancelled or erased. */
  move(id: string, slot: Slot, perSlot: number, mails: Mails): Promise<'moved' | 'full' | 'gone'>;
  /** Cancels a visit and frees its place. Does nothing if it is already cancelled. */
  cancel(id: string, mails: Mails): Promise<void>;
}

export interface NewVisit {
  leadId: string;
  propertyId: string;
  host: string;
  slot: Slot;
}

export function createVisits(database: Database, outbox: Pick<Outbox, 'sendAll'>): Visits {
  return {
    taken: async (host, from) => {
      const rows = await database.query<{ day: string; starts: string; count: number }>(
        `SELECT day, starts, count(*) AS count FROM visit_place WHERE host = $1 AND day >= $2::date GROUP BY day, starts`,
        [host, from],
      );
      return new Map(rows.map(({ day, starts, count }) => [slotKey({ day, from: starts }), count]));
    },
    between: async (from, to) => {
      const rows = await database.query<
        VisitRow & { person: string; email: string | null; phone: string | null; language: string }
      >(
        `SELECT ${columns.replaceAll(/\b(?=\w)/g, 'visit.')}, lead.person, lead.email, lead.data ->> 'phone' AS phone, lead.language
         FROM visit JOIN lead ON lead.id = visit.lead_id
         WHERE visit.day BETWEEN $1::date AND $2::date ORDER BY visit.day, visit.starts, visit.created_at`,
        [from, to],
      );
      return rows.map(({ person, email, phone, language, ...row }) => ({
        ...visitOf(row),
        name: person,
        email,
        phone,
        language,
      }));
    },
    closedBetween: (from, to) =>
      database.query('SELECT day, host FROM visit_closed_day WHERE day BETWEEN $1::date AND $2::date ORDER BY day', [
        from,
        to,
      ]),
    closedFor: async (host, from) => {
      const rows = await database.query<{ day: string }>(
        'SELECT DISTINCT day FROM visit_closed_day WHERE day >= $1::date AND host IN ($2, $3)',
        [from, host, everybody],
      );
      return new Set(rows.map(({ day }) => day));
    },
    setClosed: async ({ day, host }, isClosed) => {
      await database.query(
        isClosed
          ? 'INSERT INTO visit_closed_day (day, host) VALUES ($1, $2) ON CONFLICT DO NOTHING'
          : 'DELETE FROM visit_closed_day WHERE day = $1 AND host = $2',
        [day, host],
      );
    },
    book: async (sql, { leadId, propertyId, host, slot }, perSlot) => {
      const [row] = await sql.query<VisitRow>(
        `INSERT INTO visit (lead_id, property_id, host, day, starts, ends) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${columns}`,
        [leadId, propertyId, host, slot.day, slot.from, slot.to],
      );
      if (row === undefined) throw new Error('The visit could not be stored');
      const visit = visitOf(row);
      // Without a place, the caller rolls back its transaction and with it the visit.
      return (await takePlace(sql, visit, perSlot)) ? visit : null;
    },
    byId: async (id) => {
      // The database rejects texts with a zero byte.
      if (id.includes('\0')) return null;
      const [row] = await database.query<VisitRow>(`SELECT ${columns} FROM visit WHERE id::text = $1`, [id]);
      return row === undefined ? null : visitOf(row);
    },
    ofLead: async (leadId) => {
      const [row] = await database.query<VisitRow>(`SELECT ${columns} FROM visit WHERE lead_id = $1`, [leadId]);
      return row === undefined ? null : visitOf(row);
    },
    move: async (id, slot, perSlot, mails) => {
      try {
        return await database.transaction(async (sql) => {
          const [row] = await sql.query<VisitRow>(
            `UPDATE visit SET day = $2, starts = $3, ends = $4, sequence = sequence + 1, changed_at = now()
             WHERE id = $1 AND status = 'confirmed' RETURNING ${columns}`,
            [id, slot.day, slot.from, slot.to],
          );
          if (row === undefined) return 'gone';
          const visit = visitOf(row);
          await sql.query('DELETE FROM visit_place WHERE visit_id = $1', [id]);
          if (!(await takePlace(sql, visit, perSlot))) throw new Full();
          await outbox.sendAll(sql, mails(visit));
          return 'moved';
        });
      } catch (error) {
        if (error instanceof Full) return 'full';
        throw error;
      }
    },
    cancel: (id, mails) =>
      database.transaction(async (sql) => {
        const [row] = await sql.query<VisitRow>(
          `UPDATE visit SET status = 'cancelled', sequence = sequence + 1, changed_at = now()
           WHERE id = $1 AND status = 'confirmed' RETURNING ${columns}`,
          [id],
        );
        if (row === undefined) return;
        await sql.query('DELETE FROM visit_place WHERE visit_id = $1', [id]);
        await outbox.sendAll(sql, mails(visitOf(row)));
      }),
  };
}

/** Rolls back the transaction of a move to a full slot. */
class Full extends Error {}

/**
 * Takes the first free place of the slot. Concurrent attempts for the same place are serialized by the database; one
 * succeeds.
 */
async function takePlace(sql: Sql, { id, host, day, from }: Visit, perSlot: number): Promise<boolean> {
  for (let place = 0; place < perSlot; place += 1) {
    const taken = await sql.query(
      `INSERT INTO visit_place (visit_id, host, day, starts, place) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (host, day, starts, place) DO NOTHING RETURNING visit_id`,
      [id, host, day, from, place],
    );
    if (taken.length > 0) return true;
  }
  return false;
}

const columns = 'id, lead_id, property_id, host, day, starts, ends, status, sequence';

interface VisitRow {
  id: string;
  lead_id: string;
  property_id: string;
  host: string;
  day: string;
  starts: string;
  ends: string;
  status: Visit['status'];
  sequence: number;
}

function visitOf({ id, lead_id, property_id, host, day, starts, ends, status, sequence }: VisitRow): Visit {
  return { id, leadId: lead_id, propertyId: property_id, host, day, from: starts, to: ends, status, sequence };
}
