import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuditEntry } from '../../app/platform/audit-entry.ts';
import { reasonOf, type Reason } from '../session/site-api.ts';
import type { AuditApi, AuditFilters } from './audit-api.ts';

export interface AuditInView {
  /** Newest first; null until they are read. */
  entries: AuditEntry[] | null;
  /** Why entries are missing. */
  failure: Reason | null;
  isAsking: boolean;
  /** Loads older entries; null if there are none. */
  older: (() => void) | null;
  /** Loads the newest entries again. */
  look: () => void;
}

/** The entries that fit the filters. */
export function useAudit(api: AuditApi, filters: AuditFilters): AuditInView {
  const [state, setState] = useState<{
    entries: AuditEntry[] | null;
    next: string | null;
    failure: Reason | null;
    isAsking: boolean;
  }>({ entries: null, next: null, failure: null, isAsking: true });
  const asking = useRef(new AbortController());

  /** A newer question wins, even if an older one is answered later. */
  const ask = useCallback(
    async (after: string | null) => {
      asking.current.abort();
      const { signal } = (asking.current = new AbortController());
      setState((before) => ({ ...before, isAsking: true }));
      try {
        const { entries, next } = await api.page(filters, after, signal);
        if (signal.aborted) return;
        setState((before) => ({
          entries: after === null ? entries : [...(before.entries ?? []), ...entries],
          next,
          failure: null,
          isAsking: false,
        }));
      } catch (error) {
        if (!signal.aborted) setState((before) => ({ ...before, failure: reasonOf(error), isAsking: false }));
      }
    },
    [api, filters],
  );
  const look = useCallback(() => void ask(null), [ask]);

  useEffect(() => {
    // What fits other filters must not look as if it fitted these.
    setState((before) => ({ ...before, entries: null, next: null }));
    look();
    return () => asking.current.abort();
  }, [look]);
  const { next, ...shown } = state;
  return { ...shown, look, older: next === null ? null : () => void ask(next) };
}
