import { z } from 'zod';
import { auditMigrations } from './audit/schema.ts';
import type { AuditActor, AuditEntry, AuditKind, AuditPage } from './audit-entry.ts';
import type { Database, Sql } from './database.ts';
import { migrate } from './database/migrations.ts';
import type { Editor } from './editors.ts';
import { defineJob, type Job } from './jobs.ts';
import type { Log } from './log.ts';
import { networkPrefix } from './network.ts';

/** An entry to add. It holds no word of a visitor, no password and no token. */
export interface NewEntry {
  kind: AuditKind;
  /** The site itself by default. */
  who?: AuditActor | undefined;
  /** Ids of what it is about; those after the first 100 are left out. */
  about?: readonly string[];
  /** A few words on what it is about. */
  subject?: string;
  /** The address it came from, of which only the network is stored. */
  address?: string | undefined;
  failed?: boolean;
}

/** Which entries to read. Null and an empty text match all. */
export interface AuditFilter {
  kind: AuditKind | null;
  /** A whole e-mail address, or a part of one or of a name. */
  who: string;
  /** First and last day in Belgium, ISO, inclusive. */
  from: string | null;
  to: string | null;
}

/** Who did what, when and from where (requirements 10.269 and following). Entries are never changed. */
export interface Audit {
  /** Adds an entry in the transaction of what happened: both are stored or neither. */
  add(sql: Pick<Sql, 'query'>, entry: NewEntry): Promise<void>;
  /** Adds an entry about what has happened already. Never rejects: a failure is logged. */
  record(entry: NewEntry): Promise<void>;
  /** @param after `next` of the previous page */
  page(filter: AuditFilter, after: string | null, limit: number): Promise<AuditPage>;
  /** All entries, newest first, in batches: they may not fit into memory. */
  batches(filter: AuditFilter, size?: number): AsyncGenerator<AuditEntry[]>;
  jobs: readonly Job[];
}

/** Where no trail is kept. */
export const noAudit: Pick<Audit, 'add' | 'record'> = { add: () => Promise.resolve(), record: () => Promise.resolve() };

export const noFilter: AuditFilter = { kind: null, who: '', from: null, to: null };

const mostIds = 100;
const longestSubject = 300;
const deletedAtOnce = 5_000;

interface AuditOptions {
  database: Database;
  log: Pick<Log, 'error'>;
  /** Days after which entries are deleted. */
  days: number;
}

/** Opens the audit trail and its table. */
export async function createAudit({ database, log, days }: AuditOptions): Promise<Audit> {
  await migrate(database, 'audit', auditMigrations);
  const page = async (filter: AuditFilter, after: string | null, limit: number): Promise<AuditPage> => {
    const { where, values } = conditions(filter, after);
    const rows = await database.query<EntryRow>(
      `SELECT ${columns} FROM audit_entry ${where} ORDER BY at DESC, id DESC LIMIT ${Math.trunc(limit) + 1}`,
      values,
    );
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      entries: rows.slice(0, limit).map(entryOf),
      next: last === undefined ? null : `${last.micros}_${last.id}`,
    };
  };
  const add: Audit['add'] = async (sql, { kind, who = theSite, about = [], subject = '', address, failed = false }) => {
    await sql.query(
      `INSERT INTO audit_entry (kind, who_kind, who_id, who_name, who_email, about, subject, network, failed)
       VALUES ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9)`,
      [
        kind,
        who.kind,
        who.id,
        who.name,
        who.email,
        about.slice(0, mostIds),
        subject.slice(0, longestSubject),
        address === undefined ? null : networkPrefix(address),
        failed,
      ],
    );
  };
  return {
    add,
    record: async (entry) => {
      try {
        await add(database, entry);
      } catch (err) {
        log.error({ err, kind: entry.kind, who: entry.who?.id }, 'The audit trail could not be written');
      }
    },
    page,
    batches: async function* (filter, size = 500) {
      let after: string | null = null;
      do {
        const { entries, next }: AuditPage = await page(filter, after, size);
        if (entries.length > 0) yield entries;
        after = next;
      } while (after !== null);
    },
    jobs: [
      defineJob({
        name: 'audit-clean',
        data: z.object({}),
        order: 'one-at-a-time',
        retries: 2,
        retryDelay: 600,
        expireAfter: 3_600,
        cron: '50 3 * * *',
        work: async () => {
          for (let gone = 0; ;) {
            const rows = await database.query(
              `DELETE FROM audit_entry WHERE id IN (
                 SELECT id FROM audit_entry WHERE at < now() - make_interval(days => $1) LIMIT ${deletedAtOnce})
               RETURNING id`,
              [days],
            );
            gone += rows.length;
            if (rows.length < deletedAtOnce) return { gone };
          }
        },
      }),
    ],
  };
}

const theSite: AuditActor = { kind: 'site', id: null, name: '', email: null };

/** An editor as the actor of an entry; one without an e-mail address is a token. */
export function editorActor({ id, name, email }: Pick<Editor, 'id' | 'name' | 'email'>): AuditActor {
  return { kind: email === '' ? 'token' : 'editor', id, name, email: email || null };
}

/** Values as the subject of an entry, without those that are missing: `form: contact, state: open`. */
export function listed(values: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}

/** Whether a text is a valid `next` of a page. */
export const isAuditCursor = (text: string): boolean => /^\d{1,17}_\d{1,15}$/.test(text);

const columns = `id, at, kind, who_kind, who_id, who_name, who_email, about, subject, network, failed,
  (extract(epoch FROM at) * 1000000)::bigint AS micros`;

interface EntryRow {
  id: number;
  at: string;
  kind: AuditKind;
  who_kind: AuditActor['kind'];
  who_id: string | null;
  who_name: string;
  who_email: string | null;
  about: string[];
  subject: string;
  network: string | null;
  failed: boolean;
  /** The cursor needs the database's precision, which a JavaScript date lacks. */
  micros: number;
}

function entryOf(row: EntryRow): AuditEntry {
  const { id, kind, about, subject, network, failed } = row;
  const who = { kind: row.who_kind, id: row.who_id, name: row.who_name, email: row.who_email };
  return { id, at: new Date(row.at).toISOString(), kind, who, about, subject, network, failed };
}

/** Only includes conditions that are set, so that each query can use its index. */
function conditions({ kind, who, from, to }: AuditFilter, after: string | null) {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const midnight = (day: string) => `(${value(day)}::date)::timestamp`;
  const [micros, id] = after?.split('_') ?? [];
  const person = who.trim().toLowerCase();
  const isEmail = /@.+\../.test(person);
  const all = [
    kind !== null && `kind = ${value(kind)}`,
    isEmail && `lower(who_email) = ${value(person)}`,
    person !== '' && !isEmail && `strpos(lower(concat(who_name, ' ', who_email)), ${value(person)}) > 0`,
    from !== null && `at >= ${midnight(from)} AT TIME ZONE 'Europe/Brussels'`,
    to !== null && `at < (${midnight(to)} + interval '1 day') AT TIME ZONE 'Europe/Brussels'`,
    after !== null &&
      `(at, id) < (timestamptz 'epoch' + ${value(micros)}::bigint * interval '1 microsecond', ${value(id)}::bigint)`,
  ].filter((condition) => condition !== false);
  return { where: all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`, values };
}
