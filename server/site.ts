import type { Server } from 'node:http';
import path from 'node:path';
import { embeddedContentLake } from '~/content/embedded-lake.server.ts';
import { createHostedClient, hostedContentLake } from '~/content/hosted-lake.server.ts';
import { followHostedContent } from '~/content/hosted.server.ts';
import { contentCrops } from '~/content/crops.server.ts';
import type { ContentLake } from '~/content/lake.ts';
import { contentTypes } from '~/content/source.ts';
import { ContentStore } from '~/content/store.server.ts';
import { advertReport } from '~/listings/advert-report.server.ts';
import { receiveSweepBright } from '~/listings/feeds/sweepbright/events.server.ts';
import { lastImports } from '~/listings/importing/import-listings.server.ts';
import { readThrough } from '~/listings/read-through.ts';
import { boundedTurns, tooMuch } from '~/services/bounded.ts';
import { createImages, type Images } from '~/services/images.server.ts';
import { createKeptFiles } from '~/services/kept-files.ts';
import { onceLogger } from '~/services/log.ts';
import { Reads, stillCurrent } from '~/services/reads.ts';
import { drawPicture } from '../demo/pictures/index.ts';
import type { RevisionName } from '~/services/revisions.ts';
import { createHttpServer } from './http.ts';
import { Origins } from './origins.ts';
import { contentPictures, listingPictures } from './picture-sources.ts';
import type { RequestContextMaker } from './ports.ts';
import type { LoadBuild } from './pages.ts';
import { embeddedProject, type Services } from './services.ts';
import { warmPictures } from './warm-pictures.ts';
import type { StaticFiles } from './static-files.ts';
import { studioFiles } from './studio.ts';
import { lakePath } from './lake-mount.ts';

interface SiteOptions {
  /** The folder of the checkout. */
  root: string;
  services: Services;
  /** 0: a free one. */
  port: number;
  loadBuild: LoadBuild;
  staticFiles: StaticFiles;
  /** Set when the process has begun to stop; readiness says so to the load balancer. */
  stopping: () => boolean;
}

export interface ListeningSite {
  origins: Origins;
  port: number;
  /** Finishes the requests that were begun. */
  stop(): Promise<void>;
}

/** Makes what a request may use, then listens. */
export async function openSite({
  root,
  services,
  port: askedPort,
  loadBuild,
  staticFiles,
  stopping,
}: SiteOptions): Promise<ListeningSite> {
  const { env, log, listings, revisions } = services;
  const { sweepBright } = env;
  // Which names of this machine are ours depends on the port, which may be a free one.
  let origins = new Origins(env.origins, askedPort);

  const raise = (names: readonly RevisionName[]) => revisions.commit((_sql, raiseInside) => raiseInside(names));
  const { lake, unfollow } = contentLake(services, raise);
  const content = new ContentStore({
    lake,
    revisions,
    log,
    directory: path.join(env.dataDirectory, 'cache', 'content'),
  });
  // Without a token (hosted, and none given) a preview shows what is published.
  const drafts = lake.showsDrafts ? new ContentStore({ lake, revisions, log, directory: null, drafts: true }) : content;
  const images = openImages(services, lake);
  const logOnce = onceLogger(log);
  const requestContext: RequestContextMaker = (options) => {
    const reads = new Reads(revisions);
    return {
      context: {
        content: (options?.drafts ? drafts : content).reader(reads),
        listings: readThrough(listings, reads, (err) => log.error({ err }, 'The listings do not answer')),
        images,
        editors: services.editors,
        reads,
        origin: origins.main,
        mapTiles: env.mapTiles,
        preview: services.preview,
        lake,
        studioUrl: env.studioOrigin ?? '/studio',
        webhook: env.sanity?.webhookSecret ? { secret: env.sanity.webhookSecret, raise } : null,
        onContentChange: revisions.onChange,
        advertReport: () => advertReport(services.database),
        sweepBright:
          sweepBright === null
            ? null
            : (body, signature) => receiveSweepBright({ ...services, ...sweepBright }, body, signature),
        log,
        logOnce,
        now: () => new Date(),
        demo: env.demo,
        styleguide: env.styleguide,
      },
      freshness: {
        stillCurrent: () => stillCurrent(reads.revisions, revisions),
        get cacheable() {
          return !reads.degraded;
        },
      },
    };
  };

  const { server, pages, stop } = createHttpServer({
    origins: () => origins,
    trustedProxies: env.trustedProxies,
    loadBuild,
    requestContext,
    preview: services.preview,
    studioOrigin: env.studioOrigin,
    lake: services.lake,
    staticFiles,
    studio: studioFiles({ root, hosted: env.sanity !== null }),
    health: {
      stopping,
      checks: {
        database: { needed: true, failure: () => services.database.query('SELECT 1').then(() => null) },
        content: { needed: false, failure: () => Promise.resolve(content.failure) },
        listings: { needed: false, failure: () => lastImportFailure(services) },
      },
    },
    pageCacheBytes: env.pageCacheBytes,
    cdnSeconds: env.cdnSeconds,
    development: env.mode === 'development',
    log,
  });
  const port = await listen(server, askedPort, env.host);
  origins = new Origins(env.origins, port);
  server.once('close', unfollow);
  if (env.warmPictures && env.mode === 'production')
    server.once('close', warmPictures({ server, read: (url) => pages.read(url), log }));
  return { origins, port, stop };
}

/** The content as the site reads it, and what stops following the changes of the hosted lake; the embedded one tells of its own. */
function contentLake(
  { env, lake, log }: Services,
  raise: (names: readonly RevisionName[]) => Promise<void>,
): { lake: ContentLake; unfollow: () => void } {
  if (lake !== null)
    return {
      lake: embeddedContentLake(lake, { ...embeddedProject, mountPath: lakePath }),
      unfollow: () => undefined,
    };
  if (env.sanity === null) throw new Error('There is neither an embedded nor a hosted Content Lake.');
  const client = createHostedClient(env.sanity);
  return { lake: hostedContentLake(client, env.sanity), unfollow: followHostedContent({ client, raise, log }) };
}

function openImages({ env, log, listings, revisions, originals }: Services, lake: ContentLake): Images {
  const listed = {
    revision: () => revisions.current('listings'),
    originals,
    draw: env.demo ? drawPicture : null,
  };
  return createImages({
    kept: createKeptFiles({
      directory: path.join(env.dataDirectory, 'cache', 'images'),
      ending: '.webp',
      mostBytes: env.pictureCacheBytes,
      failed: (err) => log.warn({ err }, 'Old pictures could not be deleted'),
    }),
    sources: {
      content: contentPictures({
        lake,
        crops: contentCrops({
          lake,
          revision: () =>
            contentTypes
              .flatMap((type) => [`content:${type}`, `drafts:${type}`])
              .map((name) => revisions.current(name))
              .join(),
        }),
        turns: boundedTurns(8, 256),
        tooMuch,
      }),
      listing: listingPictures({
        ...listed,
        find: async (id) => (await listings.byId(id)) ?? (await listings.tombstone(id)),
      }),
      project: listingPictures({ ...listed, find: (id) => listings.projectById(id) }),
    },
  });
}

/** Why the last import changed nothing, in words; null where it went well or there was none. */
async function lastImportFailure(services: Services): Promise<string | null> {
  const [last] = await lastImports(services);
  return last?.failure ? `The import of ${last.source} at ${last.finishedAt}: ${last.failure}` : null;
}

/** Resolves to the port. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
