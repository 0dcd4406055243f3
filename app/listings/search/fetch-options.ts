import { countQuery } from './count-query.ts';
import type { SearchOptions } from './search-options.ts';
import type { SearchState } from './search-query.ts';

/**
 * What a search of the page's language can choose from: the document holds it as markup alone. Browser only.
 *
 * @throws where the site does not answer
 */
export async function fetchSearchOptions({ criteria }: SearchState): Promise<SearchOptions> {
  const address = `/api/search-options?language=${document.documentElement.lang}&${countQuery(criteria)}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
