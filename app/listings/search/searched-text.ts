import { writeSearch, type SearchState } from './search-query.ts';

/** The order and the view are no conditions, and a visitor's own means and loan are private. */
const untold = new Set(['sort', 'view', 'page', 'own', 'rate', 'years', 'second']);

/**
 * The conditions of a search as reported to trackers: `city=gent|9000&bedrooms=2` (requirements 10.95).
 *
 * @returns undefined without conditions
 */
export function searchedText(search: SearchState): string | undefined {
  const conditions = [...writeSearch(search)].filter(([name]) => !untold.has(name));
  return conditions.length === 0 ? undefined : conditions.map((each) => each.join('=')).join('&');
}
