import type { Sql } from '~/platform/database.ts';
import type { ChoiceCounts, CountedChoices } from '../domain/choice-counts.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import {
  askedLabels,
  askedStates,
  filtersOf,
  type FilterKind,
  type FilterName,
  type FilterRow,
} from '../domain/filters.ts';
import { conditionsOf } from './conditions.ts';
import { filterColumnOf } from './filter-columns.ts';

/** A search and those of its choices that are counted, by kind. */
interface Question {
  criteria: SearchCriteria;
  types: boolean;
  features: readonly FilterName[];
  /** One of a few can be chosen of each. */
  selects: readonly Select[];
  /** What brings in homes that are left out otherwise. */
  more: readonly FilterName[];
}

/** What a home is marked by in the store: a label by its rank, a state by its name; null is not known. */
type Mark = number | string | null;

/** A filter of which one of a few can be chosen. */
interface Select {
  name: FilterName;
  values: readonly string[];
  /** Whether homes with this mark are shown to who has chosen a value. */
  fits: (mark: Mark, value: string) => boolean;
}

/** Homes that are alike in their types, their marks and whether they are offered. */
interface Group {
  /** Null where types are not counted. */
  types: number[] | null;
  /** Of the counted selects. */
  marks: Mark[];
  offered: boolean;
  count: number;
  /** How many of them have each of the counted features. */
  features: number[];
}

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
  const named = (kind: FilterKind) => counted.flatMap((filter) => (filter.kind === kind ? [filter.name] : []));
  const question = {
    criteria,
    types,
    features: named('yes'),
    selects: counted.flatMap((filter) => selectOf(filter) ?? []),
    more: named('with'),
  };
  const { features, selects, more } = question;
  if (!types && [...features, ...selects, ...more].length === 0) return { types: null, features: {}, options: {} };

  const groups = await readGroups(sql, question);
  const { typed, selected, shown } = conditionsOn(question);
  const found = groups.filter((group) => typed(group) && selected(group) && shown(group));
  const featureCounts = features.map((name, index) => [name, total(found.map((group) => group.features[index] ?? 0))]);
  const withMore = countOf(groups.filter((group) => typed(group) && selected(group)));
  const optionCounts = selects.map(({ name, values, fits }, index) => {
    const rest = groups.filter((group) => typed(group) && selected(group, index) && shown(group));
    const having = (value: string) => countOf(rest.filter(({ marks }) => fits(marks[index] ?? null, value)));
    return [name, Object.fromEntries(values.map((value) => [value, having(value)]))];
  });
  return {
    types: types ? byType(groups.filter((group) => selected(group) && shown(group))) : null,
    features: Object.fromEntries([...featureCounts, ...more.map((name) => [name, withMore])]),
    options: Object.fromEntries(optionCounts),
  };
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

async function readGroups(sql: Sql, { criteria, types, features, selects, more }: Question): Promise<Group[]> {
  const column = (name: FilterName) => `l.${filterColumnOf(name)}`;
  const marks = selects.map(({ name }) => column(name));
  const filters = {
    ...criteria.filters,
    ...Object.fromEntries([...selects.map(({ name }) => [name, undefined]), ...more.map((name) => [name, true])]),
  };
  const { where, parameters } = conditionsOf({ ...criteria, filters, types: types ? [] : criteria.types });
  const keys = [...(types ? ['l.types'] : []), ...marks, ...(more.length > 0 ? ['l.offered'] : [])];
  return sql.query<Group>(
    `SELECT ${types ? 'l.types' : 'NULL'} AS types, jsonb_build_array(${marks.join()}) AS marks,
       ${more.length > 0 ? 'l.offered' : 'true'} AS offered, count(*)::int AS count,
       ARRAY[${features.map((name) => `count(*) FILTER (WHERE ${column(name)})`).join()}]::integer[] AS features
     FROM listing l WHERE ${where} ${keys.length > 0 ? `GROUP BY ${keys.join()}` : ''}`,
    parameters,
  );
}

/** The conditions of the search that were left out of the reading, as `conditionsOf` has them. */
function conditionsOn({ criteria, selects, more }: Question) {
  const asked = selects.map(({ name }) => criteria.filters[name]);
  return {
    typed: ({ types }: Group) =>
      types === null || criteria.types.length === 0 || types.some((type) => criteria.types.includes(type)),
    selected: ({ marks }: Group, except?: number) =>
      selects.every(({ fits }, index) => {
        const value = asked[index];
        return index === except || typeof value !== 'string' || fits(marks[index] ?? null, value);
      }),
    shown: ({ offered }: Group) => offered || more.every((name) => criteria.filters[name] !== undefined),
  };
}

/** A home of several types counts for each of them. */
function byType(groups: readonly Group[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { types, count } of groups) {
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
