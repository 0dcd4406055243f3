import { mkdir } from 'node:fs/promises';
import { publicPath } from '~/addresses/entity-paths.ts';
import { migrate } from '~/platform/database/migrations.ts';
import type { EditorsPort } from '~/platform/editors.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import type { Reads } from '~/platform/reads.ts';
import { advertReportEndpoint } from './adverts/advert-report-endpoint.server.ts';
import { sweepBrightEndpoint } from './feeds/sweepbright/endpoint.server.ts';
import { feedCheck } from './feeds/importing/feed-check.ts';
import { lastImports } from './feeds/importing/import-listings.server.ts';
import { changedJob } from './changed-job.ts';
import { listingsJobs } from './feeds/importing/jobs.server.ts';
import { createMapStreets, type MapStreets } from './map/archive/map-streets.server.ts';
import { createNearbyPlaces, type NearbyPlaces } from './nearby/nearby-places.server.ts';
import { createOriginals, type Originals } from './feeds/originals.server.ts';
import type { ListingsPort } from './domain/port.ts';
import { brusselsToday } from './domain/rules/day.ts';
import { readThrough, type ListingSettings } from './domain/read-through.ts';
import { fillDerived } from './store/fill-derived.server.ts';
import { listingMigrations } from './store/schema.ts';
import { rememberingStore } from './store/remembered.ts';
import { createListingsStore } from './store/store.server.ts';

export interface Listings extends Part {
  /** Reads the current state of the database: for jobs, which may be queued by another process's import. */
  store: ListingsPort;
  originals: Originals;
  streets: MapStreets;
  nearby: NearbyPlaces;
  /** For downloads. */
  scratchFolder: string;
  /** The listings for one request. */
  reader(reads: Reads, settings?: ListingSettings): ListingsPort;
}

/** Listings and projects, their imports, and the report on adverts. */
export async function openListings(platform: Platform, editors: EditorsPort): Promise<Listings> {
  const { env, log, database, revisions, blobs, jobs, now } = platform;
  await migrate(database, 'listings', listingMigrations);
  await fillDerived(database);
  const store = createListingsStore(database, revisions);
  const remembering = rememberingStore(store, { revisions, today: brusselsToday(now) });
  const originals = createOriginals(blobs, { ownHosts: env.pictureHosts });
  const streets = createMapStreets({
    source: env.mapStreets ?? platform.folder('streets.pmtiles'),
    named: env.mapStreets !== null,
    hasTiles: env.mapTiles !== null,
    log,
  });
  const nearby = createNearbyPlaces({ file: platform.folder('places-nearby.geojson'), log });
  const scratchFolder = platform.folder('scratch');
  await mkdir(scratchFolder, { recursive: true });
  const pageOf = async (kind: 'listing' | 'project', id: string): Promise<string | null> => {
    const [origin] = env.origins;
    if (origin === undefined) return null;
    const page = kind === 'project' ? 'projects' : (await store.byId(id))?.goal;
    return page === undefined ? null : origin + publicPath(page, id);
  };
  return {
    store,
    originals,
    streets,
    nearby,
    scratchFolder,
    follow: () => {
      const ends = [streets.follow(), nearby.follow()];
      return () => ends.forEach((end) => end());
    },
    reader: (reads, settings) =>
      readThrough(remembering, reads, {
        failed: (err) => log.error({ err }, 'The listings do not answer'),
        ...(settings && { settings }),
      }),
    jobs: listingsJobs({
      database,
      revisions,
      scratchFolder,
      originals,
      log,
      feed: env.listingsFeed,
      sweepBright: env.sweepBright,
      pageOf,
      changed: (sql) => jobs.send(changedJob, {}, { key: 'all', sql }),
      now,
    }),
    endpoints: [
      advertReportEndpoint(database, editors),
      sweepBrightEndpoint(env.sweepBright && { database, jobs, clientSecret: env.sweepBright.clientSecret }),
    ],
    checks: {
      listings: feedCheck({
        cron: env.listingsFeed?.cron ?? null,
        imports: () => lastImports({ database }),
        now,
      }),
    },
  };
}
