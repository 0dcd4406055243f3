import { failure } from '~/services/database/failure.ts';
import { idOf } from '../feeds/omnicasa.ts';
import type { Details } from '../feeds/omnicasa-file.server.ts';

const patience = 30_000;

/**
 * Completes the entries of a list with the CRM's answer on each of them. `{ID}` in the address stands for the listing's id.
 */
export function fetchDetails(template: string): Details {
  return async (record) => {
    const id = idOf(record);
    // Without an id the record is set aside by its reader, with that reason.
    if (id === null || typeof record !== 'object' || record === null) return record;
    const answer = await fetch(template.replaceAll('{ID}', encodeURIComponent(id)), {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw failure('FEED_UNREACHABLE', `the server answered ${answer.status}.`);
    const detail: unknown = await answer.json();
    return typeof detail === 'object' && detail !== null ? { ...record, ...detail } : record;
  };
}
