import { z } from 'zod';
import { failure } from '~/platform/failure.ts';
import type { ListingRecord, Municipality, PropertyType, TombstoneStatus } from '../domain/entity.ts';
import { marqueeFromCode } from '../domain/codes.ts';
import { complaintsOf } from './complaints.ts';
import { crmDay, crmFlag, crmInteger, crmText, coordinatesOf, crmId, pageId } from './crm-values.ts';
import type { Deletion, Feed, SetAside } from '../domain/feed.ts';
import { coordinateFields, crmZip, languageFields, translated } from './omnicasa-parts.ts';
import { omnicasaProject } from './omnicasa-project.ts';
import { omnicasaProperty } from './omnicasa-property.ts';

/**
 * An export in Omnicasa's JSON format: one object with the CRM's lists. `Complete` means that the run
 * contains everything in the CRM.
 */
const envelope = z.object({
  Complete: crmFlag.optional(),
  CityList: z.array(z.unknown()).nullish(),
  PropertyTypeList: z.array(z.unknown()).nullish(),
  PropertyList: z.array(z.unknown()).nullish(),
  ProjectList: z.array(z.unknown()).nullish(),
  DeletedList: z.array(z.unknown()).nullish(),
});

const city = z
  .object({
    ...languageFields,
    ...coordinateFields,
    Name: crmText.pipe(z.string('is missing')),
    Zip: crmZip,
    CountryID: crmInteger.pipe(z.number('is missing')),
    CountryName: crmText,
  })
  .transform((record): Municipality => {
    const coordinates = coordinatesOf(record);
    return {
      zip: record.Zip,
      name: translated(record, 'Name', record.Name),
      countryId: record.CountryID,
      countryName: translated(record, 'CountryName', record.CountryName),
      centre: coordinates && { latitude: coordinates.latitude, longitude: coordinates.longitude },
    };
  });

const type = z
  .object({
    ...languageFields,
    ID: crmId,
    WebID: crmInteger.pipe(z.number('is missing').positive('is no id')),
    Name: crmText.pipe(z.string('is missing')),
    ShowOrder: crmInteger,
    Sale: crmFlag,
    Rent: crmFlag,
  })
  .transform((record): PropertyType => ({
    id: record.ID,
    webId: record.WebID,
    name: translated(record, 'Name', record.Name),
    showOrder: record.ShowOrder ?? record.WebID,
    sale: record.Sale ?? true,
    rent: record.Rent ?? true,
  }));

const deletion = z
  .object({ ID: pageId, Marquee: crmInteger, Date: crmDay })
  .transform(({ ID, Marquee, Date }): Deletion => ({
    id: ID,
    status: Marquee === null ? null : departure(Marquee),
    day: Date,
  }));

function departure(code: number): TombstoneStatus {
  const marquee = marqueeFromCode(code);
  return marquee === 'sold' || marquee === 'rented' ? marquee : 'withdrawn';
}

/** A feed held entirely in memory. */
export interface OmnicasaFeed extends Feed {
  listings: ListingRecord[];
}

/**
 * Parses a payload. Unparsable records are set aside with their reason.
 *
 * @throws {Error} with the code `FEED_UNREADABLE` if the payload as a whole is not an export
 */
export function parseOmnicasa(payload: unknown): OmnicasaFeed {
  const lists = envelope.safeParse(payload);
  if (!lists.success) throw failure('FEED_UNREADABLE', `This is no listings export: ${complaintsOf(lists.error)}.`);
  const { Complete, ...records } = lists.data;
  const feed = emptyOmnicasa();
  feed.complete = Complete === true;
  feed.listsProjects = Array.isArray(records.ProjectList);
  const listings: ListingRecord[] = [];
  for (const list of omnicasaLists) {
    (records[list] ?? []).forEach((record, index) => {
      if (list === 'PropertyList') listings.push(...readOmnicasaListing(feed, record, index));
      else addToOmnicasa(feed, list, record, index);
    });
  }
  return { ...feed, listings, listingCount: records.PropertyList?.length ?? 0 };
}

export const omnicasaLists = ['CityList', 'PropertyTypeList', 'ProjectList', 'DeletedList', 'PropertyList'] as const;
type OmnicasaList = (typeof omnicasaLists)[number];

/** Everything in a run except its listings. */
export type OmnicasaParts = Omit<Feed, 'listings' | 'listingCount'>;

export function emptyOmnicasa(): OmnicasaParts {
  return {
    complete: false,
    municipalities: [],
    propertyTypes: [],
    projects: [],
    listsProjects: false,
    deletions: [],
    setAside: [],
  };
}

/** Adds a record of one of the short lists, or sets it aside. */
export function addToOmnicasa(
  parts: OmnicasaParts,
  list: Exclude<OmnicasaList, 'PropertyList'>,
  record: unknown,
  index: number,
): void {
  switch (list) {
    case 'CityList':
      return void parts.municipalities.push(...read(parts, 'city', city, record, index));
    case 'PropertyTypeList':
      return void parts.propertyTypes.push(...read(parts, 'type', type, record, index));
    case 'ProjectList':
      return void parts.projects.push(...read(parts, 'project', omnicasaProject, record, index));
    case 'DeletedList':
      return void parts.deletions.push(...read(parts, 'deletion', deletion, record, index));
  }
}

/** Parses a listing record; empty if it was set aside. */
export function readOmnicasaListing(parts: OmnicasaParts, record: unknown, index: number): ListingRecord[] {
  return read(parts, 'listing', omnicasaProperty, record, index);
}

function read<Value>(
  { setAside }: OmnicasaParts,
  kind: SetAside['kind'],
  schema: z.ZodType<Value>,
  record: unknown,
  index: number,
): Value[] {
  const parsed = schema.safeParse(record);
  if (parsed.success) return [parsed.data];
  setAside.push({ kind, id: pageIdOf(record), index, reason: complaintsOf(parsed.error) });
  return [];
}

/** The id under which the site knows a record, even if it cannot be parsed. */
export const pageIdOf = (record: unknown): string | null => idOf(record)?.toLowerCase() ?? null;

/** The id in the CRM's spelling. */
export function idOf(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('ID' in record)) return null;
  const id = crmId.safeParse(record.ID);
  return id.success ? id.data : null;
}
