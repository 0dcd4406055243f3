import type { RetryAnswer, RetryRequest, Status } from '../../app/office/status.ts';
import { json, request, type Asking } from '../session/site-api.ts';

/** The Studio's client of `/api/status`. Each method rejects with `NoAnswer`, or with an `AbortError`. */
export interface StatusApi {
  read(signal: AbortSignal): Promise<Status>;
  retry(wanted: RetryRequest): Promise<RetryAnswer>;
}

export function statusApi(asking: Asking): StatusApi {
  return {
    read: async (signal) => json(await request(asking, '/api/status', { signal })),
    retry: async (wanted) =>
      json(await request(asking, '/api/status', { method: 'POST', body: JSON.stringify(wanted) })),
  };
}
