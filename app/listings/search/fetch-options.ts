import type { SearchOptions } from './search-options.ts';
import { searchQuery, type SearchState } from './search-query.ts';

/**
 * What a search of the page's language can choose from: the document holds it as markup alone. Browser only.
 *
 * @throws where the site does not answer
 */
export async function fetchSearchOptions(search: SearchState): Promise<SearchOptions> {
  const address = `/api/search-options/${document.documentElement.lang}/${search.criteria.goal}${searchQuery(search)}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
