import { randomUUID } from 'node:crypto';
import pTimeout from 'p-timeout';
import { z } from 'zod';
import type { Database, Sql } from '../database.ts';
import { migrate } from '../database/migrations.ts';
import { failure, isFailure } from '../failure.ts';
import { defineJob, type Job, type Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import type { HealthCheck } from '../part.ts';
import type { Attachment, MailTransport, NewMail, OutgoingMail } from './mail.ts';
import { mailMigrations } from './schema.ts';
import { span } from '../tracing.ts';

export interface StoredMail {
  id: number;
  kind: string;
  about: string | null;
  to: string;
  replyTo: string | null;
  subject: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
}

/**
 * Stores mails in the transaction that causes them and delivers them afterwards, so that no mail server failure loses
 * one (requirements 10.57).
 */
export interface Outbox {
  /** Stores a mail, which is delivered once the transaction is committed. Resolves to its id. */
  send(sql: Sql, mail: NewMail): Promise<number>;
  /** Stores several mails at once. Resolves to their ids in order. */
  sendAll(sql: Sql, mails: readonly NewMail[]): Promise<number[]>;
  /** The mails in a state, newest first. */
  list(state: StoredMail['state'], limit?: number): Promise<StoredMail[]>;
  /** One mail with its text and attachments; null if there is none. */
  read(id: number): Promise<(StoredMail & OutgoingMail) | null>;
  /** The mails that belong to something, oldest first, without text and attachments. */
  about(about: string): Promise<StoredMail[]>;
  /** Retries dead mails: the given ones, or all. Resolves to their number. */
  retry(ids?: readonly number[]): Promise<number>;
  /** Erases the mails of something that is erased itself. */
  erase(sql: Sql, about: string): Promise<void>;
  /** Queues mails stored while there was no mail server. Call it once the jobs are defined. */
  queueWaiting(): Promise<void>;
  /** Fails if any mail was given up. */
  check: HealthCheck;
  jobs: readonly Job[];
  close(): void;
}

interface OutboxOptions {
  database: Database;
  jobs: Pick<Jobs, 'sendAll'>;
  /** Null without a mail server: mails wait for one. */
  transport: MailTransport | null;
  /** Domain of Message-IDs. */
  domain: string;
  log: Pick<Log, 'warn' | 'error'>;
}

/** Starting at 30 s and doubling, the last attempt is a day and a half after the first. */
const mostAttempts = 13;
/** Timeout of one attempt in seconds; less than the job's timeout. */
const longestTry = 120;
/** Concurrent deliveries per process. */
const atOnce = 4;
/** Days for which delivered mails are kept, for inspection. */
const sentDays = 30;

const deliverJob = 'mail-deliver';

export async function createOutbox({ database, jobs, transport, domain, log }: OutboxOptions): Promise<Outbox> {
  await migrate(database, 'mail', mailMigrations);

  const queue = (sql: Sql, ids: readonly number[]) =>
    jobs.sendAll(
      deliverJob,
      ids.map((id) => ({ data: { id }, key: String(id) })),
      sql,
    );

  /** Mails stored while there was no mail server have no job. */
  async function queueWaiting(): Promise<void> {
    if (transport === null) return;
    const rows = await database.query<{ id: number }>(
      `SELECT id FROM mail WHERE state = 'waiting' AND NOT EXISTS (
         SELECT FROM job WHERE name = $1 AND key = mail.id::text AND state IN ('waiting', 'active'))`,
      [deliverJob],
    );
    await queue(
      database,
      rows.map(({ id }) => id),
    );
  }

  async function deliver(id: number): Promise<void> {
    if (transport === null) return;
    // Counted before the attempt, so that one that crashes the process counts as well.
    const [row] = await database.query<MailRow>(
      `UPDATE mail SET attempts = attempts + 1 WHERE id = $1 AND state = 'waiting' RETURNING ${columns}`,
      [id],
    );
    if (row === undefined) return;
    try {
      const sending = span('send mail', { 'gevel.mail': row.kind }, () => transport.send(mailOf(row)));
      await pTimeout(sending, {
        milliseconds: longestTry * 1_000,
        fallback: () => {
          throw failure('MAIL_LATE', `The mail server did not answer within ${longestTry} seconds`);
        },
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isHopeless = isFailure(error, 'MAIL_REFUSED') || row.attempts >= mostAttempts;
      await database.query(`UPDATE mail SET last_error = $2, state = $3 WHERE id = $1`, [
        id,
        reason,
        isHopeless ? 'dead' : 'waiting',
      ]);
      if (!isHopeless) throw error;
      log.error({ err: error, mail: id, kind: row.kind }, 'A mail could not be delivered and is given up');
      return;
    }
    await database.query(`UPDATE mail SET state = 'sent', sent_at = now(), last_error = NULL WHERE id = $1`, [id]);
  }

  const sendAll: Outbox['sendAll'] = async (sql, mails) => {
    if (mails.length === 0) return [];
    const rows = mails.map((mail) => [
      `<${randomUUID()}@${domain}>`,
      mail.kind,
      mail.about,
      mail.to,
      mail.replyTo,
      mail.fromName,
      oneLine(mail.subject),
      mail.unsubscribe ?? null,
      mail.text,
      mail.html,
      JSON.stringify((mail.attachments ?? []).map(toStored)),
    ]);
    const places = rows.map((row, above) => `(${row.map((_, at) => `$${above * row.length + at + 1}`).join(', ')})`);
    const written = await sql.query<{ id: number }>(
      `INSERT INTO mail (message_id, kind, about, recipient, reply_to, from_name, subject, unsubscribe, body, html, attachments)
       VALUES ${places.join(', ')} RETURNING id`,
      rows.flat(),
    );
    const ids = written.map(({ id }) => id);
    await queue(sql, ids);
    return ids;
  };

  return {
    send: async (sql, mail) => {
      const [id] = await sendAll(sql, [mail]);
      if (id === undefined) throw new Error('The mail could not be stored');
      return id;
    },
    sendAll,
    list: async (state, limit = 200) => {
      const rows = await database.query<MailRow>(
        `SELECT ${columns} FROM mail WHERE state = $1 ORDER BY id DESC LIMIT $2`,
        [state, limit],
      );
      return rows.map(storedOf);
    },
    read: async (id) => {
      const [row] = await database.query<MailRow>(`SELECT ${columns} FROM mail WHERE id = $1`, [id]);
      return row === undefined ? null : { ...storedOf(row), ...mailOf(row) };
    },
    about: async (about) => {
      const rows = await database.query<StoredMailRow>(
        `SELECT ${storedColumns} FROM mail WHERE about = $1 ORDER BY id`,
        [about],
      );
      return rows.map(storedOf);
    },
    retry: (ids) =>
      database.transaction(async (sql) => {
        const rows = await sql.query<{ id: number }>(
          `UPDATE mail SET state = 'waiting', attempts = 0 WHERE state = 'dead' AND ($1::bigint[] IS NULL OR id = ANY ($1)) RETURNING id`,
          [ids ?? null],
        );
        await queue(
          sql,
          rows.map(({ id }) => id),
        );
        return rows.length;
      }),
    erase: async (sql, about) => {
      await sql.query('DELETE FROM mail WHERE about = $1', [about]);
    },
    queueWaiting,
    check: {
      needed: false,
      failure: async () => {
        const [row] = await database.query<{ dead: number }>(`SELECT count(*) AS dead FROM mail WHERE state = 'dead'`);
        const dead = row?.dead ?? 0;
        if (dead === 0) return null;
        return `${dead === 1 ? '1 mail was' : `${dead} mails were`} given up: see npm run gevel -- mail:dead`;
      },
    },
    jobs: [
      defineJob({
        name: deliverJob,
        data: z.object({ id: z.number() }),
        order: 'latest-per-key',
        parallel: atOnce,
        // The mail itself counts its attempts, and decides when to give up.
        retries: 2 * mostAttempts,
        retryDelay: 30,
        expireAfter: 2 * longestTry,
        work: ({ id }) => deliver(id),
      }),
      defineJob({
        name: 'mail-clean',
        data: z.object({}),
        order: 'one-at-a-time',
        retries: 0,
        retryDelay: 0,
        expireAfter: 600,
        cron: '20 3 * * *',
        work: () =>
          database.query(`DELETE FROM mail WHERE state = 'sent' AND sent_at < now() - make_interval(days => $1)`, [
            sentDays,
          ]),
      }),
    ],
    close: () => transport?.close(),
  };
}

const storedColumns = 'id, kind, about, recipient, reply_to, subject, state, attempts, last_error, created_at, sent_at';
const columns = `${storedColumns}, message_id, from_name, unsubscribe, body, html, attachments`;

interface StoredMailRow {
  id: number;
  kind: string;
  about: string | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  state: StoredMail['state'];
  attempts: number;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

interface MailRow extends StoredMailRow {
  message_id: string;
  from_name: string | null;
  unsubscribe: string | null;
  body: string;
  html: string;
  attachments: readonly { filename: string; contentType: string; base64: string }[];
}

function mailOf(row: MailRow): OutgoingMail {
  return {
    messageId: row.message_id,
    kind: row.kind,
    about: row.about,
    to: row.recipient,
    replyTo: row.reply_to,
    fromName: row.from_name,
    subject: row.subject,
    unsubscribe: row.unsubscribe,
    text: row.body,
    html: row.html,
    attachments: row.attachments.map(({ base64, ...file }) => ({ ...file, bytes: Buffer.from(base64, 'base64') })),
  };
}

function storedOf(row: StoredMailRow): StoredMail {
  return {
    id: row.id,
    kind: row.kind,
    about: row.about,
    to: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}

function toStored({ filename, contentType, bytes }: Attachment) {
  return { filename, contentType, base64: Buffer.from(bytes).toString('base64') };
}

/** Keeps a subject on one line: visitors' text must not start another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
