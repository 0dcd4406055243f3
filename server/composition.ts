/**
 * The composition root: every part of the process, in the order in which they need one another (docs/architecture.md). Nothing opens
 * anything at import time, and no part reaches for another that it was not handed.
 */
import type { Server } from 'node:http';
import type { Demo } from '@gevel/demo';
import { openAlerts } from '~/alerts/part.server.ts';
import { openCaptcha } from '~/captcha/part.server.ts';
import { openContent } from '~/content/part.server.ts';
import { openLeads } from '~/leads/part.server.ts';
import { openListings } from '~/listings/part.server.ts';
import type { Database } from '~/platform/database.ts';
import type { Environment } from '~/platform/environment.ts';
import { forgetOriginal } from '~/platform/images.server.ts';
import type { Log } from '~/platform/log.ts';
import { resolveRequest } from '~/site/resolve-request.ts';
import type { Part } from '~/platform/part.ts';
import { openOwners } from '~/owners/part.server.ts';
import { openNewsletter } from '~/newsletter/part.server.ts';
import { dataFolderCheck } from '~/platform/data-folder-check.ts';
import { openPlatform } from '~/platform/platform.ts';
import { openTestimonials } from '~/testimonials/part.server.ts';
import { openViews } from '~/views/part.server.ts';
import { openVisits } from '~/visits/part.server.ts';
import { openLake } from './content-lake.ts';
import { demoMailbox } from './demo-mailbox.ts';
import type { DemoLogin } from './demo-login.ts';
import { createHttpServer } from './http.ts';
import { mapStreetsFiles } from './map-streets.ts';
import { Origins } from './origins.ts';
import type { LoadBuild } from './pages.ts';
import type { Parts } from './parts.ts';
import { openPictureCache, openPictures } from './pictures.ts';
import { requestContexts } from './request-context.ts';
import type { StaticFiles } from './static-files.ts';
import { studioFiles } from './studio.ts';
import { warmPictures } from './warm-pictures.ts';

/**
 * Opens the parts of the process, but no port.
 *
 * @param root the folder of the checkout
 * @param demoLogin how the demo's editor logs in; null for commands, and where it is not allowed
 * @param database one that is being opened already
 */
export async function openParts(
  env: Environment,
  log: Log,
  root: string,
  demoLogin: DemoLogin | null = null,
  database?: Promise<Database>,
): Promise<Parts> {
  const platform = await openPlatform({ env, log, root, database });
  const opened: Part[] = [];
  const close = async (): Promise<void> => {
    // Jobs use the other parts.
    await platform.jobs.stop();
    for (const part of opened.reverse()) await part.close?.();
    await platform.close();
  };
  const add = async <Opened extends Part>(part: Promise<Opened>): Promise<Opened> => {
    const made = await part;
    opened.push(made);
    platform.jobs.define(...(made.jobs ?? []));
    return made;
  };
  const pictureCache = openPictureCache(platform);
  try {
    const lake = await add(openLake(platform, demoLogin));
    const content = await add(openContent(platform, lake.content));
    const listings = await add(openListings(platform, lake.editors));
    const alerts = await add(openAlerts(platform));
    const newsletter = await add(openNewsletter(platform));
    const leads = await add(openLeads(platform, [alerts.alerts.erase, newsletter.newsletter.erase]));
    const visits = await add(openVisits(platform));
    const views = await add(openViews(platform, lake.editors));
    const forgetPicture = (sha1: string) => forgetOriginal(pictureCache, 'content', sha1);
    const owners = await add(openOwners(platform));
    const testimonials = await add(openTestimonials(platform, lake.drafts, leads, forgetPicture));
    const captcha = await add(openCaptcha(platform));
    return {
      ...{
        platform,
        lake,
        content,
        listings,
        alerts,
        leads,
        newsletter,
        visits,
        views,
        owners,
        testimonials,
        captcha,
        pictureCache,
      },
      close,
    };
  } catch (error) {
    // What could not be opened holds nothing, least of all the lock on the data folder.
    await close();
    throw error;
  }
}

interface SiteOptions {
  /** The folder of the checkout. */
  root: string;
  parts: Parts;
  /** What draws the pictures of the demo's listings, and how its owner logs in; null where it is not shown. */
  demo: Pick<Demo, 'drawPicture' | 'demoOwnerLogin'> | null;
  /** Whether whoever reaches this process is at this machine, and may read the demo's mails. */
  showsMailbox: boolean;
  /** 0: a free one. */
  port: number;
  loadBuild: LoadBuild;
  staticFiles: StaticFiles;
  /** Set when the process is stopping; the readiness check then fails for the load balancer. */
  stopping: () => boolean;
}

export interface ListeningSite {
  origins: Origins;
  port: number;
  /** Finishes the requests in progress. */
  stop(): Promise<void>;
}

/** Puts the site on the parts, and listens. */
export async function openSite(options: SiteOptions): Promise<ListeningSite> {
  const { root, parts, demo, showsMailbox, loadBuild, staticFiles, stopping } = options;
  const { platform, lake, content, listings, alerts, leads, newsletter, visits, views, owners, testimonials, captcha } =
    parts;
  const { env, log, database } = platform;
  // Which names of this machine are ours depends on the port, which may be a free one.
  let origins = new Origins(env.origins, options.port);
  const pictures = openPictures(platform, parts.pictureCache, lake.content, listings, demo?.drawPicture ?? null);
  const all: Part[] = [
    lake,
    content,
    listings,
    alerts,
    leads,
    newsletter,
    visits,
    views,
    owners,
    testimonials,
    captcha,
  ];
  const requestContext = requestContexts(parts, pictures, () => origins);

  const { server, pages, stop } = createHttpServer({
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
      ...(showsMailbox ? [demoMailbox(platform.outbox)] : []),
    ],
    health: {
      stopping,
      checks: {
        database: { needed: true, failure: () => database.query('SELECT 1').then(() => null) },
        files: dataFolderCheck(env.dataDirectory),
        mails: platform.outbox.check,
        ...Object.assign({}, ...all.map(({ checks }) => checks)),
      },
    },
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
  alerts.serve(serving);
  owners.serve(serving, demo?.demoOwnerLogin ?? null);
  // Visitors need not wait for it, and the site can be served without a working queue.
  platform.jobs.start().catch((err: unknown) => log.error({ err }, 'The background work could not be started'));
  return { origins, port, stop };
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
