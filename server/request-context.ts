import type { AppLoadContext } from '@remix-run/node';
import { onceLogger } from '~/platform/log.ts';
import { Reads, stillCurrent, type CurrentRevisions } from '~/platform/reads.ts';
import { marqueeFromCode } from '~/listings/domain/codes.ts';
import { daysBefore } from '~/listings/domain/rules/day.ts';
import { streetsRevision } from '~/listings/map/archive/map-streets.server.ts';
import { nearbyRevision } from '~/listings/nearby/nearby-places.server.ts';
import { streetsPath } from '~/listings/map/archive/streets-path.ts';
import { networkOf } from '~/platform/network.ts';
import type { Images } from '~/platform/images.server.ts';
import type { ResolvedRequest } from '~/site/resolve-request.ts';
import { readSite } from '~/site/site.server.ts';
import { beginVisit, type Visit } from '~/site/visit.server.ts';
import { limitHeaders, notedLimits } from './limit-headers.ts';
import type { Parts } from './parts.ts';
import type { Origins } from './origins.ts';
import type { Freshness } from './page-cache.ts';

export interface ContextOptions {
  request: Request;
  resolved: ResolvedRequest;
  /** Set for a preview whose visitor has proved access. */
  drafts?: boolean;
  /** The visitor's address, behind the trusted proxies; absent for a cached page, which is for everybody. */
  address?: string;
}

/** The load context of one request, and the freshness of what it has read. */
export interface RequestContext {
  context: AppLoadContext;
  freshness: Freshness;
  /** What the answer with a status says of the limits that the request was counted for. */
  limitHeaders(status: number): Record<string, string>;
}

export type RequestContextMaker = (options: ContextOptions) => RequestContext;

export function requestContexts(
  { platform, lake, content, listings, alerts, leads, newsletter, visits, views, owners, testimonials, captcha }: Parts,
  images: Images,
  origins: () => Origins,
): RequestContextMaker {
  const { env, log, revisions, audit, now } = platform;
  const { streets, nearby } = listings;
  /** Revisions that each process keeps by itself. */
  const own = new Map<string, { revision(): number }>([
    [streetsRevision, streets],
    [nearbyRevision, nearby],
  ]);
  const current: CurrentRevisions = {
    current: (name) => own.get(name)?.revision() ?? revisions.current(name),
  };
  const logOnce = onceLogger(log);
  return ({ request, resolved, drafts = false, address = '' }) => {
    const reads = new Reads(current);
    let visit: Promise<Visit> | null = null;
    const visitorNetwork = networkOf(address);
    const { limits, counted } = notedLimits(platform.limits, visitorNetwork);
    const context: AppLoadContext = {
      resolved,
      visit: () => (visit ??= beginVisit(context, request)),
      content: content.reader(reads, { drafts }),
      listings: listings.reader(reads, {
        closedSince: async () => {
          const { settings } = await readSite(context);
          return daysBefore(now(), settings?.soldShownDays ?? null);
        },
        pricelessMarquees: async () => {
          const { settings } = await readSite(context);
          return (settings?.marqueesReplacingPrice ?? []).map(marqueeFromCode).filter((name) => name !== 'none');
        },
      }),
      leads: leads.leads,
      leadDesk: leads.desk,
      newsletter: newsletter.newsletter,
      alerts: alerts.alerts,
      mail: async (mail) => void (await platform.outbox.send(platform.database, mail)),
      mailsAbout: (lead) => platform.outbox.about(lead),
      visits: visits.visits,
      views: views.views,
      portal: owners.portal,
      testimonials: testimonials.testimonials,
      captcha: captcha.captcha,
      limits,
      signatures: platform.signatures,
      visitorNetwork,
      audit,
      images,
      editors: lake.editors,
      people: lake.people,
      reads,
      origin: origins().main,
      origins: origins().all,
      mapTiles: env.mapTiles,
      mapStreets: () => {
        reads.note(streetsRevision);
        const archive = streets.current();
        return archive && streetsPath(archive.tag);
      },
      placesNear: (home) => {
        reads.note(nearbyRevision);
        return nearby.near(home);
      },
      studioUrl: env.studioOrigin ?? '/studio',
      log,
      logOnce,
      now,
      demo: env.demo,
      styleguide: env.styleguide,
    };
    return {
      context,
      limitHeaders: (status) => limitHeaders(counted, status),
      freshness: {
        stillCurrent: () => stillCurrent(reads.revisions, current),
        get cacheable() {
          return !reads.degraded;
        },
      },
    };
  };
}
