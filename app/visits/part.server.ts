import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { visitMigrations } from './schema.ts';
import { createVisits, type Visits } from './visits.server.ts';

export interface OpenVisits extends Part {
  visits: Visits;
}

/** Opens the viewings booked by visitors. Must be opened after leads, because each belongs to a lead. */
export async function openVisits({ database, outbox }: Platform): Promise<OpenVisits> {
  await migrate(database, 'visits', visitMigrations);
  return { visits: createVisits(database, outbox) };
}
