import { downloadFeed, shownAddress } from '~/listings/feeds/importing/download.server.ts';
import { isAddress } from '~/listings/feeds/importing/import-listings.server.ts';
import type { Database, Sql } from '~/platform/database.ts';
import type { Portal } from '../portal.server.ts';
import { importPeople, type PeopleReport } from './people.server.ts';
import {
  readOwnersRun,
  type OfProperties,
  type OwnerListName,
  type OwnersRun,
  type SetAsideRecord,
} from './owners-run.server.ts';

export interface OwnersImportServices {
  database: Database;
  portal: Portal;
  /** For what is fetched before it is read. */
  scratchFolder: string;
  /** Whether owners who were never invited are, once a property of theirs is on the site. */
  invites: boolean;
}

/** How an import went, short enough to be stored. */
export interface OwnersImportSummary {
  /** Without what may be secret in it. */
  source: string;
  people: PeopleReport;
  /** Properties of which something was written. */
  properties: number;
  /** Lists of a complete run by which nothing was removed: they are empty, or have records that do not say whose they are. */
  heldBack: OwnerListName[];
  /** The first ones, with their reasons. */
  setAside: SetAsideRecord[];
  setAsideCount: number;
}

/** A broken feed has thousands. */
const keptReasons = 100;

/**
 * Imports what the CRM tells owners, from a file or over HTTP. Of a property, what the run has of a kind replaces what there was; only a
 * complete run removes what it does not name. Each property is one transaction, so that no owner reads half of it.
 *
 * @throws {Failure} `FEED_UNREACHABLE` or `FEED_UNREADABLE`; everything is then as it was
 */
export async function importOwners(services: OwnersImportServices, source: string): Promise<OwnersImportSummary> {
  const download = isAddress(source)
    ? await downloadFeed(source, { folder: services.scratchFolder, known: null })
    : null;
  try {
    const run = await readOwnersRun(download?.files ?? [source]);
    const people = await importPeople(services, run);
    const heldBack: OwnerListName[] = people.heldBack ? ['OwnerList'] : [];
    const properties = await importProperties(services, run, heldBack);
    return {
      source: isAddress(source) ? shownAddress(source) : source,
      people,
      properties,
      heldBack,
      setAside: run.setAside.slice(0, keptReasons),
      setAsideCount: run.setAside.length,
    };
  } finally {
    await download?.dispose();
  }
}

async function importProperties(
  { database, portal: { records, media } }: OwnersImportServices,
  run: OwnersRun,
  heldBack: OwnerListName[],
): Promise<number> {
  const kinds = [
    kind('CalendarHistoryList', 'owner_record', run.records, (sql, id, values) => records.replace(sql, id, values)),
    kind('MediaObjectStatisticList', 'owner_medium', run.media, (sql, id, values) =>
      media.replaceMedia(sql, id, values),
    ),
    kind('DocumentList', 'owner_document', run.documents, (sql, id, values) => media.replaceDocuments(sql, id, values)),
  ];
  const writing = new Map<string, ((sql: Sql) => Promise<void>)[]>();
  const write = (property: string, work: (sql: Sql) => Promise<void>): void => {
    writing.set(property, [...(writing.get(property) ?? []), work]);
  };
  for (const { list, table, named, isEmpty, lost, unreadable, replace } of kinds) {
    for (const property of named) write(property, (sql) => replace(sql, property));
    if (!run.complete || !run.lists.has(list)) continue;
    if (isEmpty || lost > 0) {
      heldBack.push(list);
      continue;
    }
    const stored = await database.query<{ property_id: string }>(`SELECT DISTINCT property_id FROM ${table}`);
    for (const { property_id: property } of stored)
      if (!named.has(property) && !unreadable.has(property)) write(property, (sql) => replace(sql, property));
  }
  for (const [, work] of writing)
    await database.transaction(async (sql) => {
      for (const each of work) await each(sql);
    });
  return writing.size;
}

/** One kind of what is told about properties, without the type of its values. */
function kind<Value>(
  list: OwnerListName,
  table: string,
  { values, unreadable, lost }: OfProperties<Value>,
  replace: (sql: Sql, property: string, values: readonly Value[]) => Promise<void>,
) {
  return {
    list,
    table,
    unreadable,
    lost,
    named: new Set(values.keys()),
    isEmpty: values.size === 0,
    replace: (sql: Sql, property: string) => replace(sql, property, values.get(property) ?? []),
  };
}
