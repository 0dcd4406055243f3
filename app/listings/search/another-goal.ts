import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import type { SearchOptions } from './search-options.ts';

/** A search turned from one goal to the other (requirements §4): the price starts anew, and types stay that the other goal has as well. */
export function withGoal(criteria: SearchCriteria, goal: Goal, types: SearchOptions['types']): SearchCriteria {
  if (goal === criteria.goal) return criteria;
  const lacking = types.filter(({ goals }) => !goals.includes(goal)).map(({ webId }) => webId);
  return { ...criteria, goal, price: null, types: criteria.types.filter((webId) => !lacking.includes(webId)) };
}
