import { z } from 'zod';
import { complaintsOf } from '~/listings/feeds/complaints.ts';
import { crmFlag, crmId } from '~/listings/feeds/crm-values.ts';
import { readJsonLists } from '~/listings/feeds/json-lists.server.ts';
import { failure } from '~/platform/failure.ts';
import { calendarRecord, documentRecord, mediaRecord, ownerRecord, propertyOf } from './values.ts';

export const ownerLists = ['OwnerList', 'CalendarHistoryList', 'MediaObjectStatisticList', 'DocumentList'] as const;
export type OwnerListName = (typeof ownerLists)[number];

/** A record that could not be parsed. */
export interface SetAsideRecord {
  list: OwnerListName;
  /** Position in its list, from 0. */
  index: number;
  /** The CRM's id; null if even that is unreadable. */
  id: string | null;
  /** Field and complaint, never the field's value, because it is logged. */
  reason: string;
}

/** The records of a kind in a run. */
export interface OfProperties<Value> {
  values: Map<string, Value[]>;
  /** Properties with records that could not be parsed. */
  unreadable: Set<string>;
  /** Number of unparsable records without a readable property. */
  lost: number;
}

export interface OwnersRun {
  /** Whether the run contains everything in the CRM. */
  complete: boolean;
  /** The lists that the run contains, including empty ones. */
  lists: Set<OwnerListName>;
  owners: z.infer<typeof ownerRecord>[];
  records: OfProperties<z.infer<typeof calendarRecord>['value']>;
  media: OfProperties<z.infer<typeof mediaRecord>['value']>;
  documents: OfProperties<z.infer<typeof documentRecord>['value']>;
  setAside: SetAsideRecord[];
}

/**
 * Reads the CRM's data for owners (Omnicasa's `GetCalendarHistories`, `GetMediaObjectStatisticsGraphList`,
 * `GetDocumentList`), from one file or its pages in order. Unparsable records are set aside.
 *
 * @throws {Failure} `FEED_UNREADABLE` if a file is not such an export or is truncated
 */
export async function readOwnersRun(files: readonly string[]): Promise<OwnersRun> {
  const ofProperties = () => ({ values: new Map(), unreadable: new Set<string>(), lost: 0 });
  const run: OwnersRun = {
    complete: false,
    lists: new Set(),
    owners: [],
    records: ofProperties(),
    media: ofProperties(),
    documents: ofProperties(),
    setAside: [],
  };
  for (const file of files) {
    const read = readJsonLists(file, { lists: ownerLists, fields: ['Complete', ...ownerLists] });
    for await (const { list, key, value } of read) {
      if (list === null && key === 'Complete') run.complete = crmFlag.safeParse(value).data === true;
      const name = ownerLists.find((each) => each === (list ?? key));
      if (name === undefined) continue;
      if (list !== null) addTo(run, name, value, Number(key));
      else if (Array.isArray(value)) run.lists.add(name);
    }
  }
  if (run.lists.size === 0) throw failure('FEED_UNREADABLE', `it holds none of the lists ${ownerLists.join(', ')}.`);
  return run;
}

function addTo(run: OwnersRun, list: OwnerListName, record: unknown, index: number): void {
  const setAside = (error: z.ZodError) => {
    const ids = z.object({ ID: crmId.catch(''), PersonID: crmId.catch('') }).safeParse(record).data;
    run.setAside.push({ list, index, id: ids?.ID || ids?.PersonID || null, reason: complaintsOf(error) });
  };
  const add = <Value>(kind: OfProperties<Value>, shape: z.ZodType<{ property: string; value: Value }>): void => {
    const { data, error } = shape.safeParse(record);
    if (data !== undefined) {
      const known = kind.values.get(data.property);
      if (known) known.push(data.value);
      else kind.values.set(data.property, [data.value]);
      return;
    }
    setAside(error);
    const property = propertyOf(record);
    if (property === null) kind.lost += 1;
    else kind.unreadable.add(property);
  };
  switch (list) {
    case 'OwnerList': {
      const { data, error } = ownerRecord.safeParse(record);
      if (data === undefined) setAside(error);
      else run.owners.push(data);
      return;
    }
    case 'CalendarHistoryList':
      return add(run.records, calendarRecord);
    case 'MediaObjectStatisticList':
      return add(run.media, mediaRecord);
    case 'DocumentList':
      return add(run.documents, documentRecord);
  }
}
