/**
 * What a home can be asked for beyond place, type, rooms and price: one row a filter. Address, form, chips, search and the editors'
 * switches are made from it (docs/add-a-filter.md). Imports types only, so that the Studio can read it too.
 */
import type { Goal } from './codes.ts';

interface Row {
  /** Its parameter in the address, its switch in the filter config and its words in the dictionaries. */
  name: string;
  kind: FilterKind;
  /** What it makes sense for; both unless given. */
  goals?: readonly Goal[];
  unit?: FilterUnit;
  /** The largest figure that a range takes; beyond it a query is a mistake. */
  most?: number;
}

/**
 * `yes`: has it, or does not matter. `with`: what is left out otherwise is found too. `range`: between two whole numbers. `label`: an energy label or a better one. `day`: by a day at
 * the latest. `state`: in this state of repair. `budget`: what it may cost a month.
 */
export type FilterKind = 'yes' | 'with' | 'range' | 'label' | 'state' | 'day' | 'budget';
export type FilterUnit = 'm2' | 'euroPerM2';

export const filters = [
  { name: 'garden', kind: 'yes' },
  { name: 'terrace', kind: 'yes' },
  { name: 'parking', kind: 'yes' },
  { name: 'lift', kind: 'yes' },
  { name: 'cellar', kind: 'yes' },
  { name: 'newbuild', kind: 'yes' },
  { name: 'furnished', kind: 'yes', goals: ['rent'] },
  { name: 'noduty', kind: 'yes', goals: ['sale'] },
  { name: 'sold', kind: 'with' },
  { name: 'month', kind: 'budget', goals: ['sale'], most: 10_000 },
  { name: 'condition', kind: 'state' },
  { name: 'epc', kind: 'label' },
  { name: 'living', kind: 'range', unit: 'm2', most: 99_999 },
  { name: 'ground', kind: 'range', unit: 'm2', most: 9_999_999 },
  { name: 'squareprice', kind: 'range', unit: 'euroPerM2', goals: ['sale'], most: 99_999 },
  { name: 'year', kind: 'range', most: 2_100 },
  { name: 'floor', kind: 'range', most: 200 },
  { name: 'available', kind: 'day', goals: ['rent'] },
] as const satisfies readonly Row[];

export type FilterName = (typeof filters)[number]['name'];
export type FilterRow<Kind extends FilterKind = FilterKind> = Row & { name: FilterName; kind: Kind };

/** Whole numbers, both ends included; null is no bound. */
export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** What a home may cost a month, and how it would be paid for. */
export interface MonthlyBudget {
  /** Whole euros a month, for the loan with the charges and the property tax that are known. */
  month: number;
  /** Whole euros of one's own. */
  own: number;
  ratePercent: number;
  years: number;
  /** Whether it becomes the only home one owns, which lowers the tax. */
  ownHome: boolean;
}

/** Energy labels that can be asked for, best first; the signs within a letter (`B−`) are no grade of their own here. */
export const askedLabels = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type AskedLabel = (typeof askedLabels)[number];

/** States of repair that can be asked for, best first. */
export const askedStates = ['ready', 'refresh', 'renovate'] as const;
export type AskedState = (typeof askedStates)[number];

interface Values {
  yes: true;
  with: true;
  range: NumberRange;
  label: AskedLabel;
  state: AskedState;
  /** ISO day. */
  day: string;
  budget: MonthlyBudget;
}
export type FilterValue = Values[FilterKind];

/** What is asked for; a filter without a value is no condition. */
export type FilterValues = {
  readonly [Filter in (typeof filters)[number] as Filter['name']]?: Values[Filter['kind']];
};

export function isRange(value: FilterValue | undefined): value is NumberRange {
  return typeof value === 'object' && 'min' in value;
}

export function isBudget(value: FilterValue | undefined): value is MonthlyBudget {
  return typeof value === 'object' && 'month' in value;
}

/** The filters of a goal. */
export function filtersOf(goal: Goal): readonly FilterRow[] {
  return (filters as readonly FilterRow[]).filter(({ goals }) => goals === undefined || goals.includes(goal));
}

/** The same wishes for another goal: what makes no sense for it is left out. */
export function valuesFor(goal: Goal, values: FilterValues): FilterValues {
  return Object.fromEntries(
    filtersOf(goal).flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}
