import { goalCodes, isOffered, marqueeCodes } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import { filterColumnList } from './filter-columns.ts';

interface Column {
  type: string;
  of: (listing: Listing) => unknown;
}

/**
 * The columns of `listing` that derive from the listing alone, all of them public. Rows, staging and merge use this
 * list.
 */
const own = {
  goal: { type: 'smallint', of: ({ goal }) => goalCodes[goal] },
  marquee: { type: 'smallint', of: ({ marquee }) => marqueeCodes[marquee] },
  offered: { type: 'boolean', of: ({ marquee }) => isOffered(marquee) },
  main_type: { type: 'integer', of: ({ types }) => types[0] ?? null },
  types: { type: 'integer[]', of: ({ types }) => types },
  price: { type: 'integer', of: ({ price }) => price.amount },
  bedrooms: { type: 'smallint', of: ({ rooms }) => rooms.bedRoom ?? 0 },
  bathrooms: { type: 'smallint', of: ({ rooms }) => rooms.bathRoom ?? 0 },
  showerrooms: { type: 'smallint', of: ({ rooms }) => rooms.showerRoom ?? 0 },
  toilets: { type: 'smallint', of: ({ rooms }) => rooms.toilet ?? 0 },
  garages: { type: 'smallint', of: ({ rooms }) => rooms.garage ?? 0 },
  latitude: { type: 'double precision', of: ({ coordinates }) => coordinates?.latitude ?? null },
  longitude: { type: 'double precision', of: ({ coordinates }) => coordinates?.longitude ?? null },
  approximate: { type: 'boolean', of: ({ coordinates }) => coordinates?.approximate ?? false },
  published: { type: 'date', of: ({ publishedOn }) => publishedOn },
  updated: { type: 'timestamptz', of: ({ updatedAt }) => updatedAt },
} as const satisfies Record<string, Column>;

const columns: readonly (Column & { name: string })[] = [
  ...Object.entries(own).map(([name, column]) => ({ name, ...column })),
  ...filterColumnList.map(({ column: name, ...column }) => ({ name, ...column })),
];

export const columnNames: readonly string[] = columns.map(({ name }) => name);

/** `goal smallint, marquee smallint…`: column definitions for `jsonb_to_record`. */
export const columnTypes = columns.map(({ name, type }) => `${name} ${type}`).join(', ');

/** A listing's values by column. */
export function columnsOf(listing: Listing): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ name, of }) => [name, of(listing)]));
}
