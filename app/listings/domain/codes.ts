/**
 * The CRM's codes and the product's constants on listings (requirements §3, §7, §9): the single source for schema,
 * form, URL and dictionary. Imports nothing, so that the Studio and the schemas can import it.
 */

/** Requirements 9.12: goal 0 is sale, otherwise rent; the default goal is sale. */
export const goals = ['sale', 'rent'] as const;
export type Goal = (typeof goals)[number];
export const goalCodes = { sale: 0, rent: 1 } as const satisfies Record<Goal, number>;
export const defaultGoal: Goal = 'sale';

/** The CRM's goal code as a goal (0 is sale, anything else rent). */
export function goalFromCode(code: number): Goal {
  return code === goalCodes.sale ? 'sale' : 'rent';
}

export function isGoal(value: unknown): value is Goal {
  return value === 'sale' || value === 'rent';
}

/** Requirements 4.12: Marquee 1 new, 3 sold, 4 rented. */
export const marqueeCodes = { none: 0, new: 1, sold: 3, rented: 4 } as const;
export type Marquee = keyof typeof marqueeCodes;

export function isOffered(marquee: Marquee): boolean {
  return marquee !== 'sold' && marquee !== 'rented';
}
const marquees = ['none', 'new', 'sold', 'rented'] as const satisfies readonly Marquee[];

/** The marquee of a CRM code; unknown codes are `none`, and their label is in `marqueeLabel`. */
export function marqueeFromCode(code: number): Marquee {
  return marquees.find((marquee) => marqueeCodes[marquee] === code) ?? 'none';
}

/** Requirements 9.2: country ids of the CRM. */
export const countryIds = { belgium: 10, luxembourg: 50 } as const;

/** Requirements 3.19 filter config `dataFields` and requirements 7.1 names in the URL, in the order of the form. */
export const roomFields = [
  { field: 'bedRoom', parameter: 'bedrooms' },
  { field: 'bathRoom', parameter: 'bathrooms' },
  { field: 'showerRoom', parameter: 'showerrooms' },
  { field: 'toilet', parameter: 'toilets' },
  { field: 'garage', parameter: 'garages' },
] as const;
export type RoomField = (typeof roomFields)[number]['field'];
export type RoomParameter = (typeof roomFields)[number]['parameter'];
/** More rooms in a URL are a mistake or an attack. */
export const roomCountLimit = 50;

/** Requirements 9.13: price ranges in whole euros and the step of the slider. */
export const priceRanges = {
  sale: { min: 0, max: 3_000_000, step: 1_000 },
  rent: { min: 0, max: 2_000, step: 100 },
} as const satisfies Record<Goal, { min: number; max: number; step: number }>;

/** Requirements 9.8: price unit 7 shows "starting from" before the price. */
export const startingFromPriceUnit = 7;

/**
 * Requirements 3.6: the nine property types. WebIDs are the CRM's. Names and order come with the feed; `key` identifies
 * a type in the product (icons, drawn pictures, fallback names).
 */
export const propertyTypes = [
  { webId: 1, key: 'house' },
  { webId: 2, key: 'apartment' },
  { webId: 3, key: 'studio' },
  { webId: 4, key: 'plot' },
  { webId: 5, key: 'income-property' },
  { webId: 6, key: 'commercial' },
  { webId: 7, key: 'industrial' },
  { webId: 8, key: 'offices' },
  { webId: 9, key: 'garage' },
] as const;
export type PropertyTypeKey = (typeof propertyTypes)[number]['key'];

export function propertyTypeKey(webId: number): PropertyTypeKey | null {
  return propertyTypes.find((type) => type.webId === webId)?.key ?? null;
}

export const regions = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const;
export type Region = (typeof regions)[number];

/** Requirements 9.1: Belgian regions by postcode, inclusive. */
export const regionPostcodes = [
  { region: 'brussels', from: 1000, to: 1299 },
  { region: 'wallonia', from: 1300, to: 1499 },
  { region: 'flanders', from: 1500, to: 3999 },
  { region: 'wallonia', from: 4000, to: 7999 },
  { region: 'flanders', from: 8000, to: 9999 },
] as const satisfies readonly { region: Region; from: number; to: number }[];

/** Requirements 2.25: sort orders; `newest` is the default. */
export const sortOrders = ['newest', 'price-asc', 'price-desc', 'type', 'city'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const defaultSort: SortOrder = 'newest';

export const resultViews = ['grid', 'list', 'map'] as const;
export type ResultView = (typeof resultViews)[number];
export const defaultView: ResultView = 'grid';

export const listingsPerPage = 24;
