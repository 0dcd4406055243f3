import type { ChoiceCounts } from '../domain/choice-counts.ts';
import { defaultSort, defaultView, isGoal, defaultGoal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { parseSearch, writeSearch } from './search-params.ts';

/** Takes the query and goal of a search, responds with a `CountAnswer`. */
export const countPath = '/api/count';

export interface CountAnswer {
  count: number;
  /** Counts for the choices that editors enabled. */
  choices: ChoiceCounts;
}

/** The canonical query of a count, without order and page. */
export function countQuery(criteria: SearchCriteria): string {
  const conditions = writeSearch({ criteria: { ...criteria, sort: defaultSort, page: 1 }, view: defaultView });
  return new URLSearchParams([['goal', criteria.goal], ...conditions]).toString();
}

export function parseCountQuery(query: URLSearchParams): SearchCriteria {
  const goal = query.get('goal');
  return parseSearch(isGoal(goal) ? goal : defaultGoal, query).criteria;
}
