import { createHash } from 'node:crypto';
import type { Database } from '~/platform/database.ts';
import { Failure } from '~/platform/failure.ts';
import type { SetAside } from '../../domain/feed.ts';
import { openFeed } from '../formats.server.ts';
import { importFeed, type ImportReport, type ImportServices } from '../../store/import.server.ts';
import { downloadFeed, shownAddress, type Download, type Validators } from './download.server.ts';

export interface ListingsSource {
  /** A file path or a URL (https, http). */
  source: string;
  /** The URL of a listing's details in the CRM, with `{ID}` in it. */
  detailUrl?: string | null;
  /** Accept an export with fewer than half of the stored listings. */
  acceptShrink?: boolean;
}

/** The summary of an import, short enough to store. */
export interface ImportSummary {
  /** Without query and credentials. */
  source: string;
  /** The server reported that nothing has changed since the last import. */
  notModified: boolean;
  listings: Record<'added' | 'changed' | 'removed' | 'unchanged' | 'late' | 'duplicates', number>;
  projects: ImportReport['projects'];
  /** The first ones, with their reasons. */
  setAside: SetAside[];
  setAsideCount: number;
  removalsHeldBack: ImportReport['removalsHeldBack'];
  projectRemovalsHeldBack: ImportReport['projectRemovalsHeldBack'];
}

export interface ListingsImportServices extends ImportServices {
  /** For downloads. */
  scratchFolder: string;
}

type Report = (progress: { done: number; total: number }) => void;

/** How many set-aside records are stored with their reasons; a broken feed has thousands. */
const keptReasons = 100;

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/**
 * Imports a CRM's export, from a file or over HTTP, and records the result (`lastImports`).
 *
 * @throws {Error} with the code `FEED_UNREACHABLE`, `FEED_UNREADABLE` or `FEED_SHRUNK` and a sentence; the listings are
 * unchanged
 */
export async function importListings(
  services: ListingsImportServices,
  from: ListingsSource,
  report?: Report,
): Promise<ImportSummary> {
  const { database } = services;
  const remote = isAddress(from.source);
  const shown = remote ? shownAddress(from.source) : from.source;
  const key = createHash('sha256').update(from.source).digest('hex');
  let download: Download | null = null;
  try {
    const known = remote && !from.acceptShrink ? await knownValidators(services, key) : null;
    download = remote ? await downloadFeed(from.source, { folder: services.scratchFolder, known }) : null;
    const summary = download?.notModified
      ? { ...nothing, source: shown, notModified: true }
      : summaryOf(shown, await importFiles(services, download?.files ?? [from.source], from, report));
    await database.query(
      `INSERT INTO listing_feed (key, source, etag, last_modified, finished_at, failure) VALUES ($1, $2, $3, $4, now(), NULL)
       ON CONFLICT (key) DO UPDATE SET etag = excluded.etag, last_modified = excluded.last_modified, finished_at = now(), failure = NULL`,
      [key, shown, download?.validators?.etag ?? null, download?.validators?.lastModified ?? null],
    );
    return summary;
  } catch (error) {
    const reason = error instanceof Failure && error.isOfFeed ? error.message : 'it failed.';
    await database
      .query(
        `INSERT INTO listing_feed (key, source, finished_at, failure) VALUES ($1, $2, now(), $3)
         ON CONFLICT (key) DO UPDATE SET finished_at = now(), failure = excluded.failure`,
        [key, shown, reason],
      )
      .catch(() => undefined);
    throw error;
  } finally {
    await download?.dispose();
  }
}

/** The last import of each source; `failure` is a message, null if it succeeded. */
export function lastImports({ database }: { database: Pick<Database, 'query'> }) {
  return database.query<{ source: string; finishedAt: string; failure: string | null }>(
    'SELECT source, finished_at AS "finishedAt", failure FROM listing_feed ORDER BY finished_at DESC',
  );
}

async function importFiles(
  services: ImportServices,
  files: readonly string[],
  { detailUrl, acceptShrink = false }: ListingsSource,
  report?: Report,
): Promise<ImportReport> {
  const feed = await openFeed(files, detailUrl ?? null);
  return importFeed(services, feed, { acceptShrink, ...(report ? { report } : {}) });
}

async function knownValidators({ database }: ImportServices, key: string): Promise<Validators | null> {
  const [row] = await database.query<Validators & { failure: string | null }>(
    'SELECT etag, last_modified AS "lastModified", failure FROM listing_feed WHERE key = $1',
    [key],
  );
  return row && row.failure === null ? row : null;
}

const nothing = {
  listings: { added: 0, changed: 0, removed: 0, unchanged: 0, late: 0, duplicates: 0 },
  projects: { added: 0, changed: 0, removed: 0, unchanged: 0 },
  setAside: [],
  setAsideCount: 0,
  removalsHeldBack: null,
  projectRemovalsHeldBack: null,
} satisfies Omit<ImportSummary, 'source' | 'notModified'>;

function summaryOf(source: string, report: ImportReport): ImportSummary {
  const { added, changed, removed, unchanged, late, duplicates, setAside } = report;
  return {
    source,
    notModified: false,
    listings: {
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      unchanged,
      late: late.length,
      duplicates,
    },
    projects: report.projects,
    setAside: setAside.slice(0, keptReasons),
    setAsideCount: setAside.length,
    removalsHeldBack: report.removalsHeldBack,
    projectRemovalsHeldBack: report.projectRemovalsHeldBack,
  };
}
