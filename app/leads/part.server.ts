import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { createLeadDesk, type LeadDesk } from './desk.server.ts';
import { createLeads, type Eraser, type Leads } from './leads.server.ts';
import { leadMigrations } from './schema.ts';
import { createReceiver } from './webhook/receiver.server.ts';
import { webhookMigrations } from './webhook/schema.ts';
import { createLeadWebhook, type LeadWebhook } from './webhook/webhook.server.ts';

export interface OpenLeads extends Part {
  leads: Leads;
  desk: LeadDesk;
  webhook: LeadWebhook;
}

/**
 * What visitors have sent.
 *
 * @param erasers delete what other parts store of a person
 */
export async function openLeads(
  { env, log, database, jobs, outbox }: Platform,
  erasers: readonly Eraser[] = [],
): Promise<OpenLeads> {
  await migrate(database, 'leads', leadMigrations);
  await migrate(database, 'lead-webhook', webhookMigrations);
  const receiver = env.leadWebhook === null ? null : createReceiver(env.leadWebhook);
  const webhook = createLeadWebhook({ database, jobs, receiver, lead: (id) => leads.byId(id), log });
  const leads = createLeads(database, outbox, erasers, webhook.queue);
  jobs.define(...leads.jobs, ...webhook.jobs);
  await webhook.queueWaiting();
  return { leads, desk: createLeadDesk(database), webhook };
}
