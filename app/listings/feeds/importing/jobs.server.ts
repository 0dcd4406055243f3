import os from 'node:os';
import { z } from 'zod';
import type { Database } from '~/platform/database.ts';
import { defineJob, type Job } from '~/platform/jobs.ts';
import type { Log } from '~/platform/log.ts';
import { createSweepBrightClient, type SweepBrightAccount } from '../sweepbright/client.server.ts';
import { followEstate, sweepBrightJob, sweepBrightJobKind } from '../sweepbright/events.server.ts';
import type { Originals } from '../originals.server.ts';
import {
  importListings,
  isAddress,
  type ListingsImportServices,
  type ListingsSource,
} from './import-listings.server.ts';

/** Imports run one at a time. */
const kind = {
  // Without a source, the environment's is used: its URL may contain secrets, so it is not stored.
  data: z.object({ source: z.string().optional(), acceptShrink: z.boolean().optional() }),
  order: 'one-at-a-time',
  retries: 0,
  retryDelay: 0,
  expireAfter: 3 * 3600,
} as const;

const addressQueue = 'listings-import';

/** The queue for a source. A file must be read by a process on the machine that has it. */
export function importQueue(database: Pick<Database, 'kind'>, source: string): string {
  if (isAddress(source) || database.kind === 'embedded') return addressQueue;
  return `${addressQueue}-on-${os.hostname().replace(/[^\w-]/g, '-')}`;
}

export interface ListingsJobServices extends ListingsImportServices {
  originals: Originals;
  log: Log;
  /** The CRM's feed that is imported on a schedule. */
  feed: (ListingsSource & { cron: string }) | null;
  sweepBright: SweepBrightAccount | null;
  pageOf: (kind: 'listing' | 'project', id: string) => Promise<string | null>;
  now: () => Date;
}

export function listingsJobs(services: ListingsJobServices): Job[] {
  const { feed, log } = services;
  const imports = [...new Set([addressQueue, importQueue(services.database, 'a file')])].map((name) =>
    defineJob({
      ...kind,
      name,
      ...(name === addressQueue ? { cron: feed?.cron ?? null } : {}),
      work: async ({ source, acceptShrink }, report) => {
        const from =
          source === undefined ? feed : { source, detailUrl: source === feed?.source ? feed.detailUrl : null };
        if (from === null) return undefined;
        const summary = await importListings(services, { ...from, acceptShrink: acceptShrink ?? false }, report);
        log.info(
          { source: summary.source, notModified: summary.notModified, ...summary.listings },
          'Listings imported',
        );
        const { removalsHeldBack, projectRemovalsHeldBack } = summary;
        if (removalsHeldBack ?? projectRemovalsHeldBack)
          log.warn({ removalsHeldBack, projectRemovalsHeldBack }, 'A complete export did not remove what it lacks');
        return summary;
      },
    }),
  );
  if (services.sweepBright === null) return imports;
  const client = createSweepBrightClient(services.sweepBright, services.now);
  return [
    ...imports,
    defineJob({
      ...sweepBrightJobKind,
      name: sweepBrightJob,
      work: ({ estateId }) => followEstate({ ...services, client }, estateId),
    }),
  ];
}
