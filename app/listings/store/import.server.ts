import { randomUUID } from 'node:crypto';
import type { Database, Sql } from '~/platform/database.ts';
import type { Revisions } from '~/platform/revisions.ts';
import type { ListingRecord, PropertyType } from '../domain/entity.ts';
import { addTypesOf } from '../domain/property-types.ts';
import type { Feed, SetAside } from '../domain/feed.ts';
import { mergeImport } from './merge.ts';
import { Municipalities } from './municipalities.ts';
import { reasonToHoldBack, refuseShrunk, type HeldBack } from './removals.ts';
import { listingRow, projectRow, type ListingRow } from './rows.ts';
import { lockForWriting, sweepVersions, writeVersions } from './versions.ts';

const batchSize = 200;

export interface ImportServices {
  database: Database;
  revisions: Pick<Revisions, 'commit'>;
  /** Called at the end of an import, in its last transaction. */
  changed?: ((sql: Sql) => Promise<void>) | undefined;
}

export interface ImportOptions {
  /** Accept a complete run with fewer than half of the stored listings, or without any projects. */
  acceptShrink?: boolean;
  /** Receives the number of staged listings. */
  report?: (progress: { done: number; total: number }) => void;
}

/** Ids of the listings, by what the import did to them. */
export interface ImportReport {
  added: string[];
  changed: string[];
  removed: string[];
  unchanged: number;
  /** Ignored because they are older than the stored record or its removal (partial runs only). */
  late: string[];
  /** Records whose id occurs again later in the run; the last one wins. */
  duplicates: number;
  setAside: SetAside[];
  projects: { added: number; changed: number; removed: number; unchanged: number };
  /** Why a complete run removed no listings; null if removals were applied. */
  removalsHeldBack: HeldBack;
  projectRemovalsHeldBack: HeldBack;
}

/**
 * Synchronizes the store with a feed. Stages records in batches beside the live data, then merges them in one short
 * transaction (several for a large difference, see docs/decisions/0019) and raises the `listings` revision if anything
 * changed. If killed before the merge, the store is unchanged. Safe to repeat.
 *
 * @throws {Error} with the code `FEED_SHRUNK` when a complete run has fewer than half of the stored listings or
 *  projects; nothing is changed
 */
export async function importFeed(
  { database, revisions, changed }: ImportServices,
  feed: Feed,
  { acceptShrink = false, report = () => undefined }: ImportOptions = {},
): Promise<ImportReport> {
  const watched = feed.complete && !acceptShrink;
  // There are at most as many listings as records, so this can fail before all of them are read.
  if (watched) await refuseShrunk(database, feed, 'listing', feed.listingCount);
  const importId = randomUUID();
  const municipalities = await Municipalities.load(database, feed.municipalities);
  // Left behind by a killed import.
  await database.query("DELETE FROM listing_incoming WHERE staged_at < now() - interval '1 day'");
  const late = new Set<string>();
  const seen = new Set<string>();
  const listsTypes = feed.propertyTypes.length > 0;
  const typesSeen = new Map<number, PropertyType>();
  let read = 0;
  try {
    for await (const batch of batches(feed.listings)) {
      const records = [...new Map(batch.map((record) => [record.raw.id, record])).values()];
      const rows = records.map((record) => listingRow(record, municipalities));
      for (const id of await stage(database, importId, rows, feed.complete)) late.add(id);
      for (const { id } of rows) seen.add(id);
      if (!listsTypes) for (const record of records) addTypesOf(typesSeen, record);
      read += batch.length;
      report({ done: Math.min(read + feed.setAside.length, feed.listingCount), total: feed.listingCount });
    }
    const projects = new Map(feed.projects.map((record) => [record.raw.id, record]));
    if (watched) {
      await refuseShrunk(database, feed, 'listing', seen);
      await refuseShrunk(database, feed, 'project', new Set(projects.keys()));
    }
    const removalsHeldBack = feed.complete ? reasonToHoldBack(feed, 'listing', seen.size) : null;
    const projectRemovalsHeldBack = feed.complete
      ? await reasonToHoldBackProjects(database, feed, projects.size, acceptShrink)
      : null;
    const merged = await mergeImport(revisions, {
      importId,
      municipalities,
      propertyTypes: listsTypes ? feed.propertyTypes : [...typesSeen.values()],
      listsTypes,
      projects: [...projects.values()].map((record) => projectRow(record, municipalities)),
      // A complete run lists what exists: a deletion of an id that it also lists is stale.
      deletions: feed.complete ? feed.deletions.filter(({ id }) => !seen.has(id) && !projects.has(id)) : feed.deletions,
      // Records that could not be read still exist.
      spared: feed.setAside.flatMap(({ id }) => id ?? []),
      removeMissing: {
        listings: feed.complete && removalsHeldBack === null,
        projects: feed.complete && feed.listsProjects && projectRemovalsHeldBack === null,
        propertyTypes: feed.complete && listsTypes,
      },
      changed,
    });
    // The merge is committed; the next import retries a failed cleanup.
    await sweepVersions(database).catch(() => undefined);
    const unchanged = seen.size - merged.added.length - merged.changed.length - late.size;
    const duplicates = read - seen.size;
    return {
      ...merged,
      unchanged,
      late: [...late],
      duplicates,
      setAside: feed.setAside,
      removalsHeldBack,
      projectRemovalsHeldBack,
    };
  } catch (error) {
    await database.query('DELETE FROM listing_incoming WHERE import_id = $1', [importId]).catch(() => undefined);
    throw error;
  }
}

async function* batches(listings: Feed['listings']): AsyncGenerator<ListingRecord[]> {
  let batch: ListingRecord[] = [];
  for await (const record of listings) {
    batch.push(record);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * An agency without projects always sends an empty list. If it finishes its last project, an operator can confirm that.
 */
async function reasonToHoldBackProjects(
  database: Database,
  feed: Feed,
  read: number,
  acceptShrink: boolean,
): Promise<HeldBack> {
  const reason = feed.listsProjects ? reasonToHoldBack(feed, 'project', read) : null;
  if (reason !== 'empty') return reason;
  const [any] = await database.query('SELECT 1 FROM project LIMIT 1');
  return any === undefined || acceptShrink ? null : reason;
}

/** Stages a batch; resolves to the ids of outdated records. */
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
  // One transaction per batch: a version is written completely or not at all.
  await database.transaction(async (sql) => {
    await lockForWriting(sql);
    await writeVersions(sql, fresh);
    await sql.query(
      `INSERT INTO listing_incoming (import_id, id, payload)
       SELECT $1, row.id, row.payload FROM jsonb_to_recordset($2::jsonb) AS row (id text, payload jsonb)
       ON CONFLICT (import_id, id) DO UPDATE SET payload = excluded.payload`,
      [importId, JSON.stringify(staged)],
    );
  });
  return late;
}

/**
 * A change may have the same timestamp as the stored record, because CRMs store whole seconds. A removed listing
 * returns only with a later one.
 */
function isLate(updated: string, stored: { hash: string | null; updated: string }): boolean {
  const [moment, known] = [Date.parse(updated), Date.parse(stored.updated)];
  return stored.hash === null ? moment <= known : moment < known;
}
