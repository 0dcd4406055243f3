import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { valuesFor } from '../domain/filters.ts';
import type { SearchOptions } from './search-options.ts';

/**
 * Switches a search to the other goal (requirements 4.6): resets the price and keeps the types that both goals have.
 */
export function withGoal(criteria: SearchCriteria, goal: Goal, types: SearchOptions['types']): SearchCriteria {
  if (goal === criteria.goal) return criteria;
  const lacking = types.filter(({ goals }) => !goals.includes(goal)).map(({ webId }) => webId);
  const filters = valuesFor(goal, criteria.filters);
  return { ...criteria, goal, price: null, filters, types: criteria.types.filter((webId) => !lacking.includes(webId)) };
}
