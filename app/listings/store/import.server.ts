import { randomUUID } from 'node:crypto';
import type { Database } from '~/services/database.ts';
import type { Revisions } from '~/services/revisions.ts';
import type { Feed, SetAside } from '../feeds/feed.ts';
import { merge } from './merge.ts';
import { Municipalities } from './municipalities.ts';
import { listingRow, projectRow, type ListingRow } from './rows.ts';
import { lockForWriting, sweepVersions, writeVersions } from './versions.ts';

const batchSize = 200;

export interface ImportServices {
  database: Database;
  revisions: Pick<Revisions, 'commit'>;
}

/** Ids of the listings, by what the import did to them. */
export interface ImportReport {
  added: string[];
  changed: string[];
  removed: string[];
  unchanged: number;
  /** Older than what the store has, or than the listing's removal: without effect (partial runs only). */
  late: string[];
  setAside: SetAside[];
  projects: { added: number; changed: number; removed: number; unchanged: number };
  /** Why a complete run removed nothing, if it did not dare to. */
  removalsHeldBack: 'empty' | 'unreadable ids' | null;
}

/**
 * Brings the store in step with a feed: writes what is new beside what is there in batches, then moves the listings over in one
 * short transaction that raises the `listings` revision if anything is different. Killed in between, the store is as before. May be repeated.
 * `report` hears how many listings are staged.
 */
export async function importFeed(
  { database, revisions }: ImportServices,
  feed: Feed,
  report: (progress: { done: number; total: number }) => void = () => undefined,
): Promise<ImportReport> {
  const importId = randomUUID();
  const municipalities = await Municipalities.load(database, feed.municipalities);
  // What a killed import left behind.
  await database.query("DELETE FROM listing_incoming WHERE staged_at < now() - interval '1 day'");
  const late: string[] = [];
  const records = [...new Map(feed.listings.map((record) => [record.raw.id, record])).values()];
  try {
    for (let start = 0; start < records.length; start += batchSize) {
      const rows = records.slice(start, start + batchSize).map((record) => listingRow(record, municipalities));
      late.push(...(await stage(database, importId, rows, feed.complete)));
      report({ done: Math.min(start + batchSize, records.length), total: records.length });
    }
    const removalsHeldBack = feed.complete ? reasonToHoldBack(feed) : null;
    const merged = await revisions.commit((sql, raise) =>
      merge(sql, raise, {
        importId,
        municipalities,
        propertyTypes: feed.propertyTypes,
        projects: feed.projects.map((record) => projectRow(record, municipalities)),
        deletions: feed.deletions,
        // What could not be read is still there.
        spared: feed.setAside.flatMap(({ id }) => id ?? []),
        removeMissing: feed.complete && removalsHeldBack === null,
      }),
    );
    // The listings are in; what could not be swept up now is swept by the next import.
    await sweepVersions(database).catch(() => undefined);
    const touched = merged.added.length + merged.changed.length + late.length;
    return { ...merged, unchanged: records.length - touched, late, setAside: feed.setAside, removalsHeldBack };
  } catch (error) {
    await database.query('DELETE FROM listing_incoming WHERE import_id = $1', [importId]).catch(() => undefined);
    throw error;
  }
}

/** An empty or half-read answer of the CRM is more likely a fault than an agency that sold out over night. */
function reasonToHoldBack(feed: Feed): ImportReport['removalsHeldBack'] {
  if (feed.listings.length === 0) return 'empty';
  const unreadable = feed.setAside.some(({ kind, id }) => id === null && (kind === 'listing' || kind === 'project'));
  return unreadable ? 'unreadable ids' : null;
}

/** Stages a batch; resolves to the ids that came too late. */
async function stage(
  database: Database,
  importId: string,
  rows: readonly ListingRow[],
  complete: boolean,
): Promise<string[]> {
  const known = await database.query<{ id: string; hash: string | null; updated: string }>(
    `SELECT id, hash, updated FROM listing WHERE id = ANY ($1::text[])
     UNION ALL SELECT id, NULL, removed_at FROM listing_tombstone WHERE id = ANY ($1::text[])`,
    [rows.map(({ id }) => id)],
  );
  const before = new Map(known.map((row) => [row.id, row]));
  const late: string[] = [];
  const staged: { id: string; payload?: ListingRow['payload'] }[] = [];
  const fresh: ListingRow[] = [];
  for (const row of rows) {
    const stored = before.get(row.id);
    if (!complete && stored && isLate(row.updated, stored)) {
      late.push(row.id);
    } else if (stored?.hash === row.hash) {
      staged.push({ id: row.id });
    } else {
      staged.push({ id: row.id, payload: row.payload });
      fresh.push(row);
    }
  }
  // One transaction a batch: a version is there whole or not at all.
  await database.transaction(async (sql) => {
    await lockForWriting(sql);
    await writeVersions(sql, fresh);
    await sql.query(
      `INSERT INTO listing_incoming (import_id, id, payload)
       SELECT $1, row.id, row.payload FROM jsonb_to_recordset($2::jsonb) AS row (id text, payload jsonb)`,
      [importId, JSON.stringify(staged)],
    );
  });
  return late;
}

/** A change may have the stored moment (CRMs count seconds); what is gone comes back only with a later one. */
function isLate(updated: string, stored: { hash: string | null; updated: string }): boolean {
  const [moment, known] = [Date.parse(updated), Date.parse(stored.updated)];
  return stored.hash === null ? moment <= known : moment < known;
}
