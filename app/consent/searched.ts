import { filters } from '~/listings/domain/filters.ts';

/** The parameters that say what was searched for; a campaign's, the order and the view of the results are no search. */
const searchParameters: readonly string[] = [
  ...['search', 'city', 'type', 'bedrooms', 'bathrooms', 'showerrooms', 'toilets', 'garages', 'price', 'box', 'area'],
  ...filters.map(({ name }) => name),
];

/**
 * What a visitor searches for, as trackers are told.
 *
 * @param query of the page with the results
 * @returns null without a condition
 */
export function searchedFor(query: string): string | null {
  const known = [...new URLSearchParams(query)].filter(([name]) => searchParameters.includes(name));
  return known.length === 0 ? null : known.map((each) => each.join('=')).join('&');
}
