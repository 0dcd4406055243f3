import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation, type Translation } from '~/i18n/translation.ts';
import { changesBetween, type SearchChanges } from './changes.ts';
import { fetchFollowed, type FollowAnswer } from './follow-query.ts';
import { follow, followed, isFollowed, look, type FollowedSearch } from './followed-searches.ts';

const none: readonly FollowedSearch[] = [];

export function useFollowedSearches(): readonly FollowedSearch[] {
  return useSyncExternalStore(followed.subscribe, followed.value, () => none);
}

export interface SearchNews {
  /** Undefined if the search is not followed. */
  search: FollowedSearch | undefined;
  answer: FollowAnswer | null;
  failed: boolean;
  /** Changes in a followed search, once it has been fetched. */
  changes: SearchChanges | null;
  /** The page's texts, extended by those that come with the response. */
  texts: Translation;
}

/**
 * Fetches a search's results and compares them with what this browser has seen; for a followed search, marks them as
 * seen.
 *
 * @param query as written by `countQuery`
 * @param begins whether to fetch a search that is not followed, and follow it from these results
 */
export function useSearchNews(query: string, begins: boolean): SearchNews {
  const page = useTranslation();
  const { language } = page;
  const search = useFollowedSearches().find((each) => each.query === query);
  const asked = begins || search !== undefined ? `${language} ${query}` : null;
  const [found, setFound] = useState<{ asked: string; answer: FollowAnswer | null } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const leaving = new AbortController();
    fetchFollowed(language, query, leaving.signal)
      .then((answer) => {
        if (answer.homes) {
          if (begins && !isFollowed(query)) follow(query, answer.homes, Date.now());
          else look(query, answer.homes, Date.now());
        }
        setFound({ asked, answer });
      })
      .catch(() => {
        if (!leaving.signal.aborted) setFound({ asked, answer: null });
      });
    return () => leaving.abort();
  }, [asked, begins, language, query]);
  const current = found?.asked === asked ? found : null;
  const answer = current?.answer ?? null;
  const changes = useMemo(
    () => (search && answer?.homes ? changesBetween(search.before.homes, answer.homes) : null),
    [search, answer],
  );
  const texts = useMemo(() => (answer ? page.with(answer.texts) : page), [page, answer]);
  return { search, answer, failed: current !== null && answer === null, changes, texts };
}
