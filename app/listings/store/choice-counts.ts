import type { Sql } from '~/platform/database.ts';
import type { ChoiceCounts, CountedChoices } from '../domain/choice-counts.ts';
import { isOffered, marqueeFromCode } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import {
  filters as allFilters,
  filtersOf,
  type FilterKind,
  type FilterName,
  type FilterRow,
} from '../domain/filters.ts';
import { selectNames } from './choice-columns.ts';
import { conditionsOf } from './conditions.ts';
import { readCrossings, readGroups, type Group } from './choice-groups.ts';
import { options, selects, type Mark, type Select } from './choice-options.ts';

const more = namesOf(allFilters, 'with');

export interface CountedSearch {
  counts: ChoiceCounts;
  /** How many homes the search itself finds, exactly; null where no choice was counted. */
  total: number | null;
}

/**
 * How many each choice would find, by one reading of the homes that the search finds without its types, what can be selected and what it brings in: a
 * choice of these is counted without the others of its kind. The groups that were read are added up here.
 */
export async function countChoices(
  sql: Sql,
  criteria: SearchCriteria,
  { types, filters }: CountedChoices,
): Promise<CountedSearch> {
  const counted = filtersOf(criteria.goal).filter(({ name }) => filters.includes(name));
  if (!types && counted.length === 0) return { counts: { types: null, features: {}, options: {} }, total: null };

  const features = namesOf(counted, 'yes');
  const broad = broadened(criteria);
  const { typed, selected, shown, areMarksAsked } = conditionsOn(criteria);
  const groups =
    (areMarksAsked ? null : await readCrossings(sql, broad, { features, options: true })) ??
    (await readGroups(sql, broad, features));
  const found = groups.filter((group) => typed(group) && selected(group) && shown(group));
  const featureCounts = features.map((name, index) => [name, total(found.map((group) => group.features[index] ?? 0))]);
  const closed = await countClosedSince(sql, criteria);
  const withMore =
    closed === null ? countOf(groups.filter((group) => typed(group) && selected(group))) : countOf(found) + closed;
  const optionCounts = selects.flatMap((select) => {
    if (!counted.some(({ name }) => name === select.name)) return [];
    const rest = groups.filter((group) => typed(group) && selected(group, select) && shown(group));
    const having = (value: string) => total(rest.map((group) => fitting(group, select, value)));
    return [[select.name, Object.fromEntries(select.values.map((value) => [value, having(value)]))]];
  });
  const counts = {
    types: types ? byType(groups.filter((group) => selected(group) && shown(group))) : null,
    features: Object.fromEntries([...featureCounts, ...namesOf(counted, 'with').map((name) => [name, withMore])]),
    options: Object.fromEntries(optionCounts),
  };
  return { counts, total: countOf(found) };
}

/** How many homes a search finds, where it asks for types, prices and bedrooms at most: read from sums. Null for any other. */
export async function countFromSums(sql: Sql, criteria: SearchCriteria): Promise<number | null> {
  const { typed, shown, areMarksAsked } = conditionsOn(criteria);
  if (areMarksAsked) return null;
  const groups = await readCrossings(sql, broadened(criteria), { features: [], options: false });
  return groups && countOf(groups.filter((group) => typed(group) && shown(group)));
}

/** How many homes are still shown that a search would find besides if it asked for sold ones; null where it does, and where all of them are shown. */
async function countClosedSince(sql: Sql, criteria: SearchCriteria): Promise<number | null> {
  const { closedSince, filters } = criteria;
  if (!closedSince || filters.sold) return null;
  const { where, parameters } = conditionsOf({ ...criteria, closedSince: null, filters: { ...filters, sold: true } });
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM listing l WHERE ${where} AND NOT l.offered AND l.closed_on >= $${parameters.length + 1}::date`,
    [...parameters, closedSince],
  );
  return row?.count ?? 0;
}

/** The search without its conditions on kinds. */
function broadened(criteria: SearchCriteria): SearchCriteria {
  const without = Object.fromEntries([
    ...selects.map(({ name }) => [name, undefined]),
    ...more.map((name) => [name, true]),
  ]);
  // Only a search for sold homes has a day from which they are shown.
  const closedSince = criteria.filters.sold ? criteria.closedSince : null;
  return { ...criteria, types: [], closedSince, filters: { ...criteria.filters, ...without } };
}

function namesOf(rows: readonly FilterRow[], kind: FilterKind): FilterName[] {
  return rows.flatMap((filter) => (filter.kind === kind ? [filter.name] : []));
}

/** The conditions of the search that were left out of the reading, as `conditionsOf` has them. */
function conditionsOn({ types: wanted, filters }: SearchCriteria) {
  const asked = selects.flatMap((select) => {
    const value = filters[select.name];
    return typeof value === 'string' ? [{ select, value }] : [];
  });
  const isMoreAsked = more.every((name) => filters[name] !== undefined);
  return {
    areMarksAsked: asked.length > 0,
    typed: ({ kind: [, types] }: Group) => wanted.length === 0 || types.some((type) => wanted.includes(type)),
    selected: (group: Group, except?: Select) =>
      asked.every(({ select, value }) => select === except || select.fits(markOf(group, select), value)),
    shown: ({ kind: [marquee] }: Group) => isMoreAsked || isOffered(marqueeFromCode(marquee)),
  };
}

/** How many homes of a group an option finds. */
function fitting(group: Group, select: Select, value: string): number {
  if (group.options === null) return select.fits(markOf(group, select), value) ? group.count : 0;
  return group.options[options.findIndex((option) => option.select === select && option.value === value)] ?? 0;
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
