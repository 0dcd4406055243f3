import type { Database } from '~/platform/database.ts';
import { isLeadId, leadColumns, leadOf, type Lead, type LeadRow } from './leads.server.ts';

/** Which leads are asked for. Null, and an empty text: it does not matter. */
export interface LeadFilter {
  form: string | null;
  state: 'open' | 'handled' | null;
  /** An editor's id; `nobody`: those that are assigned to nobody. */
  assigned: { to: string } | 'nobody' | null;
  /** The first and the last day, in Belgium, ISO. */
  from: string | null;
  to: string | null;
  /** Parts of a name or an e-mail; all of its words. */
  text: string;
  propertyId: string | null;
  projectId: string | null;
}

/** A lead with the name of who sent it; empty where its form asks for none. */
export interface FiledLead extends Lead {
  name: string;
}

export interface LeadPage {
  /** The newest first. */
  leads: FiledLead[];
  /** Where the next page begins, whatever has been sent since; null: this is the last. */
  next: string | null;
}

/** Leads as the office works on them. */
export interface LeadDesk {
  /**
   * @param after `next` of the page before
   * @param limit how many at most
   */
  page(filter: LeadFilter, after: string | null, limit: number): Promise<LeadPage>;
  /** Of those that the filter lets through, whatever its state; beyond `mostCounted` it is one more. */
  counts(filter: LeadFilter): Promise<{ open: number; handled: number }>;
  byId(id: string): Promise<FiledLead | null>;
  /** All of them, the newest first, in batches: there may be more than memory holds. */
  batches(filter: LeadFilter, size?: number): AsyncGenerator<FiledLead[]>;
  /** The names of all fields that these leads have. */
  fields(filter: LeadFilter): Promise<string[]>;
  /**
   * Marks as handled, by an editor; null: as open again. The last one to do so is who did it.
   *
   * @returns whether there is such a lead
   */
  mark(id: string, editorId: string | null): Promise<boolean>;
  /** Assigns to an editor, or null to nobody. Resolves to whether there is such a lead. */
  assign(id: string, editorId: string | null): Promise<boolean>;
  /** Writes what the property's owner reads of it; what is left out stays. Resolves to whether there is such a lead. */
  tell(id: string, told: { note?: string | undefined; showsAmount?: boolean | undefined }): Promise<boolean>;
  /** Remembers an editor's name. */
  know(editor: { id: string; name: string }): Promise<void>;
  /** The editors who have worked with leads, in the order of their names. */
  editors(): Promise<{ id: string; name: string }[]>;
}

/** To count 100,000 takes longer than all else that a list needs, and nobody reads the difference. */
export const mostCounted = 1_000;

export function createLeadDesk(database: Database): LeadDesk {
  const known = new Map<string, string>();
  const page = async (filter: LeadFilter, after: string | null, limit: number): Promise<LeadPage> => {
    const { where, values } = conditions(filter, after);
    const rows = await database.query<DeskRow>(
      `SELECT ${deskColumns} FROM lead ${where} ORDER BY created_at DESC, id DESC LIMIT ${Math.trunc(limit) + 1}`,
      values,
    );
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return { leads: rows.slice(0, limit).map(filed), next: last === undefined ? null : `${last.micros}_${last.id}` };
  };
  const change = async (id: string, set: string, values: unknown[]): Promise<boolean> =>
    isLeadId(id) &&
    (await database.query(`UPDATE lead SET ${set} WHERE id = $1 RETURNING id`, [id, ...values])).length > 0;
  return {
    page,
    counts: async (filter) => {
      const count = async (state: 'open' | 'handled') => {
        const { where, values } = conditions({ ...filter, state }, null);
        const [row] = await database.query<{ count: number }>(
          `SELECT count(*) AS count FROM (SELECT FROM lead ${where} LIMIT ${mostCounted + 1}) AS counted`,
          values,
        );
        return row?.count ?? 0;
      };
      return { open: await count('open'), handled: await count('handled') };
    },
    byId: async (id) => {
      if (!isLeadId(id)) return null;
      const [row] = await database.query<DeskRow>(`SELECT ${deskColumns} FROM lead WHERE id = $1`, [id]);
      return row === undefined ? null : filed(row);
    },
    batches: async function* (filter, size = 500) {
      let after: string | null = null;
      do {
        const { leads, next }: LeadPage = await page(filter, after, size);
        if (leads.length > 0) yield leads;
        after = next;
      } while (after !== null);
    },
    fields: async (filter) => {
      const { where, values } = conditions(filter, null);
      const rows = await database.query<{ field: string }>(
        `SELECT DISTINCT jsonb_object_keys(data) AS field FROM lead ${where}`,
        values,
      );
      return rows.map(({ field }) => field);
    },
    mark: (id, editorId) =>
      change(id, `handled_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END, handled_by = $2`, [editorId]),
    assign: (id, editorId) => change(id, 'assigned_to = $2', [editorId]),
    tell: (id, { note, showsAmount }) =>
      change(id, 'owner_note = coalesce($2, owner_note), shows_amount = coalesce($3, shows_amount)', [
        note ?? null,
        showsAmount ?? null,
      ]),
    know: async ({ id, name }) => {
      if (known.get(id) === name) return;
      await database.query(
        `INSERT INTO lead_editor (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
        [id, name],
      );
      known.set(id, name);
    },
    editors: () => database.query('SELECT id, name FROM lead_editor ORDER BY lower(name), id'),
  };
}

/** Whether a text is a `next` of `LeadDesk.page`. */
export function isCursor(text: string): boolean {
  const [, id = ''] = /^\d{1,17}_(.+)$/.exec(text) ?? [];
  return isLeadId(id);
}

/** Without accents and in small letters, so that “andre” finds André. */
function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const deskColumns = `${leadColumns}, person, (extract(epoch FROM created_at) * 1000000)::bigint AS micros`;

interface DeskRow extends LeadRow {
  person: string;
  /** Of its creation: a cursor has to be as exact as the database is, which a JavaScript date is not. */
  micros: number;
}

function filed(row: DeskRow): FiledLead {
  return { ...leadOf(row), name: row.person };
}

/** Only what is asked for becomes a condition, so that each question finds its index. */
function conditions(filter: LeadFilter, after: string | null): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const midnight = (day: string) => `(${value(day)}::date)::timestamp`;
  const { form, state, assigned, from, to, text, propertyId, projectId } = filter;
  const all = [
    form !== null && `form = ${value(form)}`,
    state === 'open' && 'handled_at IS NULL',
    state === 'handled' && 'handled_at IS NOT NULL',
    assigned === 'nobody' && 'assigned_to IS NULL',
    assigned !== null && assigned !== 'nobody' && `assigned_to = ${value(assigned.to)}`,
    from !== null && `created_at >= ${midnight(from)} AT TIME ZONE 'Europe/Brussels'`,
    to !== null && `created_at < (${midnight(to)} + interval '1 day') AT TIME ZONE 'Europe/Brussels'`,
    ...plainLetters(text)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => `strpos(found_by, ${value(word)}) > 0`),
    propertyId !== null && `property_id = ${value(propertyId)}`,
    projectId !== null && `project_id = ${value(projectId)}`,
    after !== null && beyond(after, value),
  ].filter((condition) => condition !== false);
  return { where: all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`, values };
}

function beyond(after: string, value: (given: unknown) => string): string {
  const [micros, id] = after.split('_');
  return `(created_at, id) < (timestamptz 'epoch' + ${value(micros)}::bigint * interval '1 microsecond', ${value(id)}::uuid)`;
}
