import type { SiteCheck, SiteCheckRequest } from '../../app/office/site-check/answers.ts';
import { json, request, type Asking } from '../session/site-api.ts';

/** The Studio's client of `/api/site-check`. Each method rejects with `NoAnswer`, or with an `AbortError`. */
export interface CheckApi {
  read(signal: AbortSignal): Promise<SiteCheck>;
  /** Resolves to how things are after it. */
  change(wanted: SiteCheckRequest, signal: AbortSignal): Promise<SiteCheck>;
}

export function checkApi(asking: Asking): CheckApi {
  const url = `/api/site-check?language=${asking.language}`;
  return {
    read: async (signal) => json(await request(asking, url, { signal })),
    change: async (wanted, signal) =>
      json(await request(asking, url, { method: 'POST', body: JSON.stringify(wanted), signal })),
  };
}
