import { migrate } from '~/platform/database/migrations.ts';
import type { EditorsPort } from '~/platform/editors.ts';
import type { Part } from '~/platform/part.ts';
import { daysBefore } from '~/listings/domain/rules/day.ts';
import type { Platform } from '~/platform/platform.ts';
import { z } from 'zod';
import { defineJob } from '~/platform/jobs.ts';
import { createDeedCounter, createViewCounter } from './counter.server.ts';
import { createViewLimits } from './limits.server.ts';
import { viewMigrations } from './schema.ts';
import { viewsEndpoint } from './views-endpoint.server.ts';
import { createViews, type Views } from './views.server.ts';

export interface OpenViews extends Part {
  views: Views;
}

/** Days for which kept homes and empty searches are kept: two years and a month, to compare a month with those before. */
const deedDays = 762;

/** Opens the counts of property views. Must be opened after listings, because only views of existing listings count. */
export async function openViews({ env, database, log, now }: Platform, editors: EditorsPort): Promise<OpenViews> {
  await migrate(database, 'views', viewMigrations);
  // Removes the rows of processes that have ended.
  await database.query(`DELETE FROM view_writer WHERE written_at < now() - interval '7 days'`);
  const limits = createViewLimits(() =>
    log.warn('One address has counted all views that one may in a day. Behind a proxy, set TRUST_PROXY'),
  );
  const counter = createViewCounter({ database, log });
  const deeds = createDeedCounter({ database, log });
  return {
    views: createViews(database),
    endpoints: [viewsEndpoint({ counter, deeds, limits, editors, office: env.officeAddresses, now })],
    jobs: [
      defineJob({
        name: 'deeds-forget',
        data: z.object({}),
        order: 'one-at-a-time',
        retries: 0,
        retryDelay: 0,
        expireAfter: 600,
        cron: '50 3 * * *',
        work: () => database.query('DELETE FROM visitor_deed WHERE day < $1::date', [daysBefore(now(), deedDays)]),
      }),
    ],
    close: async () => {
      await counter.close();
      await deeds.close();
    },
  };
}
