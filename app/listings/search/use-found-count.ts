import { useEffect, useState } from 'react';
import type { ChoiceCounts } from '../domain/choice-counts.ts';
import type { Goal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { countQuery, countPath, type CountAnswer } from './count-query.ts';

const settleMilliseconds = 250;

interface Answer extends CountAnswer {
  query: string;
  goal: Goal;
  page: ChoiceCounts;
}

interface Found {
  /** Number of results; null while unknown. */
  count: number | null;
  /** Counts of the current search or, while loading, of the previous one; null while neither is known. */
  choices: ChoiceCounts | null;
}

/**
 * Counts a changed search and each of its choices, debounced. Null criteria count nothing.
 *
 * @param page counts of the page's own search; answers fetched for a previous page are discarded
 */
export function useFoundCount(criteria: SearchCriteria | null, page: ChoiceCounts): Found {
  const query = criteria && countQuery(criteria);
  const goal = criteria && criteria.goal;
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (query === null || goal === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${countPath}?${query}`, { signal: leaving.signal });
        if (!response.ok) return;
        const counted: CountAnswer = await response.json();
        setAnswer({ ...counted, query, goal, page });
      } catch {
        // Without a count the button still searches.
      }
    }, settleMilliseconds);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query, goal, page]);
  return {
    count: answer?.query === query ? answer.count : null,
    choices: answer?.goal === goal && answer.page === page ? answer.choices : null,
  };
}
