/**
 * All filters other than place, type, rooms and price, one row each. URL, form, chips, search and the editors' switches
 * derive from it (docs/add-a-filter.md). Imports types only, so that the Studio can import it.
 */
import type { Goal } from './codes.ts';

interface Row {
  /** Its parameter in the URL, its switch in the filter config and its key in the dictionaries. */
  name: string;
  kind: FilterKind;
  /** The goals it applies to; both by default. */
  goals?: readonly Goal[];
  unit?: FilterUnit;
  /** The largest figure accepted; anything beyond is a mistake. */
  most?: number;
}

/**
 * `yes`: must have it. `with`: also include what is left out by default. `range`: between two whole numbers. `label`:
 * an energy label or a better one. `day`: by that day at the latest. `state`: a state of repair. `budget`: a maximum
 * monthly cost.
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

/** Whole numbers, inclusive; null is no bound. */
export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** A maximum monthly cost and the financing behind it. */
export interface MonthlyBudget {
  /** Whole euros per month, covering the loan, known charges and property tax. */
  month: number;
  /** Own money, in whole euros. */
  own: number;
  ratePercent: number;
  years: number;
  /** Whether it becomes the buyer's only home, which lowers the tax. */
  ownHome: boolean;
}

/** Energy labels that can be searched for, best first; grades within a letter (`B−`) are not distinguished. */
export const askedLabels = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type AskedLabel = (typeof askedLabels)[number];

/** States of repair that can be searched for, best first. */
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

/** The active filters; those without a value are no condition. */
export type FilterValues = {
  readonly [Filter in (typeof filters)[number] as Filter['name']]?: Values[Filter['kind']];
};

export function isRange(value: FilterValue | undefined): value is NumberRange {
  return typeof value === 'object' && 'min' in value;
}

export function isBudget(value: FilterValue | undefined): value is MonthlyBudget {
  return typeof value === 'object' && 'month' in value;
}

export function filtersOf(goal: Goal): readonly FilterRow[] {
  return (filters as readonly FilterRow[]).filter(({ goals }) => goals === undefined || goals.includes(goal));
}

/** Drops the values of filters that do not apply to a goal. */
export function valuesFor(goal: Goal, values: FilterValues): FilterValues {
  return Object.fromEntries(
    filtersOf(goal).flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}
