/** The Studio's client of the site's leads API (`/api/leads` on the site's own origin). */
import type { LeadChange, LeadDetails, LeadList, OpenLeads } from '../../app/office/answers.ts';
import { fileOf, json, request, type Asking } from '../session/site-api.ts';

export type Parameters = readonly (readonly [string, string])[];

/** Each method rejects with `NoAnswer`, or with an `AbortError` once its signal is aborted. */
export interface LeadsApi {
  list(parameters: Parameters, signal?: AbortSignal): Promise<LeadList>;
  read(id: string, signal?: AbortSignal): Promise<LeadDetails>;
  change(id: string, change: LeadChange): Promise<LeadDetails>;
  /** How many leads wait. */
  open(): Promise<OpenLeads>;
  /** Resolves to the CSV and its file name. */
  table(parameters: Parameters): Promise<{ file: Blob; name: string }>;
}

export function leadsApi(asking: Asking): LeadsApi {
  const send = (path: string, parameters: Parameters, init?: RequestInit): Promise<Response> => {
    const query = [...parameters.map(([name, value]) => [name, value]), ['language', asking.language]];
    return request(asking, `${path}?${new URLSearchParams(query)}`, init);
  };
  const pathOf = (id: string) => `/api/leads/${encodeURIComponent(id)}`;
  const abortable = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
  return {
    list: async (parameters, signal) => json(await send('/api/leads', parameters, abortable(signal))),
    read: async (id, signal) => json(await send(pathOf(id), [], abortable(signal))),
    change: async (id, change) => json(await send(pathOf(id), [], { method: 'POST', body: JSON.stringify(change) })),
    open: async () => json(await send('/api/leads-open', [])),
    table: async (parameters) => fileOf(await send('/api/leads-export', parameters)),
  };
}
