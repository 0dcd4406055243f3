import { migrate } from '~/platform/database/migrations.ts';
import type { EditorsPort } from '~/platform/editors.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { createViewCounter } from './counter.server.ts';
import { createViewLimits } from './limits.server.ts';
import { viewMigrations } from './schema.ts';
import { viewsEndpoint } from './views-endpoint.server.ts';
import { createViews, type Views } from './views.server.ts';

export interface OpenViews extends Part {
  views: Views;
}

/** Opens the counts of property views. Must be opened after listings, because only views of existing listings count. */
export async function openViews({ env, database, log, now }: Platform, editors: EditorsPort): Promise<OpenViews> {
  await migrate(database, 'views', viewMigrations);
  // Removes the rows of processes that have ended.
  await database.query(`DELETE FROM view_writer WHERE written_at < now() - interval '7 days'`);
  const limits = createViewLimits(() =>
    log.warn('One address has counted all views that one may in a day. Behind a proxy, set TRUST_PROXY'),
  );
  const counter = createViewCounter({ database, log });
  return {
    views: createViews(database),
    endpoints: [viewsEndpoint({ counter, limits, editors, office: env.officeAddresses, now })],
    close: counter.close,
  };
}
