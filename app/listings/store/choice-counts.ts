import type { Sql } from '~/platform/database.ts';
import type { ChoiceCounts, CountedChoices } from '../domain/choice-counts.ts';
import { isOffered, marqueeFromCode } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import {
  askedLabels,
  askedStates,
  filters as allFilters,
  filtersOf,
  type FilterKind,
  type FilterName,
  type FilterRow,
} from '../domain/filters.ts';
import { selectNames, type Mark } from './choice-columns.ts';
import { readGroups, type Group } from './choice-groups.ts';

/** A filter of which one of a few can be chosen. */
interface Select {
  name: FilterName;
  values: readonly string[];
  /** Whether homes with this mark, a label's rank or a state's name, are shown to who has chosen a value. */
  fits: (mark: Mark, value: string) => boolean;
}

const selects = allFilters.flatMap((filter) => selectOf(filter) ?? []);
const more = namesOf(allFilters, 'with');

/**
 * How many each choice would find, by one reading of the homes that the search finds without its types, what can be selected and what it brings in: a
 * choice of these is counted without the others of its kind. The groups that were read are added up here.
 */
export async function countChoices(
  sql: Sql,
  criteria: SearchCriteria,
  { types, filters }: CountedChoices,
): Promise<ChoiceCounts> {
  const counted = filtersOf(criteria.goal).filter(({ name }) => filters.includes(name));
  if (!types && counted.length === 0) return { types: null, features: {}, options: {} };

  const features = namesOf(counted, 'yes');
  const without = Object.fromEntries([
    ...selects.map(({ name }) => [name, undefined]),
    ...more.map((name) => [name, true]),
  ]);
  const broad = { ...criteria, types: [], filters: { ...criteria.filters, ...without } };
  const groups = await readGroups(sql, broad, features);
  const { typed, selected, shown } = conditionsOn(criteria);
  const found = groups.filter((group) => typed(group) && selected(group) && shown(group));
  const featureCounts = features.map((name, index) => [name, total(found.map((group) => group.features[index] ?? 0))]);
  const withMore = countOf(groups.filter((group) => typed(group) && selected(group)));
  const optionCounts = selects.flatMap((select) => {
    if (!counted.some(({ name }) => name === select.name)) return [];
    const rest = groups.filter((group) => typed(group) && selected(group, select) && shown(group));
    const having = (value: string) => countOf(rest.filter((group) => select.fits(markOf(group, select), value)));
    return [[select.name, Object.fromEntries(select.values.map((value) => [value, having(value)]))]];
  });
  return {
    types: types ? byType(groups.filter((group) => selected(group) && shown(group))) : null,
    features: Object.fromEntries([...featureCounts, ...namesOf(counted, 'with').map((name) => [name, withMore])]),
    options: Object.fromEntries(optionCounts),
  };
}

function namesOf(rows: readonly FilterRow[], kind: FilterKind): FilterName[] {
  return rows.flatMap((filter) => (filter.kind === kind ? [filter.name] : []));
}

function selectOf({ name, kind }: FilterRow): Select | null {
  switch (kind) {
    case 'label':
      return {
        name,
        values: askedLabels,
        fits: (rank, label) => typeof rank === 'number' && rank <= askedLabels.findIndex((each) => each === label),
      };
    case 'state':
      return { name, values: askedStates, fits: (state, asked) => state === asked };
    default:
      return null;
  }
}

/** The conditions of the search that were left out of the reading, as `conditionsOf` has them. */
function conditionsOn({ types: wanted, filters }: SearchCriteria) {
  const asked = selects.flatMap((select) => {
    const value = filters[select.name];
    return typeof value === 'string' ? [{ select, value }] : [];
  });
  const isMoreAsked = more.every((name) => filters[name] !== undefined);
  return {
    typed: ({ kind: [, types] }: Group) => wanted.length === 0 || types.some((type) => wanted.includes(type)),
    selected: (group: Group, except?: Select) =>
      asked.every(({ select, value }) => select === except || select.fits(markOf(group, select), value)),
    shown: ({ kind: [marquee] }: Group) => isMoreAsked || isOffered(marqueeFromCode(marquee)),
  };
}

function markOf({ kind: [, , ...marks] }: Group, { name }: Select): Mark {
  return marks[selectNames.indexOf(name)] ?? null;
}

/** A home of several types counts for each of them. */
function byType(groups: readonly Group[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const {
    kind: [, types],
    count,
  } of groups) {
    for (const type of new Set(types)) counts[type] = (counts[type] ?? 0) + count;
  }
  return counts;
}

function countOf(groups: readonly Group[]): number {
  return total(groups.map(({ count }) => count));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
