import { idsInQuery } from '../saved/ids-in-query.ts';

/** More columns than four are a spreadsheet. */
export const maxCompared = 4;

/** What counts of a query: the first four ids, each once. The page cache's key is made of it. */
export function compareQuery(given: URLSearchParams): URLSearchParams {
  const ids = idsInQuery(given, maxCompared);
  return new URLSearchParams(ids.length > 0 ? { ids: ids.join(',') } : {});
}
