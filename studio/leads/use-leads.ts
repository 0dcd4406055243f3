import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LeadList } from '../../app/office/answers.ts';
import { reasonOf, type Reason } from '../session/site-api.ts';
import { useAsking } from '../session/use-asking.ts';
import { useReturn } from '../session/use-return.ts';
import { parametersOf, type LeadFilters } from './filters.ts';
import { leadsApi, type LeadsApi } from './leads-api.ts';

/** The site's maximum page size; a longer list is not refreshed automatically. */
const mostAtOnce = 200;

export function useLeadsApi(): LeadsApi {
  const asking = useAsking();
  return useMemo(() => leadsApi(asking), [asking]);
}

const changed = new EventTarget();

/** Calls back when this tab has changed a lead. Returns what ends it. */
export function onLeadsChanged(told: () => void): () => void {
  changed.addEventListener('change', told);
  return () => changed.removeEventListener('change', told);
}

export const tellLeadsChanged = (): void => void changed.dispatchEvent(new Event('change'));

export interface Leads {
  list: LeadList | null;
  /** Why the list is missing or stale. */
  failure: Reason | null;
  isLoading: boolean;
  /** Loads the next page. */
  more: () => Promise<void>;
  /** Reloads the list. */
  refresh: () => Promise<void>;
}

/** The list for the filters; reloaded when the window regains focus, and by polling. */
export function useLeads(api: LeadsApi, filters: LeadFilters): Leads {
  const parameters = useMemo(() => parametersOf(filters), [filters]);
  const [state, setState] = useState<{
    of: unknown;
    list: LeadList | null;
    failure: Reason | null;
    isLoading: boolean;
  }>({ of: null, list: null, failure: null, isLoading: true });
  const asking = useRef(new AbortController());
  const shown = useRef(0);

  /** A newer request wins, even if an older one is answered later. */
  const ask = useCallback(
    async (question: () => Promise<LeadList>) => {
      setState((before) => ({ ...before, isLoading: true }));
      const { signal } = asking.current;
      try {
        const list = await question();
        if (signal.aborted) return;
        shown.current = list.leads.length;
        setState({ of: parameters, list, failure: null, isLoading: false });
      } catch (error) {
        if (signal.aborted) return;
        const failure = reasonOf(error);
        // Keep the previous list in view if it belongs to the same filters.
        setState((before) => ({
          ...before,
          list: before.of === parameters ? before.list : null,
          failure,
          isLoading: false,
        }));
      }
    },
    [parameters],
  );
  const restart = useCallback(() => {
    asking.current.abort();
    asking.current = new AbortController();
    return asking.current.signal;
  }, []);

  const refresh = useCallback(async () => {
    const signal = restart();
    const limit = String(Math.min(Math.max(shown.current, 50), mostAtOnce));
    await ask(() => api.list([...parameters, ['limit', limit]], signal));
  }, [api, ask, parameters, restart]);

  const { list } = state;
  const more = useCallback(async () => {
    if (list?.next == null) return;
    const signal = restart();
    const { next } = list;
    await ask(async () => {
      const page = await api.list([...parameters, ['after', next]], signal);
      const known = new Set(list.leads.map(({ id }) => id));
      return { ...page, leads: [...list.leads, ...page.leads.filter(({ id }) => !known.has(id))] };
    });
  }, [api, ask, list, parameters, restart]);

  useEffect(() => {
    shown.current = 0;
    void refresh();
    return () => asking.current.abort();
  }, [refresh]);

  useReturn(
    useCallback(() => {
      if (shown.current <= mostAtOnce) void refresh();
    }, [refresh]),
  );
  return { ...state, more, refresh };
}
