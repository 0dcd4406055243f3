import os from 'node:os';
import { z } from 'zod';
import { isAddress } from '~/listings/feeds/importing/import-listings.server.ts';
import type { Database } from '~/platform/database.ts';
import { defineJob, type Job } from '~/platform/jobs.ts';
import type { Log } from '~/platform/log.ts';
import { importOwners, type OwnersImportServices } from './import-owners.server.ts';

/** The CRM's feed for owners, with its schedule. */
export interface OwnersFeed {
  /** A file path or a URL (https, http). */
  source: string;
  cron: string;
}

const addressQueue = 'owners-import';

/** The queue for a source. A file must be read by a process on the machine that has it. */
export function ownersImportQueue(database: Pick<Database, 'kind'>, source: string): string {
  if (isAddress(source) || database.kind === 'embedded') return addressQueue;
  return `${addressQueue}-on-${os.hostname().replace(/[^\w-]/g, '-')}`;
}

interface OwnersFeedServices extends OwnersImportServices {
  log: Pick<Log, 'info' | 'warn'>;
  feed: OwnersFeed | null;
}

/** The jobs that import the CRM's data for owners, one at a time. */
export function ownersFeedJobs({ feed, log, ...services }: OwnersFeedServices): Job[] {
  const { database } = services;
  return [...new Set([addressQueue, ownersImportQueue(database, 'a file')])].map((name) =>
    defineJob({
      name,
      // Without a source, the environment's is used: its URL may contain secrets, so it is not stored.
      data: z.object({ source: z.string().optional() }),
      order: 'one-at-a-time',
      retries: 0,
      retryDelay: 0,
      expireAfter: 3_600,
      ...(name === addressQueue ? { cron: feed?.cron ?? null } : {}),
      work: async ({ source = feed?.source }) => {
        if (source === undefined) return undefined;
        const summary = await importOwners(services, source);
        const { people, properties, heldBack, setAsideCount } = summary;
        log.info({ source: summary.source, ...people, properties, setAside: setAsideCount }, 'Owners imported');
        if (heldBack.length > 0) log.warn({ heldBack }, 'A complete export of owners did not remove what it lacks');
        return summary;
      },
    }),
  );
}
