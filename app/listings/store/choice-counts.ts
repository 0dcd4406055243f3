import type { Sql } from '~/platform/database.ts';
import type { ChoiceCounts, CountedChoices } from '../domain/choice-counts.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { askedLabels, filtersOf, type FilterKind, type FilterName } from '../domain/filters.ts';
import { conditionsOf } from './conditions.ts';
import { filterColumnOf } from './filter-columns.ts';

/** A search and those of its choices that are counted, by kind. */
interface Question {
  criteria: SearchCriteria;
  types: boolean;
  features: readonly FilterName[];
  labels: readonly FilterName[];
  /** What brings in homes that are left out otherwise. */
  more: readonly FilterName[];
}

/** Homes that are alike in their types, their labels and whether they are offered. */
interface Group {
  /** Null where types are not counted. */
  types: number[] | null;
  /** Of the counted labels, best 0; null is not known. */
  ranks: (number | null)[];
  offered: boolean;
  count: number;
  /** How many of them have each of the counted features. */
  features: number[];
}

/**
 * How many each choice would find, by one reading of the homes that the search finds without its types, labels and what it brings in: a
 * choice of these is counted without the others of its kind. The groups that were read are added up here.
 */
export async function countChoices(
  sql: Sql,
  criteria: SearchCriteria,
  { types, filters }: CountedChoices,
): Promise<ChoiceCounts> {
  const named = (kind: FilterKind): FilterName[] =>
    filtersOf(criteria.goal).flatMap((filter) =>
      filter.kind === kind && filters.includes(filter.name) ? [filter.name] : [],
    );
  const question = { criteria, types, features: named('yes'), labels: named('label'), more: named('with') };
  const { features, labels, more } = question;
  if (!types && [...features, ...labels, ...more].length === 0) return { types: null, features: {}, labels: {} };

  const groups = await readGroups(sql, question);
  const { typed, labelled, shown } = conditionsOn(question);
  const found = groups.filter((group) => typed(group) && labelled(group) && shown(group));
  const featureCounts = features.map((name, index) => [name, total(found.map((group) => group.features[index] ?? 0))]);
  const withMore = countOf(groups.filter((group) => typed(group) && labelled(group)));
  const labelCounts = labels.map((name, index) => {
    const rest = groups.filter((group) => typed(group) && labelled(group, index) && shown(group));
    const upTo = (rank: number) => countOf(rest.filter(({ ranks }) => isWithin(ranks[index], rank)));
    return [name, Object.fromEntries(askedLabels.map((label, rank) => [label, upTo(rank)]))];
  });
  return {
    types: types ? byType(groups.filter((group) => labelled(group) && shown(group))) : null,
    features: Object.fromEntries([...featureCounts, ...more.map((name) => [name, withMore])]),
    labels: Object.fromEntries(labelCounts),
  };
}

async function readGroups(sql: Sql, { criteria, types, features, labels, more }: Question): Promise<Group[]> {
  const column = (name: FilterName) => `l.${filterColumnOf(name)}`;
  const filters = {
    ...criteria.filters,
    ...Object.fromEntries([...labels.map((name) => [name, undefined]), ...more.map((name) => [name, true])]),
  };
  const { where, parameters } = conditionsOf({ ...criteria, filters, types: types ? [] : criteria.types });
  const keys = [...(types ? ['l.types'] : []), ...labels.map(column), ...(more.length > 0 ? ['l.offered'] : [])];
  return sql.query<Group>(
    `SELECT ${types ? 'l.types' : 'NULL'} AS types, ARRAY[${labels.map(column).join()}]::integer[] AS ranks,
       ${more.length > 0 ? 'l.offered' : 'true'} AS offered, count(*)::int AS count,
       ARRAY[${features.map((name) => `count(*) FILTER (WHERE ${column(name)})`).join()}]::integer[] AS features
     FROM listing l WHERE ${where} ${keys.length > 0 ? `GROUP BY ${keys.join()}` : ''}`,
    parameters,
  );
}

/** The conditions of the search that were left out of the reading, as `conditionsOf` has them. */
function conditionsOn({ criteria, labels, more }: Question) {
  const asked = labels.map((name) => askedLabels.findIndex((label) => label === criteria.filters[name]));
  return {
    typed: ({ types }: Group) =>
      types === null || criteria.types.length === 0 || types.some((type) => criteria.types.includes(type)),
    labelled: ({ ranks }: Group, except?: number) =>
      asked.every((rank, index) => index === except || rank === -1 || isWithin(ranks[index], rank)),
    shown: ({ offered }: Group) => offered || more.every((name) => criteria.filters[name] !== undefined),
  };
}

function isWithin(rank: number | null | undefined, most: number): boolean {
  return typeof rank === 'number' && rank <= most;
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
