import { z } from 'zod';
import type { Language } from '~/i18n/languages.ts';
import { noAudit, type Audit } from '~/platform/audit.ts';
import type { AuditActor } from '~/platform/audit-entry.ts';
import type { Database } from '~/platform/database.ts';
import type { Sql } from '~/platform/database.ts';
import { defineJob, type Job } from '~/platform/jobs.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import type { Outbox } from '~/platform/mail/outbox.ts';
import { stageOf, type Stage } from './stages.ts';
import { telephoneKey } from './telephone.ts';

/** A visitor's submission. */
export interface NewLead {
  /** Idempotency key: a second submission with the same key is ignored. */
  key: string;
  form: string;
  language: Language;
  /** The path of the page that contained the form. */
  page: string;
  propertyId: string | null;
  projectId: string | null;
  email: string | null;
  /** By the names of the form's fields. */
  data: Record<string, unknown>;
  /** The privacy notice that the visitor saw when sending. */
  consent: { version: string; text: string };
  /** The visitor's source: `utm_source` etc. */
  source: Record<string, string>;
  /** Days until it is deleted. */
  keepDays: number;
  /** Whether the office has nothing to do: it is marked as handled immediately. */
  isDone?: boolean;
}

export interface Lead extends Omit<NewLead, 'keepDays' | 'isDone'> {
  id: string;
  createdAt: string;
  keepUntil: string;
  handledAt: string | null;
  handledBy: string | null;
  assignedTo: string | null;
  stage: Stage;
  /** ISO day on which the office wants to look at it again. */
  followUp: string | null;
  /** The office's note for the property's owner. */
  ownerNote: string;
  /** Whether the owner sees the amount of an offer. */
  showsAmount: boolean;
}

export interface Leads {
  /**
   * Stores a lead with its mails and whatever else it creates, in one transaction. If the key already exists, nothing
   * is changed and no mails are sent.
   *
   * @param becomes further work in the transaction, by the lead's id; resolves to the lead's mails. If it throws,
   * everything is rolled back
   */
  record(
    lead: NewLead,
    becomes: (sql: Sql, id: string) => Promise<readonly NewMail[]>,
  ): Promise<{ id: string; isNew: boolean }>;
  /**
   * Whether this is a person's first request for the documents of a property (requirements 4.16).
   *
   * @param sql the transaction of the lead
   */
  isFirstRequest(sql: Sql, request: { lead: string; propertyId: string; email: string }): Promise<boolean>;
  byId(id: string): Promise<Lead | null>;
  /**
   * All data about a person (GDPR article 15).
   *
   * @param person their e-mail, or the phone number of leads without one
   */
  ofPerson(person: string): Promise<Lead[]>;
  /**
   * Deletes all data about a person, including mails and what leads created (GDPR article 17). Resolves to the ids of
   * the leads.
   *
   * @param who for the audit trail, which keeps the leads' ids; the site itself by default
   */
  erase(person: string, who?: AuditActor): Promise<string[]>;
  jobs: readonly Job[];
}

/**
 * Deletes a part's data about a person, by e-mail, in the erasing transaction. Resolves to the number of deleted items.
 */
export type Eraser = (sql: Sql, email: string) => Promise<number>;

/** Called in the transaction that deletes leads, because their person was erased or they expired. */
export type LeadsGone = (sql: Sql, leads: readonly string[], why: 'erased' | 'expired') => Promise<void>;

/** Participants in the transactions of leads. */
export interface LeadFollowers {
  /** Delete other parts' data about a person. */
  erasers?: readonly Eraser[];
  /** Queues a new lead for other recipients. */
  push?: (sql: Sql, id: string) => Promise<void>;
  gone?: LeadsGone;
  audit?: Pick<Audit, 'add'>;
}

const nobody = () => Promise.resolve();

export function createLeads(
  database: Database,
  outbox: Pick<Outbox, 'sendAll' | 'erase'>,
  { erasers = [], push = nobody, gone = nobody, audit = noAudit }: LeadFollowers = {},
): Leads {
  /** Deletes what belongs to deleted leads. */
  const follow = async (sql: Sql, rows: readonly { id: string }[], why: 'erased' | 'expired'): Promise<string[]> => {
    const ids = rows.map(({ id }) => id);
    for (const id of ids) await outbox.erase(sql, id);
    await gone(sql, ids, why);
    return ids;
  };
  return {
    record: (lead, becomes) =>
      database.transaction(async (sql) => {
        const [made] = await sql.query<{ id: string }>(
          `INSERT INTO lead (key, form, language, page, property_id, project_id, email, data, consent, source, keep_until, handled_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + make_interval(days => $11), CASE WHEN $12 THEN now() END)
           ON CONFLICT (key) DO NOTHING RETURNING id`,
          [
            lead.key,
            lead.form,
            lead.language,
            lead.page,
            lead.propertyId,
            lead.projectId,
            lead.email,
            JSON.stringify(lead.data),
            JSON.stringify(lead.consent),
            JSON.stringify(lead.source),
            lead.keepDays,
            lead.isDone ?? false,
          ],
        );
        if (made === undefined) {
          const [known] = await sql.query<{ id: string }>('SELECT id FROM lead WHERE key = $1', [lead.key]);
          if (known === undefined) throw new Error('The lead could not be stored');
          return { id: known.id, isNew: false };
        }
        await outbox.sendAll(sql, await becomes(sql, made.id));
        await push(sql, made.id);
        return { id: made.id, isNew: true };
      }),
    isFirstRequest: async (sql, { lead, propertyId, email }) => {
      const made = await sql.query(
        `INSERT INTO document_request (property_id, email, lead_id) VALUES ($1, lower($2), $3) ON CONFLICT DO NOTHING RETURNING lead_id`,
        [propertyId, email, lead],
      );
      return made.length > 0;
    },
    byId: async (id) => {
      if (!isLeadId(id)) return null;
      const [row] = await database.query<LeadRow>(`SELECT ${leadColumns} FROM lead WHERE id = $1`, [id]);
      return row === undefined ? null : leadOf(row);
    },
    ofPerson: async (person) => {
      const rows = await database.query<LeadRow>(
        `SELECT ${leadColumns} FROM lead WHERE id = ANY ($1::uuid[]) ORDER BY created_at`,
        [await idsOf(database, person)],
      );
      return rows.map(leadOf);
    },
    erase: (person, who) =>
      database.transaction(async (sql) => {
        const rows = await sql.query<{ id: string }>('DELETE FROM lead WHERE id = ANY ($1::uuid[]) RETURNING id', [
          await idsOf(sql, person),
        ]);
        const ids = await follow(sql, rows, 'erased');
        let others = 0;
        if (isEmail(person)) for (const erase of erasers) others += await erase(sql, person);
        const subject = `leads: ${ids.length}, other: ${others}`;
        await audit.add(sql, { kind: 'erased', who, about: ids, subject });
        return ids;
      }),
    jobs: [
      defineJob({
        name: 'leads-purge',
        data: z.object({}),
        order: 'one-at-a-time',
        retries: 0,
        retryDelay: 0,
        expireAfter: 600,
        cron: '30 3 * * *',
        work: () =>
          database.transaction(async (sql) => {
            const rows = await sql.query<{ id: string }>('DELETE FROM lead WHERE keep_until <= now() RETURNING id');
            const about = await follow(sql, rows, 'expired');
            if (about.length > 0) await audit.add(sql, { kind: 'expired', about, subject: `leads: ${about.length}` });
          }),
      }),
    ],
  };
}

const isEmail = (person: string): boolean => person.includes('@');

/** The leads of a person: by e-mail, or by phone number for leads without one. */
async function idsOf(sql: Sql, person: string): Promise<string[]> {
  if (isEmail(person)) {
    // A friend who was sent a property is also a person.
    const rows = await sql.query<{ id: string }>(
      `SELECT id FROM lead WHERE lower(email) = lower($1) OR lower(data ->> 'friendEmail') = lower($1)`,
      [person.trim()],
    );
    return rows.map(({ id }) => id);
  }
  const key = telephoneKey(person);
  if (key === '') return [];
  const rows = await sql.query<{ id: string; phone: string }>(
    `SELECT id, data ->> 'phone' AS phone FROM lead WHERE email IS NULL AND data ->> 'phone' IS NOT NULL`,
  );
  return rows.filter(({ phone }) => telephoneKey(phone) === key).map(({ id }) => id);
}

/** The columns that `leadOf` reads. */
export const leadColumns = `id, key, form, language, page, property_id, project_id, email, data, consent, source, created_at, keep_until, handled_at,
  handled_by, assigned_to, stage, is_lost, follow_up, owner_note, shows_amount`;

export interface LeadRow {
  id: string;
  key: string;
  form: string;
  language: Language;
  page: string;
  property_id: string | null;
  project_id: string | null;
  email: string | null;
  data: Record<string, unknown>;
  consent: NewLead['consent'];
  source: Record<string, string>;
  created_at: string;
  keep_until: string;
  handled_at: string | null;
  handled_by: string | null;
  assigned_to: string | null;
  stage: string;
  is_lost: boolean;
  follow_up: string | null;
  owner_note: string;
  shows_amount: boolean;
}

export function leadOf(row: LeadRow): Lead {
  const { id, key, form, language, page, email, data, consent, source } = row;
  return {
    id,
    key,
    form,
    language,
    page,
    email,
    data,
    consent,
    source,
    propertyId: row.property_id,
    projectId: row.project_id,
    createdAt: row.created_at,
    keepUntil: row.keep_until,
    handledAt: row.handled_at,
    handledBy: row.handled_by,
    assignedTo: row.assigned_to,
    stage: stageOf({ isHandled: row.handled_at !== null, isLost: row.is_lost, stored: row.stage }),
    followUp: row.follow_up,
    ownerNote: row.owner_note,
    showsAmount: row.shows_amount,
  };
}

/** Checked because the database rejects malformed UUIDs. */
export function isLeadId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
