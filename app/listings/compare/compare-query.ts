import { idsInQuery } from '../saved/ids-in-query.ts';

/** More than four columns are a spreadsheet. */
export const maxCompared = 4;

/** The relevant part of a query: the first four ids, without duplicates. Used for the page cache's key. */
export function compareQuery(given: URLSearchParams): URLSearchParams {
  const ids = idsInQuery(given, maxCompared);
  return new URLSearchParams(ids.length > 0 ? { ids: ids.join(',') } : {});
}
