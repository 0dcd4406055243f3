import { failure } from '~/platform/failure.ts';
import { outgoing } from '~/platform/tracing.ts';
import { idOf, pageIdOf } from './omnicasa.ts';

/** Completes a record with the CRM's details; rejects if they are unavailable. */
export type Details = (record: unknown) => Promise<unknown>;

const timeout = 30_000;

/**
 * Fetches the CRM's details for each record. `{ID}` in the URL is replaced by the listing's id. Rejects a response
 * about another listing, which servers send that respond the same to every request.
 */
export function fetchDetails(template: string): Details {
  return async (record) => {
    const id = idOf(record);
    // A record without an id is set aside later, with that reason.
    if (id === null || typeof record !== 'object' || record === null) return record;
    const url = new URL(template.replaceAll('{ID}', encodeURIComponent(id)));
    const answer = await outgoing('GET', url, () =>
      fetch(url, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(timeout) }),
    );
    if (!answer.ok) throw failure('FEED_UNREACHABLE', `the server answered ${answer.status}.`);
    const detail: unknown = await answer.json();
    if (typeof detail !== 'object' || detail === null || ('ID' in detail && pageIdOf(detail) !== pageIdOf(record)))
      throw failure('FEED_UNREADABLE', 'the answer is not about this listing.');
    return { ...record, ...detail };
  };
}
