import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { CurrentRevisions } from '~/platform/reads.ts';
import type { SearchCriteria } from '../domain/criteria.ts';

const mostTotals = 500;

export interface KnownTotals {
  /** Notes how many homes a search finds, as soon as that is being read; null where it is not read after all. */
  note(criteria: SearchCriteria, total: Promise<number | null>): void;
  /** How many homes a search finds, where that was noted. */
  of(criteria: SearchCriteria): Promise<number | null>;
}

/**
 * How many homes searches find whose choices are being counted, or were since the listings changed: counting these tells the total as well, and a page of results
 * asks for both at once. Without revisions a total is known only while it is read.
 */
export function createKnownTotals(revisions?: CurrentRevisions): KnownTotals {
  const totals = new LRUCache<string, { revision: number | undefined; total: Promise<number | null> }>({
    max: mostTotals,
  });
  return {
    note(criteria, total) {
      const key = searchKey(criteria);
      const noted = { revision: revisions?.current('listings'), total };
      totals.set(key, noted);
      const forget = () => {
        if (totals.get(key) === noted) totals.delete(key);
      };
      total.then(revisions ? undefined : forget, forget);
    },
    async of(criteria) {
      // Who asks for a page asks for its counts right after it.
      await setImmediate();
      const noted = totals.get(searchKey(criteria));
      if (noted === undefined || noted.revision !== revisions?.current('listings')) return null;
      // Whoever counts is told of a failure.
      return noted.total.catch(() => null);
    },
  };
}

/** The same for all pages of a search, in any order. */
export function searchKey(criteria: SearchCriteria): string {
  const closedSince = criteria.filters.sold ? (criteria.closedSince ?? null) : null;
  return JSON.stringify({ ...criteria, closedSince, sort: null, page: null });
}
