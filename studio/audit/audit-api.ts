import type { AuditPage } from '../../app/platform/audit-entry.ts';
import { fileOf, json, request, type Asking } from '../session/site-api.ts';

/** An empty text is no filter. */
export interface AuditFilters {
  kind: string;
  /** A part of a name or an e-mail address. */
  who: string;
  /** ISO days. */
  from: string;
  to: string;
}

export const noFilters: AuditFilters = { kind: '', who: '', from: '', to: '' };

/** The Studio's client of `/api/audit`. Each method rejects with `NoAnswer`, or with an `AbortError`. */
export interface AuditApi {
  page(filters: AuditFilters, after: string | null, signal: AbortSignal): Promise<AuditPage>;
  /** All that fits the filters, as CSV. */
  table(filters: AuditFilters): Promise<{ file: Blob; name: string }>;
}

export function auditApi(asking: Asking): AuditApi {
  return {
    page: async (filters, after, signal) =>
      json(await request(asking, `/api/audit?${new URLSearchParams({ ...filters, after: after ?? '' })}`, { signal })),
    table: async (filters) => fileOf(await request(asking, `/api/audit-export?${new URLSearchParams({ ...filters })}`)),
  };
}
