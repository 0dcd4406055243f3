import { z } from 'zod';
import type { Database, Sql } from '~/platform/database.ts';
import { isFailure } from '~/platform/failure.ts';
import { defineJob, type Job, type Jobs } from '~/platform/jobs.ts';
import type { Log } from '~/platform/log.ts';
import type { HealthCheck } from '~/platform/part.ts';
import type { Lead } from '../leads.server.ts';
import { leadCreated } from './payload.ts';
import type { Receiver } from './receiver.server.ts';

/** A lead whose delivery was given up. */
export interface DeadDelivery {
  leadId: string;
  form: string;
  createdAt: string;
  attempts: number;
  lastError: string | null;
}

/**
 * Delivers leads to the CRM. They are queued in the lead's transaction and retried until accepted or given up. Delivery
 * is at least once and unordered (docs/decisions/0036-leads-are-pushed-by-a-webhook.md).
 */
export interface LeadWebhook {
  /** Queues a lead; does nothing without a CRM. */
  queue(sql: Sql, leadId: string): Promise<void>;
  /** Deliveries that were given up, newest first. */
  dead(): Promise<DeadDelivery[]>;
  /** Retries deliveries that were given up: of these leads, or all. Resolves to their number. */
  retry(leadIds?: readonly string[]): Promise<number>;
  /** Queues leads that waited while no CRM was configured. Requires the jobs to be defined. */
  queueWaiting(): Promise<void>;
  /** Fails if any delivery was given up. */
  check: HealthCheck;
  jobs: readonly Job[];
}

interface WebhookOptions {
  database: Database;
  jobs: Pick<Jobs, 'send'>;
  /** Null if no CRM is configured. */
  receiver: Receiver | null;
  lead(id: string): Promise<Lead | null>;
  log: Pick<Log, 'error'>;
}

/** With an initial pause of 30 s that doubles, the last attempt is a day and a half after the first. */
const mostAttempts = 13;
/** Concurrent deliveries per process. */
const atOnce = 2;

const deliverJob = 'lead-deliver';

export function createLeadWebhook({ database, jobs, receiver, lead: leadOf, log }: WebhookOptions): LeadWebhook {
  const send = (sql: Sql, id: string) => jobs.send(deliverJob, { id }, { key: id, sql });

  async function deliver(id: string): Promise<void> {
    if (receiver === null) return;
    // Counted before the attempt, so that one that crashes the process counts as well.
    const [row] = await database.query<{ attempts: number }>(
      `UPDATE lead_delivery SET attempts = attempts + 1 WHERE lead_id = $1 AND state = 'waiting' RETURNING attempts`,
      [id],
    );
    const lead = row === undefined ? null : await leadOf(id);
    // The lead was erased meanwhile.
    if (row === undefined || lead === null) return;
    try {
      await receiver.deliver(`lead_${id}`, leadCreated(lead));
    } catch (error) {
      const isHopeless = isFailure(error, 'DELIVERY_REFUSED') || row.attempts >= mostAttempts;
      await database.query('UPDATE lead_delivery SET last_error = $2, state = $3 WHERE lead_id = $1', [
        id,
        error instanceof Error ? error.message : String(error),
        isHopeless ? 'dead' : 'waiting',
      ]);
      if (!isHopeless) throw error;
      log.error({ err: error, lead: id }, 'A lead could not be delivered to the CRM and is given up');
      return;
    }
    await database.query(
      `UPDATE lead_delivery SET state = 'delivered', delivered_at = now(), last_error = NULL WHERE lead_id = $1`,
      [id],
    );
  }

  return {
    queue: async (sql, leadId) => {
      if (receiver === null) return;
      await sql.query('INSERT INTO lead_delivery (lead_id) VALUES ($1)', [leadId]);
      await send(sql, leadId);
    },
    dead: () =>
      database.query<DeadDelivery>(
        `SELECT lead_id AS "leadId", form, created_at AS "createdAt", attempts, last_error AS "lastError"
         FROM lead_delivery JOIN lead ON lead.id = lead_id WHERE state = 'dead' ORDER BY created_at DESC, lead_id`,
      ),
    retry: (leadIds) =>
      database.transaction(async (sql) => {
        const rows = await sql.query<{ id: string }>(
          `UPDATE lead_delivery SET state = 'waiting', attempts = 0
           WHERE state = 'dead' AND ($1::text[] IS NULL OR lead_id::text = ANY ($1)) RETURNING lead_id AS id`,
          [leadIds ?? null],
        );
        for (const { id } of rows) await send(sql, id);
        return rows.length;
      }),
    queueWaiting: async () => {
      if (receiver === null) return;
      const rows = await database.query<{ id: string }>(
        `SELECT lead_id AS id FROM lead_delivery WHERE state = 'waiting' AND NOT EXISTS (
           SELECT FROM job WHERE name = $1 AND key = lead_id::text AND state IN ('waiting', 'active'))`,
        [deliverJob],
      );
      for (const { id } of rows) await send(database, id);
    },
    check: {
      needed: false,
      failure: async () => {
        const [row] = await database.query<{ dead: number }>(
          `SELECT count(*) AS dead FROM lead_delivery WHERE state = 'dead'`,
        );
        const dead = row?.dead ?? 0;
        if (dead === 0) return null;
        return `${dead === 1 ? '1 lead was' : `${dead} leads were`} not taken by the CRM: see npm run gevel -- webhook:dead`;
      },
    },
    jobs: [
      defineJob({
        name: deliverJob,
        data: z.object({ id: z.string() }),
        order: 'latest-per-key',
        parallel: atOnce,
        // `deliver` counts attempts itself and decides when to give up.
        retries: 2 * mostAttempts,
        retryDelay: 30,
        expireAfter: 120,
        work: ({ id }) => deliver(id),
      }),
    ],
  };
}
