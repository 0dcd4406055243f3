import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLake, type Lake } from '@gevel/lake';
import { createPreviewAccess } from '~/content/preview/access.server.ts';
import { defineListingsJobs, startListingsJobs } from '~/listings/importing/jobs.server.ts';
import { createOriginals } from '~/listings/originals.server.ts';
import { listingMigrations } from '~/listings/store/schema.ts';
import { createListingsStore } from '~/listings/store/store.server.ts';
import { publicPath } from '~/paths/entity-paths.ts';
import { createBlobs } from '~/services/blobs.ts';
import { openDataFolder } from '~/services/data-folder.ts';
import { migrate } from '~/services/database/migrations.ts';
import { openDatabase } from '~/services/database/open.ts';
import { createJobs } from '~/services/jobs.ts';
import { createKeptFiles } from '~/services/kept-files.ts';
import { createRevisions } from '~/services/revisions.ts';
import { storedSecret } from '~/services/secret.ts';
import type { Database } from '~/services/database.ts';
import type { Environment } from '~/services/environment.ts';
import type { RevisionName } from '~/services/revisions.ts';
import { lakePath } from './lake-mount.ts';
import type { DemoLogin } from './demo-login.ts';
import { embeddedEditors, hostedEditors } from './editors.ts';
import { startForgetting } from './forgetting.ts';
import type { Log } from './ports.ts';

/** The embedded lake's own names; the hosted one has the agency's. */
export const embeddedProject = { projectId: 'gevel', dataset: 'production' } as const;

/** The product's name, on the login page and in the Studio. */
const brand = 'Gevel';

/** Everything that is made once per process and outlives its requests. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens the database and what lives in it. Nothing here needs the HTTP server yet.
 *
 * @param root the folder of the checkout, where the database worker lies as a plain file
 * @param demoLogin how the demo's editor logs in; null for commands, and where nobody may
 */
export async function openServices(env: Environment, log: Log, root: string, demoLogin: DemoLogin | null = null) {
  const { dataDirectory } = env;
  await openDataFolder(dataDirectory).catch((error: unknown) => {
    log.warn({ err: error }, 'The data folder cannot be kept for this user alone: others may read what is in it');
  });
  const database = await openDatabase({
    ...(env.databaseUrl === null ? { dataDir: dataDirectory } : { databaseUrl: env.databaseUrl }),
    workerFile: pathToFileURL(path.join(root, 'app/services/database/embedded.worker.mjs')),
  });
  try {
    return await openOn(database, env, log, demoLogin);
  } catch (error) {
    // What could not be opened holds nothing, least of all the lock on the data folder.
    await database.close();
    throw error;
  }
}

async function openOn(database: Database, env: Environment, log: Log, demoLogin: DemoLogin | null) {
  const { dataDirectory } = env;
  const revisions = await createRevisions(database);
  const blobs = createBlobs({ folder: path.join(dataDirectory, 'blobs') });
  await migrate(database, 'listings', listingMigrations);
  const listings = createListingsStore(database, revisions);
  const jobs = createJobs(database, log);
  const originals = createOriginals(blobs, { ownHosts: env.pictureHosts });
  const scratchFolder = path.join(dataDirectory, 'scratch');
  await mkdir(scratchFolder, { recursive: true });
  const [origin] = env.origins;
  const listingsJobs = {
    database,
    revisions,
    scratchFolder,
    jobs,
    originals,
    log,
    feed: env.listingsFeed,
    sweepBright: env.sweepBright,
    pageOf: async (kind: 'listing' | 'project', id: string) => {
      if (origin === undefined) return null;
      const page = kind === 'project' ? 'projects' : (await listings.byId(id))?.goal;
      return page === undefined ? null : origin + publicPath(page, id);
    },
    now: () => new Date(),
  };
  defineListingsJobs(listingsJobs);
  const preview = createPreviewAccess({
    secret: await storedSecret(database, 'preview'),
    now: () => new Date(),
    fixedToken: env.previewToken,
    secure: env.origins[0]?.startsWith('https:') ?? false,
    framedElsewhere: env.studioOrigin !== null,
  });
  const lake: Lake | null = env.sanity
    ? null
    : await createLake({
        sql: database,
        blobs,
        renditions: createKeptFiles({
          directory: path.join(dataDirectory, 'cache', 'renditions'),
          ending: '.rendition',
          mostBytes: env.renditionCacheBytes,
          failed: (err) => log.warn({ err }, 'Old renditions could not be deleted'),
        }),
        clock: { now: () => new Date() },
        log,
        projectId: embeddedProject.projectId,
        datasets: [embeddedProject.dataset],
        aclMode: env.lakePublicReads ? 'public' : 'private',
        mountPath: lakePath,
        brand,
        ...(demoLogin === null ? {} : { demoLogin }),
        // Public pages read the first kind only: a draft drops none of them.
        onTransaction: (sql, { types }) =>
          revisions.raise(sql, [
            ...types.published.map((type): RevisionName => `content:${type}`),
            ...types.drafts.map((type): RevisionName => `drafts:${type}`),
          ]),
      });
  const stopForgetting = lake && startForgetting(lake, env.historyDays, log);
  const editors =
    lake === null ? hostedEditors({ projectId: env.sanity?.projectId ?? '', log }) : embeddedEditors(lake, log);
  return {
    database,
    revisions,
    blobs,
    lake,
    editors,
    preview,
    listings,
    jobs,
    originals,
    scratchFolder,
    startJobs: () => startListingsJobs(listingsJobs),
    env,
    log,
    close: async () => {
      stopForgetting?.();
      await jobs.stop();
      await lake?.close();
      await revisions.close();
      await database.close();
    },
  };
}
