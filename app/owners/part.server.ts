import { mkdir } from 'node:fs/promises';
import { openAccounts } from '@gevel/accounts';
import type { AppLoadContext } from '@remix-run/node';
import { languages } from '~/i18n/languages.ts';
import { accountsTrail } from '~/platform/audit/accounts.ts';
import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { createOwnerAccess } from './login.server.ts';
import { ownersFeedJobs } from './feed/jobs.server.ts';
import { ownerJobs } from './jobs.server.ts';
import { createMedia } from './media.server.ts';
import { createOwners } from './owners.server.ts';
import { createOffers } from './offers.server.ts';
import type { Portal } from './portal.server.ts';
import { createOwnerVisits } from './visits.server.ts';
import { createRecords } from './records.server.ts';
import { ownerMigrations, ownerRoles, ownersNamespace } from './schema.ts';

export interface OpenOwners extends Part {
  portal: Portal;
  /** Must be called before mails can be composed; provides the site's content and links. */
  serve(context: () => AppLoadContext, demoLogin: Portal['demoLogin']): void;
}

/** Opens the owners' portal. Requires the tables of leads and visits. */
export async function openOwners(platform: Platform): Promise<OpenOwners> {
  const { env, log, database, jobs, outbox, limits, audit, now } = platform;
  await migrate(database, 'owners', ownerMigrations);
  const accounts = openAccounts({
    sql: database,
    clock: { now },
    namespace: ownersNamespace,
    roles: ownerRoles,
    withDemo: env.demo,
    onEvent: accountsTrail(audit, limits, 'owner'),
  });
  const portal: Portal = {
    owners: createOwners(database, accounts, languages[0], audit),
    access: createOwnerAccess(database, jobs, accounts, limits, audit),
    records: createRecords(database),
    visits: createOwnerVisits(database),
    offers: createOffers(database),
    media: createMedia(database),
    demoLogin: null,
  };
  const scratchFolder = platform.folder('scratch');
  await mkdir(scratchFolder, { recursive: true });
  let site: (() => AppLoadContext) | null = null;
  const serving = (): AppLoadContext => {
    if (site === null) throw new Error('No site is there whose links a mail could hold');
    return site();
  };
  return {
    portal,
    serve: (context, demoLogin) => {
      site = context;
      portal.demoLogin = demoLogin;
    },
    jobs: [
      ...ownerJobs({ database, outbox, portal, serving, weekly: env.ownersWeekly }),
      ...ownersFeedJobs({ database, portal, scratchFolder, log, feed: env.ownersFeed, invites: env.ownersInvite }),
    ],
  };
}
