import { z } from 'zod';
import { goals, type Goal } from '~/listings/domain/codes.ts';
import { filters as filterRows } from '~/listings/domain/filters.ts';
import { fullRange } from '~/listings/domain/rules/price-range.ts';
import { parseSearch } from '~/listings/search/search-params.ts';

/**
 * A search that found nothing, as far as it is counted: values of closed lists only, so that it holds nothing about who
 * searched, and strangers cannot fill the table. Typed words, a drawn area and the numbers of most filters are left
 * out.
 */
const schema = z.object({
  goal: z.enum(goals),
  /** Web ids of types, sorted. */
  types: z.array(z.number()),
  /** Of municipalities, sorted. */
  zips: z.array(z.string()),
  /** Ids of the register, sorted. */
  places: z.array(z.string()),
  /** Whole euros, rounded down and up to a step; null: no limit. */
  least: z.number().nullable(),
  most: z.number().nullable(),
  bedrooms: z.number(),
  /** Names of further conditions, sorted. */
  filters: z.array(z.string()),
  /** Whether there were typed words, which are not kept. */
  hasWords: z.boolean(),
  /** Whether it was limited to a part of the map. */
  isDrawn: z.boolean(),
});

export type EmptySearch = z.infer<typeof schema>;

/** How many of each list are kept: more would be a search of its own for each visitor. */
const most = 3;
const steps: Record<Goal, number> = { sale: 50_000, rent: 250 };

/**
 * Reads the query of a results page.
 *
 * @param isPlace whether an id is in the register of places
 */
export function emptySearch(goal: Goal, query: URLSearchParams, isPlace: (id: string) => boolean): EmptySearch {
  const { criteria } = parseSearch(goal, query);
  const { types, cities, places, price, rooms, filters, text, box, area } = criteria;
  const range = fullRange(goal);
  const step = steps[goal];
  return {
    goal,
    types: few(types.filter((type) => type > 0 && type < 1_000)).map(Number),
    zips: few(cities.map(({ zip }) => zip).filter((zip) => /^\d{4}$/.test(zip))),
    places: few(places.filter(isPlace)),
    least: price === null || price.min <= range.min ? null : Math.floor(price.min / step) * step,
    most: price === null || price.max >= range.max ? null : Math.ceil(price.max / step) * step,
    bedrooms: Math.min(rooms.bedrooms ?? 0, 5),
    filters: few(filterRows.map(({ name }) => name).filter((name) => filters[name] !== undefined)),
    hasWords: text !== '',
    isDrawn: box !== null || area !== null,
  };
}

/** As it is stored. */
export const writeEmptySearch = (search: EmptySearch): string => JSON.stringify(search);

/** What is stored; null if it is not understood (any more). */
export function readEmptySearch(stored: string): EmptySearch | null {
  try {
    return schema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

function few<Value extends string | number>(values: readonly Value[]): Value[] {
  return [...new Set(values)].toSorted((a, b) => String(a).localeCompare(String(b))).slice(0, most);
}
