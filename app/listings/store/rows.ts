import { createHash } from 'node:crypto';
import { languages } from '~/i18n/languages.ts';
import { goalCodes, marqueeCodes } from '../domain/codes.ts';
import type { Listing, ListingRecord, ProjectRecord } from '../domain/entity.ts';
import { textIn } from '../domain/translate.ts';
import { cardOf, type ListingCard } from './card.ts';
import { centreOf, type Municipalities } from './municipalities.ts';
import { publishListing, publishProject } from './publish.ts';
import { plain, wordsOf } from './words.ts';

/** Raise it when a row is derived differently: the next import then rewrites every listing. */
const derivation = 1;

/** A record as the store writes it. `payload` holds the columns of `listing`, all of them public. */
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
    payload: { ...columnsOf(listing), ...place, hash, contents: contentsOf(listing) },
    card: cardOf(listing),
    detail: listing,
    raw: record,
    words: wordsOf(
      listing.reference,
      listing.reference.replace(/[^\p{L}\p{N}]+/gu, ''),
      listing.address.zip,
      municipality.zip,
      ...municipality.names,
      ...textsOf(listing.address.city),
      ...textsOf(listing.title),
    ),
  };
}

export type ListingPayload = ReturnType<typeof columnsOf> & {
  country_id: number;
  zip: string;
  key: string;
  hash: string;
  contents: ReturnType<typeof contentsOf>;
};

export function projectRow(record: ProjectRecord, municipalities: Municipalities) {
  const project = publishProject(record, centreOf(municipalities.of(record.raw.address)));
  const { id, updatedAt: updated } = project;
  return { id, project, raw: record, updated, hash: hashOf([derivation, record, project.coordinates]) };
}

function columnsOf(listing: Listing) {
  const { bedRoom, bathRoom, showerRoom, toilet, garage } = listing.rooms;
  return {
    id: listing.id,
    goal: goalCodes[listing.goal],
    marquee: marqueeCodes[listing.marquee],
    offered: listing.marquee !== 'sold' && listing.marquee !== 'rented',
    main_type: listing.types[0] ?? null,
    types: listing.types,
    price: listing.price.amount,
    bedrooms: bedRoom ?? 0,
    bathrooms: bathRoom ?? 0,
    showerrooms: showerRoom ?? 0,
    toilets: toilet ?? 0,
    garages: garage ?? 0,
    latitude: listing.coordinates?.latitude ?? null,
    longitude: listing.coordinates?.longitude ?? null,
    approximate: listing.coordinates?.approximate ?? false,
    published: listing.publishedOn,
    updated: listing.updatedAt,
  };
}

/** What results are sorted by in each language. */
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
