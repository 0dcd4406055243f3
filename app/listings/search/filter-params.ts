/** Parses and writes filters in a query: `garden=1&epc=C&living=80-150&available=2027-01-01&month=1600&own=60000`. */
import type { Goal } from '../domain/codes.ts';
import { loanDefaults } from '../costs/tariffs.ts';
import {
  askedLabels,
  askedStates,
  filtersOf,
  isBudget,
  type FilterKind,
  type FilterRow,
  type FilterValue,
  type FilterValues,
  type MonthlyBudget,
  type NumberRange,
} from '../domain/filters.ts';

/** Parser of each kind; null means no condition. */
const readers: Record<FilterKind, (query: URLSearchParams, filter: FilterRow) => FilterValue | null> = {
  yes: isTicked,
  with: isTicked,
  label: (query, { name }) => {
    // An unencoded plus sign arrives as a space.
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
  budget: (query, { name, most = Infinity }) => {
    const month = wholeNumber(query.get(name), most);
    return month ? { ...readFinancing(query), month } : null;
  },
};

/** Financing if a query or form does not specify it: the calculator's defaults, without own money. */
export const defaultFinancing: Omit<MonthlyBudget, 'month'> = {
  own: 0,
  ratePercent: loanDefaults.ratePercent,
  years: loanDefaults.years,
  ownHome: true,
};

/**
 * `own=60000&rate=3.2&years=20&second=1`: own money, interest rate, term, and whether the buyer already owns a home.
 */
function readFinancing(query: URLSearchParams): Omit<MonthlyBudget, 'month'> {
  return {
    own: wholeNumber(query.get('own'), loanDefaults.mostEuros) ?? defaultFinancing.own,
    ratePercent: percentage(query.get('rate')) ?? defaultFinancing.ratePercent,
    years: termOf(query.get('years')),
    ownHome: isTicked(query, { name: 'second' }) === null,
  };
}

/** The term of a loan in years; the default for terms that banks do not offer. */
export function termOf(text: string | null): number {
  const years = wholeNumber(text, loanDefaults.maxYears) ?? 0;
  return years >= loanDefaults.leastYears ? years : defaultFinancing.years;
}

/** Defaults are omitted. */
function writeBudget({ month, own, ratePercent, years, ownHome }: MonthlyBudget): [name: string, value: string][] {
  return [
    ['month', String(month)],
    ...(own === defaultFinancing.own ? [] : [['own', String(own)] satisfies [string, string]]),
    ...(ratePercent === defaultFinancing.ratePercent ? [] : [['rate', String(ratePercent)] satisfies [string, string]]),
    ...(years === defaultFinancing.years ? [] : [['years', String(years)] satisfies [string, string]]),
    ...(ownHome ? [] : [['second', '1'] satisfies [string, string]]),
  ];
}

/** Parses the filters that apply to a goal. Invalid values are ignored; reversed ranges are swapped. */
export function parseFilters(goal: Goal, query: URLSearchParams): FilterValues {
  return Object.fromEntries(
    filtersOf(goal).flatMap((filter) => {
      const value = readers[filter.kind](query, filter);
      return value === null ? [] : [[filter.name, value]];
    }),
  );
}

/** The parameters of the active filters, in the order of the filter list. */
export function writeFilters(goal: Goal, values: FilterValues): [name: string, value: string][] {
  return filtersOf(goal).flatMap(({ name }): [string, string][] => {
    const value: FilterValue | undefined = values[name];
    if (value === undefined) return [];
    return isBudget(value) ? writeBudget(value) : [[name, writeFilter(value)]];
  });
}

function writeFilter(value: Exclude<FilterValue, MonthlyBudget>): string {
  if (value === true) return '1';
  return typeof value === 'string' ? value : `${value.min ?? ''}-${value.max ?? ''}`;
}

/** A range of two figures, the smaller first; null if both are missing. */
export function orderedRange(min: number | null, max: number | null): NumberRange | null {
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

function isTicked(query: URLSearchParams, { name }: { name: string }): true | null {
  return ['1', 'on', 'true'].includes(query.get(name) ?? '') ? true : null;
}

/** A whole number up to a limit; null for anything else. */
export function wholeNumber(text: string | null | undefined, most: number): number | null {
  const digits = text?.replace(/[\s.,’']/gu, '') ?? '';
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : null;
}

/** An interest rate with at most two decimals, after a comma or a point; null for anything else. */
export function percentage(text: string | null): number | null {
  const digits = text?.trim().replace(',', '.') ?? '';
  return /^\d{1,2}(\.\d{1,2})?$/.test(digits) && Number(digits) <= loanDefaults.maxRatePercent ? Number(digits) : null;
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
