import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { createLeadDesk, type LeadDesk } from './desk.server.ts';
import { createLeads, type Eraser, type Leads, type LeadsGone } from './leads.server.ts';
import { leadMigrations } from './schema.ts';
import { createReceiver } from './webhook/receiver.server.ts';
import { webhookMigrations } from './webhook/schema.ts';
import { createLeadWebhook, type LeadWebhook } from './webhook/webhook.server.ts';

export interface OpenLeads extends Part {
  leads: Leads;
  desk: LeadDesk;
  webhook: LeadWebhook;
  /** Registers a callback for deleted leads, for parts that depend on leads. */
  whenGone(told: LeadsGone): void;
}

/**
 * Opens the part that stores visitors' submissions.
 *
 * @param erasers delete other parts' data about a person
 */
export async function openLeads(
  { env, log, database, jobs, outbox, audit }: Platform,
  erasers: readonly Eraser[] = [],
): Promise<OpenLeads> {
  await migrate(database, 'leads', leadMigrations);
  await migrate(database, 'lead-webhook', webhookMigrations);
  const receiver = env.leadWebhook === null ? null : createReceiver(env.leadWebhook);
  const webhook = createLeadWebhook({ database, jobs, receiver, lead: (id) => leads.byId(id), log });
  const told: LeadsGone[] = [];
  const gone: LeadsGone = async (sql, ids, why) => {
    for (const tell of told) await tell(sql, ids, why);
  };
  const leads = createLeads(database, outbox, { erasers, push: webhook.queue, gone, audit });
  jobs.define(...leads.jobs, ...webhook.jobs);
  await webhook.queueWaiting();
  return {
    leads,
    desk: createLeadDesk(database, outbox),
    webhook,
    whenGone: (tell) => void told.push(tell),
    checks: { webhook: webhook.check },
  };
}
