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
  /** From now on mails are written, with the content and links of this site. */
  serve(context: () => AppLoadContext): void;
}

/** Months that a search is there which nobody touches, unless editors say otherwise. */
const defaultKeepMonths = 24;

/** Searches that visitors have registered, and the mails that tell them what is new. */
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
