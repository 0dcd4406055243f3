import type { AppLoadContext } from '@remix-run/node';
import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { readSite } from '~/site/site.server.ts';
import { createAlerts, type Alerts } from './alerts.server.ts';
import { newsMail } from './mails.server.ts';
import { alertMigrations } from './schema.ts';
import { alertJobs } from './telling.server.ts';

export interface OpenAlerts extends Part {
  alerts: Alerts;
  /** Must be called before mails can be composed; provides the site's content and links. */
  serve(context: () => AppLoadContext): void;
}

/** Default months until an untouched search is deleted. */
const defaultKeepMonths = 24;

/** Opens registered searches and their alert mails. */
export async function openAlerts({ database, outbox, signatures, now }: Platform): Promise<OpenAlerts> {
  await migrate(database, 'alerts', alertMigrations);
  const alerts = createAlerts({ database, outbox, signatures, now });
  let site: (() => AppLoadContext) | null = null;
  const serving = (): AppLoadContext => {
    if (site === null) throw new Error('No site is there whose links a mail could hold');
    return site();
  };
  return {
    alerts,
    serve: (context) => void (site = context),
    jobs: alertJobs({
      database,
      outbox,
      compose: (news) => newsMail(serving(), news),
      keepMonths: async () => (await readSite(serving())).settings?.retention?.leadsMonths ?? defaultKeepMonths,
    }),
  };
}
