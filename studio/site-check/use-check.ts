import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SiteCheck, SiteCheckRequest } from '../../app/office/site-check/answers.ts';
import { reasonOf, type Reason } from '../session/site-api.ts';
import { useAsking } from '../session/use-asking.ts';
import { useReturn } from '../session/use-return.ts';
import { checkApi } from './check-api.ts';

/** Milliseconds between two looks while the site is walked. */
const whileWalking = 2_000;

export interface CheckInView {
  /** The last that was read, also while the site does not answer. */
  check: SiteCheck | null;
  failure: Reason | null;
  isAsking: boolean;
  look: () => void;
  change: (wanted: SiteCheckRequest) => void;
}

/** What the last walk found; read again when the window regains focus, and often while the site is walked. */
export function useCheck(): CheckInView {
  const asking = useAsking();
  const api = useMemo(() => checkApi(asking), [asking]);
  const [state, setState] = useState<Pick<CheckInView, 'check' | 'failure' | 'isAsking'>>({
    check: null,
    failure: null,
    isAsking: true,
  });
  const current = useRef(new AbortController());

  /** A newer question wins, even if an older one is answered later. */
  const ask = useCallback(async (question: (signal: AbortSignal) => Promise<SiteCheck>) => {
    current.current.abort();
    const { signal } = (current.current = new AbortController());
    setState((before) => ({ ...before, isAsking: true }));
    try {
      const check = await question(signal);
      if (!signal.aborted) setState({ check, failure: null, isAsking: false });
    } catch (error) {
      if (!signal.aborted) setState((before) => ({ ...before, failure: reasonOf(error), isAsking: false }));
    }
  }, []);
  const look = useCallback(() => void ask((signal) => api.read(signal)), [api, ask]);
  const change = useCallback(
    (wanted: SiteCheckRequest) => void ask((signal) => api.change(wanted, signal)),
    [api, ask],
  );

  useEffect(() => {
    look();
    return () => current.current.abort();
  }, [look]);
  useReturn(look);
  const { check, isAsking } = state;
  const isWalking = check !== null && check.walking !== null;
  useEffect(() => {
    if (!isWalking || isAsking) return;
    const timer = setTimeout(look, whileWalking);
    return () => clearTimeout(timer);
  }, [isWalking, isAsking, look]);
  return { ...state, look, change };
}
