import { idPattern } from '../domain/listing-id.ts';

/**
 * The ids in `ids=4101,4272`, or `ids=4101&ids=4272` as sent by a form: without duplicates, in lower case, in order.
 *
 * @param max further ids are ignored silently: our own links never have more
 */
export function idsInQuery(query: URLSearchParams, max: number): string[] {
  const asked = query.getAll('ids').flatMap((value) => value.split(','));
  const ids = asked.map((id) => id.trim().toLowerCase()).filter((id) => idPattern.test(id));
  return [...new Set(ids)].slice(0, max);
}

/** `?ids=4101,4272`; ids need no encoding. */
export function withIds(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?ids=${ids.join(',')}`;
}
