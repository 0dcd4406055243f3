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
  /** For downloads. */
  scratchFolder: string;
  /** Whether to invite new owners once a property of theirs is on the site. */
  invites: boolean;
}

/** The summary of an import, short enough to store. */
export interface OwnersImportSummary {
  /** Without query and credentials. */
  source: string;
  people: PeopleReport;
  /** Number of properties that were written. */
  properties: number;
  /**
   * Lists of a complete run that removed nothing, because they are empty or have records without a readable property.
   */
  heldBack: OwnerListName[];
  /** The first ones, with their reasons. */
  setAside: SetAsideRecord[];
  setAsideCount: number;
}

/** A broken feed has thousands. */
const keptReasons = 100;

/**
 * Imports the CRM's data for owners, from a file or over HTTP. For each property, the records of a kind in the run
 * replace the stored ones; only a complete run removes what it does not list. Each property is one transaction, so that
 * no owner sees half of it.
 *
 * @throws {Failure} `FEED_UNREACHABLE` or `FEED_UNREADABLE`; nothing has changed
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

/** A kind of record about properties, with the type of its values erased. */
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
