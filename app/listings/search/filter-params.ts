/** The filters in an address, both ways: `garden=1&epc=C&living=80-150&available=2027-01-01`. */
import type { Goal } from '../domain/codes.ts';
import {
  askedLabels,
  askedStates,
  filtersOf,
  type FilterKind,
  type FilterRow,
  type FilterValue,
  type FilterValues,
  type NumberRange,
} from '../domain/filters.ts';

/** How each kind is read; null is no condition. */
const readers: Record<FilterKind, (query: URLSearchParams, filter: FilterRow) => FilterValue | null> = {
  yes: isTicked,
  with: isTicked,
  label: (query, { name }) => {
    // A plus sign that nobody encoded arrives as a blank.
    const asked = (query.get(name) ?? '').toUpperCase().replace(/ $/, '+');
    return askedLabels.find((label) => label === asked) ?? null;
  },
  state: (query, { name }) => askedStates.find((state) => state === query.get(name)) ?? null,
  range: (query, { name, most = Infinity }) => {
    const [, from, to] = /^\s*(\d*)-(\d*)\s*$/.exec(query.get(name) ?? '') ?? [];
    return orderedRange(
      wholeNumber(from || query.get(`min${name}`), most),
      wholeNumber(to || query.get(`max${name}`), most),
    );
  },
  day: (query, { name }) => {
    const day = query.get(name) ?? '';
    return /^20\d\d-\d\d-\d\d$/.test(day) && isDay(day) ? day : null;
  },
};

/** Reads the filters that make sense for a goal; what cannot be meant is ignored, a range the wrong way round is turned. */
export function parseFilters(goal: Goal, query: URLSearchParams): FilterValues {
  return Object.fromEntries(
    filtersOf(goal).flatMap((filter) => {
      const value = readers[filter.kind](query, filter);
      return value === null ? [] : [[filter.name, value]];
    }),
  );
}

/** The parameters of what is asked for, in the filters' order. */
export function writeFilters(goal: Goal, values: FilterValues): [name: string, value: string][] {
  return filtersOf(goal).flatMap(({ name }): [string, string][] => {
    const value: FilterValue | undefined = values[name];
    return value === undefined ? [] : [[name, writeFilter(value)]];
  });
}

function writeFilter(value: FilterValue): string {
  if (value === true) return '1';
  return typeof value === 'string' ? value : `${value.min ?? ''}-${value.max ?? ''}`;
}

/** A range of two figures, the smaller first; null without any. */
export function orderedRange(min: number | null, max: number | null): NumberRange | null {
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

function isTicked(query: URLSearchParams, { name }: FilterRow): true | null {
  return ['1', 'on', 'true'].includes(query.get(name) ?? '') ? true : null;
}

/** Digits up to a limit; null for anything else. */
export function wholeNumber(text: string | null | undefined, most: number): number | null {
  const digits = text?.replace(/[\s.,’']/gu, '') ?? '';
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : null;
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
