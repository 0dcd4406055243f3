import type { Server } from 'node:http';
import path from 'node:path';
import { createContentClient, imageBase } from '~/content/client.server.ts';
import { followHostedContent } from '~/content/hosted.server.ts';
import { ContentStore } from '~/content/store.server.ts';
import { advertReport } from '~/listings/advert-report.server.ts';
import { receiveSweepBright } from '~/listings/feeds/sweepbright/events.server.ts';
import { lastImports } from '~/listings/importing/import-listings.server.ts';
import { readThrough } from '~/listings/read-through.ts';
import { boundedTurns, tooMuch } from '~/services/bounded.ts';
import { createImages } from '~/services/images.server.ts';
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

/** Listens, then makes what a request may use: the embedded lake is read over HTTP, at the address we listen on. */
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
  let requestContext: RequestContextMaker = () => {
    throw new Error('The site is still starting');
  };
  let contentFailure: () => string | null = () => 'starting';
  const port = { listening: askedPort };
  const originsOf = () => new Origins(env.origins, port.listening);
  let origins = originsOf();

  const { server, stop } = createHttpServer({
    origins: () => origins,
    trustedProxies: env.trustedProxies,
    loadBuild,
    requestContext: (options) => requestContext(options),
    preview: services.preview,
    studioOrigin: env.studioOrigin,
    lake: services.lake,
    ownHost: () => ownHost(env.host, port.listening),
    staticFiles,
    studio: studioFiles({ root, hosted: env.sanity !== null }),
    health: {
      stopping,
      checks: {
        database: { needed: true, failure: () => services.database.query('SELECT 1').then(() => null) },
        content: { needed: false, failure: () => Promise.resolve(contentFailure()) },
        listings: { needed: false, failure: () => lastImportFailure(services) },
      },
    },
    pageCacheBytes: env.pageCacheBytes,
    cdnSeconds: env.cdnSeconds,
    development: env.mode === 'development',
    log,
  });
  await listen(server, askedPort, env.host);
  const address = server.address();
  if (typeof address === 'object' && address !== null) port.listening = address.port;
  origins = originsOf();

  const lakeAddress = env.sanity
    ? { ...env.sanity, embeddedAt: null }
    : {
        ...embeddedProject,
        embeddedAt: `http://${ownHost(env.host, port.listening)}${lakePath}`,
        token: services.siteTokens.published,
      };
  const draftsToken = env.sanity ? env.sanity.token : services.siteTokens.drafts;
  const content = new ContentStore({
    client: createContentClient(lakeAddress),
    revisions,
    log,
    directory: path.join(env.dataDirectory, 'cache', 'content'),
  });
  const lakeClient =
    draftsToken === null ? null : createContentClient({ ...lakeAddress, token: draftsToken }, 'drafts');
  // Without a token (hosted, and none given) a preview shows what is published.
  const drafts =
    lakeClient === null
      ? content
      : new ContentStore({ client: lakeClient, revisions, log, directory: null, drafts: true });
  const raise = (names: readonly RevisionName[]) => revisions.commit((_sql, raiseInside) => raiseInside(names));
  if (env.sanity) {
    server.once('close', followHostedContent({ client: lakeClient ?? createContentClient(lakeAddress), raise, log }));
  }
  const listed = {
    revision: () => revisions.current('listings'),
    originals: services.originals,
    draw: env.demo ? drawPicture : null,
  };
  const images = createImages({
    kept: createKeptFiles({
      directory: path.join(env.dataDirectory, 'cache', 'images'),
      ending: '.webp',
      mostBytes: env.pictureCacheBytes,
      failed: (err) => log.warn({ err }, 'Old pictures could not be deleted'),
    }),
    sources: {
      content: contentPictures({
        imageBase: () => imageBase(lakeAddress),
        turns: boundedTurns(8, 256),
        tooMuch: tooMuch,
      }),
      listing: listingPictures({
        ...listed,
        find: async (id) => (await listings.byId(id)) ?? (await listings.tombstone(id)),
      }),
      project: listingPictures({ ...listed, find: (id) => listings.projectById(id) }),
    },
  });
  const logOnce = onceLogger(log);
  contentFailure = () => content.failure;
  requestContext = (options) => {
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
        lakeClient,
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
  if (env.warmPictures && env.mode === 'production') {
    const knownAs = new URL(origins.main).host;
    const stopWarming = warmPictures({ server, ownHost: ownHost(env.host, port.listening), knownAs, log });
    server.once('close', stopWarming);
  }
  return { origins, port: port.listening, stop };
}

/** Why the last import changed nothing, in words; null where it went well or there was none. */
async function lastImportFailure(services: Services): Promise<string | null> {
  const [last] = await lastImports(services);
  return last?.failure ? `The import of ${last.source} at ${last.finishedAt}: ${last.failure}` : null;
}

/** Where this process reaches itself: the address it listens on, or the loopback one where that is every address. */
function ownHost(host: string, port: number): string {
  const every = host === '0.0.0.0' || host === '::';
  return new URL(`http://${every ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`).host;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
