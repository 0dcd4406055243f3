import type { Database, Sql } from '~/platform/database.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import type { Outbox } from '~/platform/mail/outbox.ts';
import { slotKey, type Slot } from './slots.ts';

/** A visit that was booked. */
export interface Visit extends Slot {
  id: string;
  leadId: string;
  propertyId: string;
  /** Who receives: the agent's id, or `''` for the agency. */
  host: string;
  status: 'confirmed' | 'cancelled';
  /** Of its entry in calendars. */
  sequence: number;
}

/** The mails that say what happened to a visit. */
type Mails = (visit: Visit) => readonly NewMail[];

/** Viewings of properties (docs/decisions/0033). */
export interface Visits {
  /** How many visits a host has in each slot from a day on, by `slotKey`. */
  taken(host: string, from: string): Promise<Map<string, number>>;
  /**
   * Books a visit, in the transaction of its lead.
   *
   * @returns null: the slot is full
   */
  book(sql: Sql, visit: NewVisit, perSlot: number): Promise<Visit | null>;
  byId(id: string): Promise<Visit | null>;
  /** The visit that a lead booked; null where it booked none. */
  ofLead(leadId: string): Promise<Visit | null>;
  /** Moves a visit into another slot of its host. `full`: it stays where it was. `gone`: it is cancelled or erased. */
  move(id: string, slot: Slot, perSlot: number, mails: Mails): Promise<'moved' | 'full' | 'gone'>;
  /** Cancels a visit, so that its place is free again. Once cancelled, nothing happens. */
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
    book: async (sql, { leadId, propertyId, host, slot }, perSlot) => {
      const [row] = await sql.query<VisitRow>(
        `INSERT INTO visit (lead_id, property_id, host, day, starts, ends) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${columns}`,
        [leadId, propertyId, host, slot.day, slot.from, slot.to],
      );
      if (row === undefined) throw new Error('The visit could not be stored');
      const visit = visitOf(row);
      // Without a place the caller undoes its transaction, and with it the visit.
      return (await takePlace(sql, visit, perSlot)) ? visit : null;
    },
    byId: async (id) => {
      // A text with a zero byte is none for the database.
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

/** Undoes the transaction of a move into a slot that is full. */
class Full extends Error {}

/** The first place of the slot that is free. Two who want the same one at once wait for each other in the database, and one gets it. */
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
