/** Parameters that are search criteria; campaign, sort order and view are not. */
const searchParameters = [
  ...['search', 'city', 'type', 'bedrooms', 'bathrooms', 'showerrooms', 'toilets', 'garages'],
  ...['price', 'box', 'area'],
  // The filters (app/listings/domain/filters.ts).
  ...['garden', 'terrace', 'parking', 'lift', 'cellar', 'newbuild', 'furnished', 'noduty', 'sold'],
  ...['condition', 'epc', 'living', 'ground', 'squareprice', 'year', 'floor', 'available', 'month'],
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
