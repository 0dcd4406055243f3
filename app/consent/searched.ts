import { filters } from '~/listings/domain/filters.ts';

/** Parameters that are search criteria; campaign, sort order and view are not. */
const searchParameters: readonly string[] = [
  ...['search', 'city', 'type', 'bedrooms', 'bathrooms', 'showerrooms', 'toilets', 'garages', 'price', 'box', 'area'],
  ...filters.map(({ name }) => name),
];

/**
 * The search criteria as reported to trackers.
 *
 * @param query of the results page
 * @returns null without criteria
 */
export function searchedFor(query: string): string | null {
  const known = [...new URLSearchParams(query)].filter(([name]) => searchParameters.includes(name));
  return known.length === 0 ? null : known.map((each) => each.join('=')).join('&');
}
