import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DraftWriter } from '~/content/drafts/draft-writer.ts';
import { embeddedDrafts } from '~/content/drafts/embedded.server.ts';
import { embeddedContentLake } from '~/content/embedded-lake.server.ts';
import type { ContentLake } from '~/content/lake.ts';
import { embeddedMigratable } from '~/content/migrations/embedded.server.ts';
import type { MigratableContent } from '~/content/migrations/migrate.server.ts';
import { accountsTrail } from '~/platform/audit/accounts.ts';
import { mailPasswordLink } from '~/office/people/part.server.ts';
import { queueReviewMails, type ReviewRequests } from '~/office/review/part.server.ts';
import type { StudioPeople } from '~/office/people/port.ts';
import { passkeyHost, passkeyOrigins } from '~/owners/passkeys/site.server.ts';
import type { EditorsPort } from '~/platform/editors.ts';
import { createFileCache } from '~/platform/file-cache.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import type { RevisionName } from '~/platform/revisions.ts';
import type { PasskeySite } from '@gevel/accounts';
import { createLake, studioCookie, type Lake, type LakeDemoLogin } from '@gevel/lake';
import { embeddedEditors } from './editors.ts';
import { forgetJob } from './forgetting.ts';
import { lakePath } from './lake-mount.ts';
import type { Origins } from './origins.ts';
import { addPublications } from './publications-trail.ts';

/** Names of the embedded lake; a hosted lake has the agency's. */
export const embeddedProject = { projectId: 'gevel', dataset: 'production' } as const;

/** The product name, shown on the login page and in the Studio. */
const brand = 'Gevel';

export interface OpenLake extends Part {
  content: ContentLake;
  editors: EditorsPort;
  /** The accounts of its people; null if Sanity keeps them. */
  people: StudioPeople | null;
  /** Requests to publish; null if Sanity keeps the content. */
  reviews: ReviewRequests | null;
  /** The lake in this process; null if Sanity hosts it. */
  embedded: Lake | null;
  /** The content, for migrations; null if this process may not write it. */
  migratable: MigratableContent | null;
  /** Creates drafts for editors; null if this process may not write. */
  drafts: DraftWriter | null;
  /** Tells where the site is served, once that is known. */
  serve?(origins: Pick<Origins, 'main' | 'all'>): void;
}

/** The Studio's relying party; null for an IP address, to which browsers bind no passkeys. */
function passkeySiteOf({ main, all }: Pick<Origins, 'main' | 'all'>): PasskeySite | null {
  const id = passkeyHost(main);
  return id === null ? null : { id, name: brand, origins: passkeyOrigins(id, all) };
}

/**
 * Opens the Content Lake configured in the environment: the embedded one, or Sanity's.
 *
 * @param root the checkout's folder, which contains the build
 * @param demoLogin the demo editor's login; null for commands and where it is not allowed
 */
export async function openLake(platform: Platform, root: string, demoLogin: LakeDemoLogin | null): Promise<OpenLake> {
  const { sanity } = platform.env;
  if (sanity === null) return openEmbeddedLake(platform, root, demoLogin);
  // Loaded on demand: Sanity's client is a tenth of the process's code.
  const { openHostedLake } = await import('./hosted-content-lake.ts');
  return openHostedLake(platform, sanity);
}

async function openEmbeddedLake(platform: Platform, root: string, demoLogin: LakeDemoLogin | null): Promise<OpenLake> {
  const { env, log, database, jobs, revisions, blobs, audit, limits, now } = platform;
  let site: PasskeySite | null = null;
  // The demo shows its mails instead of sending them.
  const sendsMails = env.smtpUrl !== null || env.demo;
  const lake = await createLake({
    sql: database,
    blobs,
    renditions: createFileCache({
      directory: platform.folder('cache', 'renditions'),
      ending: '.rendition',
      maxBytes: env.renditionCacheBytes,
      failed: (err) => log.warn({ err }, 'Old renditions could not be deleted'),
    }),
    clock: { now },
    log,
    queryWorker: async () => {
      if (import.meta.env.PROD) return pathToFileURL(path.join(root, 'build/server/queries.js'));
      return (await import('@gevel/lake/worker')).bundledWorker();
    },
    heicWorker: pathToFileURL(path.join(root, 'packages/lake/assets/heic.worker.mjs')),
    projectId: embeddedProject.projectId,
    datasets: [embeddedProject.dataset],
    aclMode: env.lakePublicReads ? 'public' : 'private',
    mountPath: lakePath,
    brand,
    ...(demoLogin === null ? {} : { demoLogin }),
    ...(sendsMails ? { mailPasswordLink: mailPasswordLink({ jobs, limits }) } : {}),
    passkeySite: () => site,
    // Public pages read only `content:` revisions, so a draft invalidates none of them.
    onTransaction: async (sql, change) => {
      await addPublications(audit, sql, change);
      await queueReviewMails(jobs, sql, change);
      const { types } = change;
      return revisions.raise(sql, [
        ...types.published.map((type): RevisionName => `content:${type}`),
        ...types.drafts.map((type): RevisionName => `drafts:${type}`),
      ]);
    },
    onAccountsEvent: accountsTrail(audit, limits, 'editor'),
  });
  const own = { dataset: embeddedProject.dataset };
  const people: StudioPeople = {
    ...lake.people,
    sessionSecret: (request) => studioCookie.read(request),
    passkeySite: () => site,
    sendsMails,
    linkPath: (key, language) => `${lakePath}/password?${new URLSearchParams({ key, language })}`,
  };
  return {
    content: embeddedContentLake(lake, { ...embeddedProject, mountPath: lakePath }),
    editors: embeddedEditors(lake, log),
    people,
    reviews: {
      read: (id) => lake.query({ ...own, query: '*[_id == $id][0]', parameters: { id }, perspective: 'raw' }),
      remove: (id) => lake.discardDocument({ ...own, author: 'site', id: id.replace(/^drafts\./, '') }),
    },
    embedded: lake,
    serve: (origins) => void (site = passkeySiteOf(origins)),
    migratable: embeddedMigratable(lake, embeddedProject.dataset),
    drafts: embeddedDrafts(lake, embeddedProject.dataset),
    jobs: [forgetJob(lake, env.historyDays, log, audit)],
    close: () => lake.close(),
  };
}
