import type { Database } from '~/platform/database.ts';
import { isLeadId, leadColumns, leadOf, type Lead, type LeadRow } from './leads.server.ts';

/** Which leads to list. Null and an empty text match all. */
export interface LeadFilter {
  form: string | null;
  state: 'open' | 'handled' | null;
  /** An editor's id; `nobody`: unassigned leads. */
  assigned: { to: string } | 'nobody' | null;
  /** First and last day in Belgium, ISO, inclusive. */
  from: string | null;
  to: string | null;
  /** Parts of a name or an e-mail; all words must match. */
  text: string;
  propertyId: string | null;
  projectId: string | null;
}

/** A lead with its sender's name; empty if the form does not ask for it. */
export interface FiledLead extends Lead {
  name: string;
}

export interface LeadPage {
  /** Newest first. */
  leads: FiledLead[];
  /** Cursor of the next page, stable when new leads arrive; null on the last page. */
  next: string | null;
}

/** Leads as the office works on them. */
export interface LeadDesk {
  /**
   * @param after `next` of the previous page
   * @param limit maximum number of leads
   */
  page(filter: LeadFilter, after: string | null, limit: number): Promise<LeadPage>;
  /** Counts of the filtered leads, ignoring `state`; capped at `mostCounted` + 1. */
  counts(filter: LeadFilter): Promise<{ open: number; handled: number }>;
  byId(id: string): Promise<FiledLead | null>;
  /** All leads, newest first, in batches: they may not fit into memory. */
  batches(filter: LeadFilter, size?: number): AsyncGenerator<FiledLead[]>;
  /** The names of all fields in these leads. */
  fields(filter: LeadFilter): Promise<string[]>;
  /**
   * Marks a lead as handled by an editor, or with null as open. The last editor to do so is recorded.
   *
   * @returns whether the lead exists
   */
  mark(id: string, editorId: string | null): Promise<boolean>;
  /** Assigns a lead to an editor, or with null to nobody. Resolves to whether it exists. */
  assign(id: string, editorId: string | null): Promise<boolean>;
  /** Updates what the property's owner sees of a lead; omitted values are kept. Resolves to whether it exists. */
  tell(id: string, told: { note?: string | undefined; showsAmount?: boolean | undefined }): Promise<boolean>;
  /** Records an editor's name. */
  know(editor: { id: string; name: string }): Promise<void>;
  /** The editors who have worked with leads, sorted by name. */
  editors(): Promise<{ id: string; name: string }[]>;
}

/** Counting 100,000 takes longer than everything else on the page, and the exact number does not matter. */
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

/** Whether a text is a valid `next` of `LeadDesk.page`. */
export function isCursor(text: string): boolean {
  const [, id = ''] = /^\d{1,17}_(.+)$/.exec(text) ?? [];
  return isLeadId(id);
}

/** Without accents and in lower case, so that “andre” matches André. */
function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const deskColumns = `${leadColumns}, person, (extract(epoch FROM created_at) * 1000000)::bigint AS micros`;

interface DeskRow extends LeadRow {
  person: string;
  /** Creation time in microseconds: the cursor needs the database's precision, which a JavaScript date lacks. */
  micros: number;
}

function filed(row: DeskRow): FiledLead {
  return { ...leadOf(row), name: row.person };
}

/** Only includes conditions that are set, so that each query can use its index. */
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
