/** Parses and writes the query of `GET /api/followed`; types of its response. */
import type { Dictionary } from '~/i18n/dictionary.ts';
import { isLanguage, type Language } from '~/i18n/languages.ts';
import { isGoal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { countQuery, parseCountQuery } from '../search/count-query.ts';
import type { SeenHome } from './changes.ts';

/** A search with more results is too broad to follow: the list of its changes would be too long. */
export const maxFollowedHomes = 300;

const followPath = '/api/followed';

export interface FollowAnswer {
  /** What the search found, in one line in the requested language (`searchHeading`). */
  name: string;
  path: string;
  /** Null for a search that is too broad. */
  homes: SeenHome[] | null;
  /** The texts to describe its changes. */
  texts: Dictionary;
}

/** Null for an invalid language or goal. */
export function parseFollowQuery(query: URLSearchParams): { language: Language; criteria: SearchCriteria } | null {
  const language = query.get('language');
  if (!isLanguage(language) || !isGoal(query.get('goal'))) return null;
  return { language, criteria: parseCountQuery(query) };
}

/** Canonical: identical for identical searches, so that it can be cached. */
export function writeFollowQuery({ language, criteria }: { language: Language; criteria: SearchCriteria }) {
  return new URLSearchParams([['language', language], ...new URLSearchParams(countQuery(criteria))]);
}

/**
 * Fetches what a followed search finds now.
 *
 * @param query as written by `countQuery`
 * @throws if the server cannot be reached or the response is not OK
 */
export async function fetchFollowed(language: Language, query: string, signal: AbortSignal): Promise<FollowAnswer> {
  const response = await fetch(`${followPath}?language=${language}&${query}`, { signal });
  if (!response.ok) throw new Error(`${followPath} answered ${response.status}`);
  const answer: FollowAnswer = await response.json();
  return answer;
}
