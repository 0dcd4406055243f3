import { failure } from '~/platform/failure.ts';
import { idOf, pageIdOf } from './omnicasa.ts';

/** Completes a record of the list with the CRM's further data on it; rejects if that is unavailable. */
export type Details = (record: unknown) => Promise<unknown>;

const timeout = 30_000;

/**
 * Completes the entries of a list with the CRM's details of each. `{ID}` in the URL is replaced by the listing's id. A
 * response about another listing, from a server that always sends the same, is ignored.
 */
export function fetchDetails(template: string): Details {
  return async (record) => {
    const id = idOf(record);
    // Without an id the record is set aside by its reader, with that reason.
    if (id === null || typeof record !== 'object' || record === null) return record;
    const answer = await fetch(template.replaceAll('{ID}', encodeURIComponent(id)), {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw failure('FEED_UNREACHABLE', `the server answered ${answer.status}.`);
    const detail: unknown = await answer.json();
    if (typeof detail !== 'object' || detail === null || ('ID' in detail && pageIdOf(detail) !== pageIdOf(record)))
      throw failure('FEED_UNREADABLE', 'the answer is not about this listing.');
    return { ...record, ...detail };
  };
}
