import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { createNewsletter, type Newsletter } from './newsletter.server.ts';
import { newsletterMigrations } from './schema.ts';

export interface OpenNewsletter extends Part {
  newsletter: Newsletter;
}

/** Opens the newsletter's subscribers. */
export async function openNewsletter({ database }: Platform): Promise<OpenNewsletter> {
  await migrate(database, 'newsletter', newsletterMigrations);
  const newsletter = createNewsletter(database);
  return { newsletter, jobs: newsletter.jobs };
}
