import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLake, type Lake } from '../lake/index.ts';
import type { RevisionName } from '~/services/revisions.ts';
import type { AppModule } from './app-module.ts';
import { lakePath } from './lake-mount.ts';
import type { DemoLogin } from './demo-login.ts';
import { embeddedEditors, hostedEditors } from './editors.ts';
import { startForgetting } from './forgetting.ts';
import type { Log } from './ports.ts';

export type Environment = ReturnType<AppModule['readEnvironment']>;

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
export async function openServices(
  app: AppModule,
  env: Environment,
  log: Log,
  root: string,
  demoLogin: DemoLogin | null = null,
) {
  const { dataDirectory } = env;
  await app.openDataFolder(dataDirectory).catch((error: unknown) => {
    log.warn({ err: error }, 'The data folder cannot be kept for this user alone: others may read what is in it');
  });
  const database = await app.openDatabase({
    ...(env.databaseUrl === null ? { dataDir: dataDirectory } : { databaseUrl: env.databaseUrl }),
    workerFile: pathToFileURL(path.join(root, 'app/services/database/embedded.worker.mjs')),
  });
  try {
    return await openOn(database, app, env, log, demoLogin);
  } catch (error) {
    // What could not be opened holds nothing, least of all the lock on the data folder.
    await database.close();
    throw error;
  }
}

async function openOn(
  database: Awaited<ReturnType<AppModule['openDatabase']>>,
  app: AppModule,
  env: Environment,
  log: Log,
  demoLogin: DemoLogin | null,
) {
  const { dataDirectory } = env;
  const revisions = await app.createRevisions(database);
  const blobs = app.createBlobs({ folder: path.join(dataDirectory, 'blobs') });
  await app.migrate(database, 'listings', app.listingMigrations);
  const listings = app.createListingsStore(database, revisions);
  const jobs = app.createJobs(database, log);
  const originals = app.createOriginals(blobs, { ownHosts: env.pictureHosts });
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
      return page === undefined ? null : origin + app.publicPath(page, id);
    },
    now: () => new Date(),
  };
  app.defineListingsJobs(listingsJobs);
  // The site reads the embedded lake with tokens of its own, made at each start and told to nobody: one sees what any visitor
  // may, whether or not anonymous readers are let in, the other drafts as well.
  const siteTokens = {
    published: randomBytes(32).toString('base64url'),
    drafts: randomBytes(32).toString('base64url'),
  };
  const preview = app.createPreviewAccess({
    secret: await app.storedSecret(database, 'preview'),
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
        renditions: app.createKeptFiles({
          directory: path.join(dataDirectory, 'cache', 'renditions'),
          ending: '.rendition',
          mostBytes: env.renditionCacheBytes,
          failed: (err) => log.warn({ err }, 'Old renditions could not be deleted'),
        }),
        clock: { now: () => new Date() },
        log,
        projectId: embeddedProject.projectId,
        datasets: [embeddedProject.dataset],
        tokens: [
          { token: siteTokens.published, name: 'site', grants: [] },
          { token: siteTokens.drafts, name: 'site-drafts', grants: ['read'] },
        ],
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
    siteTokens,
    preview,
    listings,
    jobs,
    originals,
    scratchFolder,
    startJobs: () => app.startListingsJobs(listingsJobs),
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
