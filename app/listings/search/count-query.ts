import { defaultSort, defaultView, isGoal, defaultGoal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { parseSearch, writeSearch } from './search-params.ts';

/** Answers a search's query and its goal with `{ count }`. */
export const countPath = '/api/count';

/** The canonical query of a count: what sorts and pages has no part in it. */
export function countQuery(criteria: SearchCriteria): string {
  const conditions = writeSearch({ criteria: { ...criteria, sort: defaultSort, page: 1 }, view: defaultView });
  return new URLSearchParams([['goal', criteria.goal], ...conditions]).toString();
}

export function parseCountQuery(query: URLSearchParams): SearchCriteria {
  const goal = query.get('goal');
  return parseSearch(isGoal(goal) ? goal : defaultGoal, query).criteria;
}
