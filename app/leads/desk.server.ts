import type { Database } from '~/platform/database.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import type { Outbox } from '~/platform/mail/outbox.ts';
import { isLeadId, leadColumns, leadOf, type Lead, type LeadRow } from './leads.server.ts';
import { openStages, type Stage } from './stages.ts';

/** Which leads to list. Null and an empty text match all. */
export interface LeadFilter {
  form: string | null;
  state: 'open' | 'handled' | null;
  stage: Stage | null;
  /** Open leads to look at again: on any day, or until this ISO day, inclusive. */
  followUp: 'any' | { until: string } | null;
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
  noteCount: number;
}

export interface LeadPage {
  /** Newest first. */
  leads: FiledLead[];
  /** Cursor of the next page, stable when new leads arrive; null on the last page. */
  next: string | null;
}

/** What somebody of the office wrote about a lead. */
export interface LeadNote {
  id: string;
  leadId: string;
  /** An editor's id. */
  author: string;
  text: string;
  createdAt: string;
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
  /** All fields in these leads, with the form. */
  fields(filter: LeadFilter): Promise<{ form: string; field: string }[]>;
  /**
   * How many leads were sent, by form, language, source (`utm_source`; empty if unknown) and week (its Monday). Leads
   * that are deleted are no longer counted.
   *
   * @param period ISO days in Belgium, inclusive
   */
  sums(
    period: { from: string; to: string },
    of: { language: string | null; property: string | null },
  ): Promise<LeadSum[]>;
  /** The open leads: all, those of an editor, and the editor's to look at again by an ISO day. */
  openCounts(editorId: string, today: string): Promise<{ open: number; mine: number; due: number }>;
  /**
   * Marks a lead as handled by an editor, or with null as open. The last editor to do so is recorded.
   *
   * @returns whether the lead exists
   */
  mark(id: string, editorId: string | null): Promise<boolean>;
  /**
   * Sets how far the office is; `done` and `lost` mark the lead as handled by the editor. Resolves to whether the lead
   * exists.
   */
  setStage(id: string, stage: Stage, editorId: string): Promise<boolean>;
  /** @param day ISO day; null: none. Resolves to whether the lead exists */
  followUp(id: string, day: string | null): Promise<boolean>;
  /**
   * Adds a note; one with the same id is added once. Resolves to whether the lead exists.
   *
   * @param note.id a UUID
   */
  addNote(id: string, note: Pick<LeadNote, 'id' | 'author' | 'text'>): Promise<boolean>;
  /** The notes of these leads, oldest first. */
  notes(ids: readonly string[]): Promise<LeadNote[]>;
  /**
   * Assigns a lead to an editor, or with null to nobody. Resolves to whether it exists.
   *
   * @param mails sent unless it was already assigned to that editor
   */
  assign(id: string, editorId: string | null, mails?: readonly NewMail[]): Promise<boolean>;
  /**
   * Updates what the property's owner sees of a lead; omitted values are kept.
   *
   * @param told.noteBefore if given, the note is only replaced if it is still this one
   */
  tell(
    id: string,
    told: { note?: string | undefined; noteBefore?: string | undefined; showsAmount?: boolean | undefined },
  ): Promise<'told' | 'changed' | 'gone'>;
  /** Records an editor's name and e-mail. */
  know(editor: LeadEditor): Promise<void>;
  /** The editors who have worked with leads, sorted by name. */
  editors(): Promise<LeadEditor[]>;
}

export interface LeadSum {
  form: string;
  language: string;
  source: string;
  medium: string;
  propertyId: string | null;
  week: string;
  leads: number;
}

export interface LeadEditor {
  id: string;
  name: string;
  /** Empty if unknown. */
  email: string;
}

/** Counting 100,000 takes longer than everything else on the page, and the exact number does not matter. */
export const mostCounted = 1_000;

export function createLeadDesk(database: Database, outbox: Pick<Outbox, 'sendAll'>): LeadDesk {
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
      return database.query<{ form: string; field: string }>(
        `SELECT DISTINCT form, jsonb_object_keys(data) AS field FROM lead ${where}`,
        values,
      );
    },
    sums: ({ from, to }, { language, property }) =>
      database.query(
        `SELECT form, language, coalesce(source ->> 'utm_source', '') AS source, coalesce(source ->> 'utm_medium', '') AS medium,
           property_id AS "propertyId", date_trunc('week', created_at AT TIME ZONE 'Europe/Brussels')::date AS week,
           count(*)::integer AS leads
         FROM lead
         WHERE created_at >= ($1::date)::timestamp AT TIME ZONE 'Europe/Brussels'
           AND created_at < (($2::date)::timestamp + interval '1 day') AT TIME ZONE 'Europe/Brussels'
           AND ($3::text IS NULL OR language = $3) AND ($4::text IS NULL OR property_id = $4)
         GROUP BY 1, 2, 3, 4, 5, 6`,
        [from, to, language, property],
      ),
    openCounts: async (editorId, today) => {
      const [row] = await database.query<{ open: number; mine: number; due: number }>(
        `SELECT count(*) AS open, count(*) FILTER (WHERE assigned_to = $1) AS mine,
           count(*) FILTER (WHERE assigned_to = $1 AND follow_up <= $2::date) AS due
         FROM (SELECT assigned_to, follow_up FROM lead WHERE handled_at IS NULL LIMIT ${mostCounted + 1}) AS counted`,
        [editorId, today],
      );
      return row ?? { open: 0, mine: 0, due: 0 };
    },
    mark: (id, editorId) =>
      change(id, `handled_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END, handled_by = $2, is_lost = false`, [
        editorId,
      ]),
    setStage: (id, stage, editorId) =>
      openStages.some((open) => open === stage)
        ? change(id, 'stage = $2, handled_at = NULL, handled_by = NULL, is_lost = false', [stage])
        : change(id, 'handled_at = now(), handled_by = $2, is_lost = $3', [editorId, stage === 'lost']),
    followUp: (id, day) => change(id, 'follow_up = $2::date', [day]),
    addNote: async (id, note) => {
      if (!isLeadId(id)) return false;
      const [row] = await database.query<{ exists: boolean }>(
        `WITH added AS (
           INSERT INTO lead_note (id, lead_id, author, body)
           SELECT $2, id, $3, $4 FROM lead WHERE id = $1 ON CONFLICT (id) DO NOTHING)
         SELECT EXISTS (SELECT FROM lead WHERE id = $1) AS exists`,
        [id, note.id, note.author, note.text],
      );
      return row?.exists ?? false;
    },
    notes: (ids) =>
      database.query(
        `SELECT id, lead_id AS "leadId", author, body AS text, created_at AS "createdAt" FROM lead_note
         WHERE lead_id = ANY ($1::uuid[]) ORDER BY created_at, id`,
        [[...ids]],
      ),
    assign: async (id, editorId, mails = []) => {
      if (!isLeadId(id)) return false;
      return database.transaction(async (sql) => {
        const [before] = await sql.query<{ assigned_to: string | null }>(
          'SELECT assigned_to FROM lead WHERE id = $1 FOR UPDATE',
          [id],
        );
        if (before === undefined) return false;
        if (before.assigned_to === editorId) return true;
        await sql.query('UPDATE lead SET assigned_to = $2 WHERE id = $1', [id, editorId]);
        await outbox.sendAll(sql, mails);
        return true;
      });
    },
    tell: async (id, { note, noteBefore, showsAmount }) => {
      if (!isLeadId(id)) return 'gone';
      const [row] = await database.query<{ told: boolean }>(
        `WITH told AS (
           UPDATE lead SET owner_note = coalesce($2, owner_note), shows_amount = coalesce($3, shows_amount)
           WHERE id = $1 AND ($2::text IS NULL OR $4::text IS NULL OR owner_note IN ($4, $2)) RETURNING id)
         SELECT EXISTS (SELECT FROM told) AS told FROM lead WHERE id = $1`,
        [id, note ?? null, showsAmount ?? null, noteBefore ?? null],
      );
      if (row === undefined) return 'gone';
      return row.told ? 'told' : 'changed';
    },
    know: async ({ id, name, email }) => {
      const now = `${name}\n${email}`;
      if (known.get(id) === now) return;
      await database.query(
        `INSERT INTO lead_editor (id, name, email) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email`,
        [id, name, email],
      );
      known.set(id, now);
    },
    editors: () => database.query('SELECT id, name, email FROM lead_editor ORDER BY lower(name), id'),
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

const deskColumns = `${leadColumns}, person, (SELECT count(*) FROM lead_note WHERE lead_id = lead.id) AS note_count,
  (extract(epoch FROM created_at) * 1000000)::bigint AS micros`;

interface DeskRow extends LeadRow {
  person: string;
  note_count: number;
  /** Creation time in microseconds: the cursor needs the database's precision, which a JavaScript date lacks. */
  micros: number;
}

function filed(row: DeskRow): FiledLead {
  return { ...leadOf(row), name: row.person, noteCount: row.note_count };
}

/** Only includes conditions that are set, so that each query can use its index. */
function conditions(filter: LeadFilter, after: string | null): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const midnight = (day: string) => `(${value(day)}::date)::timestamp`;
  const { form, state, stage, followUp, assigned, from, to, text, propertyId, projectId } = filter;
  const all = [
    form !== null && `form = ${value(form)}`,
    state === 'open' && 'handled_at IS NULL',
    state === 'handled' && 'handled_at IS NOT NULL',
    stage !== null && atStage(stage, value),
    followUp !== null && 'handled_at IS NULL AND follow_up IS NOT NULL',
    followUp !== null && followUp !== 'any' && `follow_up <= ${value(followUp.until)}::date`,
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

function atStage(stage: Stage, value: (given: unknown) => string): string {
  if (stage === 'done' || stage === 'lost') return `handled_at IS NOT NULL AND is_lost = ${value(stage === 'lost')}`;
  return `handled_at IS NULL AND stage = ${value(stage)}`;
}

function beyond(after: string, value: (given: unknown) => string): string {
  const [micros, id] = after.split('_');
  return `(created_at, id) < (timestamptz 'epoch' + ${value(micros)}::bigint * interval '1 microsecond', ${value(id)}::uuid)`;
}
