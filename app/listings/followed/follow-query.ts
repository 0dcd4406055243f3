/** The query of `GET /api/followed`, both ways, and its answer. */
import type { Dictionary } from '~/i18n/dictionary.ts';
import { isLanguage, type Language } from '~/i18n/languages.ts';
import { isGoal } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { countQuery, parseCountQuery } from '../search/count-query.ts';
import type { SeenHome } from './changes.ts';

/** A search that finds more is too broad to follow: its changes would be a list of their own. */
export const maxFollowedHomes = 300;

const followPath = '/api/followed';

export interface FollowAnswer {
  /** The search in a line, in the language that was asked for (`searchHeading`). */
  name: string;
  path: string;
  /** Null for a search that is too broad. */
  homes: SeenHome[] | null;
  /** The texts of what is told of it. */
  texts: Dictionary;
}

/** Null where the language or the goal is none. */
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
 * What a followed search finds now.
 *
 * @param query as `countQuery` writes it
 * @throws when the server cannot be reached or does not answer as it should
 */
export async function fetchFollowed(language: Language, query: string, signal: AbortSignal): Promise<FollowAnswer> {
  const response = await fetch(`${followPath}?language=${language}&${query}`, { signal });
  if (!response.ok) throw new Error(`${followPath} answered ${response.status}`);
  const answer: FollowAnswer = await response.json();
  return answer;
}
