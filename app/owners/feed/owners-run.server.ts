import { z } from 'zod';
import { complaintsOf } from '~/listings/feeds/complaints.ts';
import { crmFlag, crmId } from '~/listings/feeds/crm-values.ts';
import { readJsonLists } from '~/listings/feeds/json-lists.server.ts';
import { failure } from '~/platform/failure.ts';
import { calendarRecord, documentRecord, mediaRecord, ownerRecord, propertyOf } from './values.ts';

export const ownerLists = ['OwnerList', 'CalendarHistoryList', 'MediaObjectStatisticList', 'DocumentList'] as const;
export type OwnerListName = (typeof ownerLists)[number];

/** A record that cannot be read. */
export interface SetAsideRecord {
  list: OwnerListName;
  /** Position in its list, from 0. */
  index: number;
  /** The CRM's id; null if even that cannot be read. */
  id: string | null;
  /** Field and complaint, never the field's value: it ends up in a log. */
  reason: string;
}

/** What a run says of one kind about properties. */
export interface OfProperties<Value> {
  values: Map<string, Value[]>;
  /** Properties that have records which cannot be read. */
  unreadable: Set<string>;
  /** How many of these do not even name their property. */
  lost: number;
}

export interface OwnersRun {
  /** The run holds everything that the CRM has. */
  complete: boolean;
  /** Even an empty list is one. */
  lists: Set<OwnerListName>;
  owners: z.infer<typeof ownerRecord>[];
  records: OfProperties<z.infer<typeof calendarRecord>['value']>;
  media: OfProperties<z.infer<typeof mediaRecord>['value']>;
  documents: OfProperties<z.infer<typeof documentRecord>['value']>;
  setAside: SetAsideRecord[];
}

/**
 * Reads what the CRM tells owners (facts §5: Omnicasa's `GetCalendarHistories`, `GetMediaObjectStatisticsGraphList`, `GetDocumentList`), of one
 * file or of its pages in order. What cannot be read is set aside and stops nothing.
 *
 * @throws {Failure} `FEED_UNREADABLE` for a file that is none, or is cut off
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
