import { countQuery } from './count-query.ts';
import type { SearchOptions } from './search-options.ts';
import type { SearchState } from './search-query.ts';

/**
 * Fetches the options of a search, which the document contains only as markup. Browser only.
 *
 * @throws if the response is not OK
 */
export async function fetchSearchOptions({ criteria }: SearchState): Promise<SearchOptions> {
  const address = `/api/search-options?language=${document.documentElement.lang}&${countQuery(criteria)}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
