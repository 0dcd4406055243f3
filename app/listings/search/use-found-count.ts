import { useEffect, useState } from 'react';
import type { SearchCriteria } from '../domain/criteria.ts';
import { countQuery, countPath } from './count-query.ts';

const settleMilliseconds = 250;

/** The number of results of a search, shortly after it was changed; null while that is unknown, or the search is empty. */
export function useFoundCount(criteria: SearchCriteria | null): number | null {
  const query = criteria && countQuery(criteria);
  const [answer, setAnswer] = useState<{ query: string; count: number } | null>(null);
  useEffect(() => {
    if (query === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${countPath}?${query}`, { signal: leaving.signal });
        const { count }: { count: number } = await response.json();
        setAnswer({ query, count });
      } catch {
        // Without a count the button still searches.
      }
    }, settleMilliseconds);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query]);
  return answer !== null && answer.query === query ? answer.count : null;
}
