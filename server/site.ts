import type { Server } from 'node:http';
import type { Demo } from '@gevel/demo';
import { translationEndpoint } from '~/office/translation/endpoint.server.ts';
import { createTranslator } from '~/office/translation/translator.server.ts';
import { giveWay } from '~/platform/give-way.ts';
import { resolveRequest } from '~/site/resolve-request.ts';
import { auditEndpoints } from './audit-endpoint.ts';
import { healthChecks, sharedChecks } from './health.ts';
import { createHttpServer } from './http.ts';
import { mapStreetsFiles } from './map-streets.ts';
import { Origins } from './origins.ts';
import type { LoadBuild } from './pages.ts';
import type { Parts } from './parts.ts';
import { openPictures } from './pictures.ts';
import { requestContexts } from './request-context.ts';
import type { StaticFiles } from './static-files.ts';
import { statusEndpoint } from './status-endpoint.ts';
import { createStatus } from './status.ts';
import { studioFiles } from './studio.ts';
import type { Tracing } from './tracing.ts';
import { watchVisits } from './visits-seen.ts';
import { warmPictures } from './warm-pictures.ts';

interface SiteOptions {
  /** The checkout's folder. */
  root: string;
  parts: Parts;
  /** Draws the demo listings' pictures and logs in the demo's owner; null without the demo. */
  demo: Pick<Demo, 'drawPicture' | 'demoOwnerLogin' | 'demoMailbox'> | null;
  /** Whether everyone who reaches this process is at this machine, and may read the demo's mails. */
  showsMailbox: boolean;
  /** 0 picks a free port. */
  port: number;
  loadBuild: LoadBuild;
  staticFiles: StaticFiles;
  /** When the process began. */
  startedAt: Date;
  /** Null where no collector is named. */
  tracing: Tracing | null;
  /** True when the process is stopping; the readiness check then fails for the load balancer. */
  stopping: () => boolean;
}

export interface ListeningSite {
  origins: Origins;
  port: number;
  /** From now on each response ends its connection. */
  drain(): void;
  /** Resolves when the requests in progress are finished. */
  stop(): Promise<void>;
}

/** Sets up the site on top of the parts, and listens. */
export async function openSite(options: SiteOptions): Promise<ListeningSite> {
  const { root, parts, demo, showsMailbox, loadBuild, staticFiles, startedAt, tracing, stopping } = options;
  const { platform, lake, content, listings, alerts, owners, people, reviews, siteCheck, all } = parts;
  const { env, log, database, audit } = platform;
  // Our loopback origins depend on the port, which may be assigned on listening.
  let origins = new Origins(env.origins, options.port);
  const pictures = openPictures(platform, parts.pictureCache, lake.content, listings, demo?.drawPicture ?? null);
  const requestContext = requestContexts(parts, pictures, () => origins);

  const metrics =
    env.metricsToken === null
      ? null
      : // Loaded on demand: most sites are read by no Prometheus.
        (await import('./metrics.ts')).createMetrics({
          token: env.metricsToken,
          database,
          dataDirectory: env.dataDirectory,
          backupFolder: env.backups?.folder ?? null,
          lakeQueries: lake.embedded && lake.embedded.queryCounts,
        });

  const { server, pages, drain, stop } = createHttpServer({
    origins: () => origins,
    trustedProxies: env.trustedProxies,
    loadBuild,
    requestContext,
    preview: content.preview,
    limits: platform.limits,
    lake: lake.embedded,
    staticFiles,
    mapStreets: mapStreetsFiles(listings.streets, log),
    studio: studioFiles({ root, hosted: env.sanity !== null }),
    endpoints: [
      ...all.flatMap(({ endpoints = [] }) => endpoints),
      statusEndpoint(createStatus(parts, { root, startedAt }), lake.editors, log, audit),
      ...auditEndpoints(audit, lake.editors),
      translationEndpoint(env.translation && createTranslator(env.translation), lake.editors, platform.limits, log),
      ...(demo !== null && showsMailbox ? [demo.demoMailbox(platform.outbox)] : []),
    ],
    health: {
      stopping,
      parts: sharedChecks(healthChecks(parts)),
    },
    metrics,
    tracing,
    pageCacheBytes: env.pageCacheBytes,
    cdnSeconds: env.cdnSeconds,
    development: env.mode === 'development',
    log,
  });
  const port = await listen(server, options.port, env.host);
  database.letPagesGoFirst();
  origins = new Origins(env.origins, port);
  for (const { follow } of all) if (follow) server.once('close', follow());
  if (env.warmPictures && env.mode === 'production')
    server.once('close', warmPictures({ server, read: (url) => pages.read(url), log }));
  // Jobs write mails with the site's content and links.
  const serving = () => requestContext({ request: new Request(origins.main), resolved: resolveRequest('/') }).context;
  lake.serve?.(origins);
  alerts.serve(serving);
  people.serve(serving);
  reviews.serve(serving);
  const visits = watchVisits(server);
  server.once('close', () => visits.stop());
  siteCheck.serve({
    context: serving,
    look: (path) => pages.look(path),
    rest: async () => {
      await giveWay();
      await visits.quiet(200, 2_000);
    },
  });
  owners.serve(serving, demo?.demoOwnerLogin ?? null);
  // Not awaited: the site can be served without a working queue.
  platform.jobs.start().catch((err: unknown) => log.error({ err }, 'The background work could not be started'));
  return { origins, port, drain, stop };
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
