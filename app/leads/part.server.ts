import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { createLeadDesk, type LeadDesk } from './desk.server.ts';
import { createLeads, type Eraser, type Leads } from './leads.server.ts';
import { leadMigrations } from './schema.ts';

export interface OpenLeads extends Part {
  leads: Leads;
  desk: LeadDesk;
}

/**
 * What visitors have sent.
 *
 * @param erasers delete what other parts store of a person
 */
export async function openLeads({ database, outbox }: Platform, erasers: readonly Eraser[] = []): Promise<OpenLeads> {
  await migrate(database, 'leads', leadMigrations);
  const leads = createLeads(database, outbox, erasers);
  return { leads, desk: createLeadDesk(database), jobs: leads.jobs };
}
