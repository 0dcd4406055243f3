import { createHash } from 'node:crypto';
import { languages } from '~/i18n/languages.ts';
import { goalCodes } from '../domain/codes.ts';
import type { Listing, ListingRecord, ProjectRecord } from '../domain/entity.ts';
import { textIn } from '../domain/translate.ts';
import { cardOf, type ListingCard } from './card.ts';
import { columnsOf } from './columns.ts';
import { centreOf, type Municipalities, type StoredMunicipality } from './municipalities.ts';
import { publishListing, publishProject } from './publish.ts';
import { plain, wordsOf } from './words.ts';

/** Increment when rows are derived differently: the next import then rewrites every listing. */
const derivation = 1;

/** A record as stored. `payload` holds the columns of `listing`, all of them public. */
export interface ListingRow {
  id: string;
  hash: string;
  updated: string;
  payload: ListingPayload;
  card: ListingCard;
  detail: Listing;
  raw: ListingRecord;
  words: string[];
}

export function listingRow(record: ListingRecord, municipalities: Municipalities): ListingRow {
  const municipality = municipalities.of(record.raw.address);
  const listing = publishListing(record, centreOf(municipality));
  const place = { country_id: municipality.country_id, zip: municipality.zip, key: municipality.key };
  const hash = hashOf([derivation, record, place, listing.coordinates]);
  return {
    id: listing.id,
    hash,
    updated: listing.updatedAt,
    payload: { id: listing.id, ...columnsOf(listing), ...place, hash, contents: contentsOf(listing) },
    card: cardOf(listing),
    detail: listing,
    raw: record,
    words: searchedWords(listing, municipality),
  };
}

/** Increment when the output of `searchedWords` changes: all words are then rewritten at startup. */
export const wordsVersion = 2;

/** The words that free text matches: codes, published address, and the title in every language. */
export function searchedWords(listing: Listing, place: Pick<StoredMunicipality, 'zip' | 'names'>): string[] {
  const codes = [listing.reference, listing.uniqueCode ?? ''];
  return wordsOf(
    ...codes,
    ...codes.map((code) => code.replace(/[^\p{L}\p{N}]+/gu, '')),
    listing.address.street ?? '',
    listing.address.zip,
    place.zip,
    ...place.names,
    ...textsOf(listing.address.city),
    ...textsOf(listing.title),
  );
}

export interface ListingPayload {
  id: string;
  country_id: number;
  zip: string;
  key: string;
  hash: string;
  contents: ReturnType<typeof contentsOf>;
  /** The columns of `listing` (columns.ts). */
  [column: string]: unknown;
}

export function projectRow(record: ProjectRecord, municipalities: Municipalities) {
  const project = publishProject(record, centreOf(municipalities.of(record.raw.address)));
  const { id, updatedAt: updated } = project;
  return { id, project, raw: record, updated, hash: hashOf([derivation, record, project.coordinates]) };
}

/** Sort keys in each language. */
function contentsOf(listing: Listing) {
  return languages.map((language) => ({
    language,
    type_order: plain(textIn(listing.typeDescription, { language })),
    city_order: plain(textIn(listing.address.city, { language })),
    goal: goalCodes[listing.goal],
    published: listing.publishedOn,
  }));
}

function textsOf(text: Listing['title']): string[] {
  return languages.flatMap((language) => text[language] ?? []);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
