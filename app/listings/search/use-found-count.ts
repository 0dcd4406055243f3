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
  /** The number of results; null while it is unknown. */
  count: number | null;
  /** Of the search or, while that is being counted, of the one before it; null while neither is known. */
  choices: ChoiceCounts | null;
}

/**
 * What a search and each of its choices find, shortly after it was changed; nothing for null.
 * @param page what the choices of the page's own search find: with another page, what was asked on the one before it no longer counts
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
