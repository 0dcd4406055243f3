import type { Sql } from '~/platform/database.ts';
import type { ChoiceCounts, CountedChoices } from '../domain/choice-counts.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import {
  askedLabels,
  askedStates,
  filters as allFilters,
  filtersOf,
  type FilterName,
  type FilterRow,
  type FilterValues,
} from '../domain/filters.ts';
import { conditionsOf } from './conditions.ts';
import { filterConditions } from './filter-columns.ts';

/** Filters with a single choice from a list. */
const selects = (allFilters as readonly FilterRow[]).filter(({ kind }) => kind === 'label' || kind === 'state');
/** Filters that include homes hidden by default, such as sold ones. */
const withMore: FilterValues = Object.fromEntries(
  (allFilters as readonly FilterRow[]).flatMap(({ name, kind }) => (kind === 'with' ? [[name, true]] : [])),
);

/**
 * Counts how many homes each choice would find, in one pass over a broadened search: without types, labels and states,
 * and including sold homes. A choice of type, label or state is counted without the current selection in its own
 * field (docs/decisions/0065).
 */
export async function countChoices(
  sql: Sql,
  criteria: SearchCriteria,
  { types, filters }: CountedChoices,
): Promise<ChoiceCounts> {
  const counted = filtersOf(criteria.goal).filter(({ name }) => filters.includes(name));
  if (!types && counted.length === 0) return { types: null, features: {}, options: {} };

  const { where, parameters } = conditionsOf(broadened(criteria));
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const conditionOf = (values: FilterValues) => filterConditions({ ...withMore, ...values }, parameter);
  // A statement takes no parameter that it does not use: each use has its own.
  const typed = () => (criteria.types.length > 0 ? [`l.types && ${parameter([...criteria.types])}::integer[]`] : []);
  const shown = criteria.filters.sold ? [] : ['l.offered'];
  const selected = (except?: FilterName) =>
    selects.flatMap(({ name }) => (name === except ? [] : conditionOf({ [name]: criteria.filters[name] })));

  const features = counted.flatMap(({ name, kind }): [FilterName, string[]][] => {
    if (kind === 'yes') return [[name, [...typed(), ...selected(), ...shown, ...conditionOf({ [name]: true })]]];
    if (kind === 'with') return [[name, [...typed(), ...selected(), ...closedLately(criteria, parameter)]]];
    return [];
  });
  const options = selects
    .filter(({ name }) => counted.some((each) => each.name === name))
    .map(({ name, kind }): [FilterName, [string, string[]][]] => {
      const rest = [...typed(), ...selected(name), ...shown];
      const values = kind === 'label' ? askedLabels : askedStates;
      return [name, values.map((value) => [value, [...rest, ...conditionOf({ [name]: value })]])];
    });
  const byType = types
    ? `(SELECT json_object_agg(type, homes) FROM (
         SELECT type, count(*)::int AS homes FROM listing l CROSS JOIN LATERAL (SELECT DISTINCT unnest(l.types)) AS of (type)
         WHERE ${[where, ...selected(), ...shown].join(' AND ')} GROUP BY type) AS by_type)`
    : 'NULL::json';

  const [row] = await sql.query<{ features: number[]; options: number[]; types: ChoiceCounts['types'] }>(
    `SELECT ${listOf(features.map(([, conditions]) => conditions))} AS features,
       ${listOf(options.flatMap(([, values]) => values.map(([, conditions]) => conditions)))} AS options, ${byType} AS types
     FROM listing l WHERE ${where}`,
    parameters,
  );
  const counts = [...(row?.options ?? [])];
  return {
    types: types ? (row?.types ?? {}) : null,
    features: Object.fromEntries(features.map(([name], index) => [name, row?.features[index] ?? 0])),
    options: Object.fromEntries(
      options.map(([name, values]) => [
        name,
        Object.fromEntries(values.map(([value]) => [value, counts.shift() ?? 0])),
      ]),
    ),
  };
}

/** The search without types, labels and states, and including sold homes. */
function broadened(criteria: SearchCriteria): SearchCriteria {
  const without = Object.fromEntries(selects.map(({ name }) => [name, undefined]));
  // Without the sold filter, `closedSince` must not limit the search; `closedLately` applies it to that one count.
  const closedSince = criteria.filters.sold ? criteria.closedSince : null;
  return { ...criteria, types: [], closedSince, filters: { ...criteria.filters, ...without, ...withMore } };
}

/** Condition for the count of the sold filter: only sold homes that are still shown. */
function closedLately({ closedSince, filters }: SearchCriteria, parameter: (value: unknown) => string): string[] {
  return closedSince && !filters.sold ? [`(l.offered OR l.closed_on >= ${parameter(closedSince)}::date)`] : [];
}

/** SQL: a JSON array with the number of homes that meet each list of conditions. */
function listOf(all: readonly (readonly string[])[]): string {
  const counts = all.map((conditions) =>
    conditions.length === 0 ? 'count(*)' : `count(*) FILTER (WHERE ${conditions.join(' AND ')})`,
  );
  return `json_build_array(${counts.join(', ')})`;
}
