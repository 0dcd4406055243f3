import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewingCalendar } from '../../app/office/viewings.ts';
import { reasonOf, type Reason } from '../session/site-api.ts';
import { useAsking } from '../session/use-asking.ts';
import { useReturn } from '../session/use-return.ts';
import { viewingsApi, type ViewingsApi } from './viewings-api.ts';
import { daysShown } from './weeks.ts';

export interface ViewingsInView {
  api: ViewingsApi;
  /** Null until it is read. */
  calendar: ViewingCalendar | null;
  /** Why it is missing or stale. */
  failure: Reason | null;
  /** Reads it again. */
  look: () => void;
}

/** The calendar from a day on; read again when the window regains focus, and by polling. */
export function useViewings(from: string): ViewingsInView {
  const asking = useAsking();
  const api = useMemo(() => viewingsApi(asking), [asking]);
  const [state, setState] = useState<{ of: string; calendar: ViewingCalendar | null; failure: Reason | null }>({
    of: from,
    calendar: null,
    failure: null,
  });
  const reading = useRef(new AbortController());
  const look = useCallback(() => {
    reading.current.abort();
    const { signal } = (reading.current = new AbortController());
    api.calendar(from, daysShown, signal).then(
      (calendar) => {
        if (!signal.aborted) setState({ of: from, calendar, failure: null });
      },
      (error: unknown) => {
        if (!signal.aborted)
          setState((before) => ({
            of: from,
            calendar: before.of === from ? before.calendar : null,
            failure: reasonOf(error),
          }));
      },
    );
  }, [api, from]);
  useEffect(() => {
    look();
    return () => reading.current.abort();
  }, [look]);
  useReturn(look);
  // Other weeks must not look as if they were these.
  return state.of === from ? { ...state, api, look } : { api, calendar: null, failure: null, look };
}
