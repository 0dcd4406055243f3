import { useToast } from '@sanity/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { QueueName, RetryRequest, Status } from '../../app/office/status.ts';
import { reasonOf, type Reason } from '../session/site-api.ts';
import { useAsking } from '../session/use-asking.ts';
import { useReturn } from '../session/use-return.ts';
import { useTexts } from '../texts/index.ts';
import { statusApi } from './status-api.ts';
import { useReasons } from './words.ts';

export interface StatusInView {
  /** The last that was read, also while the site does not answer. */
  status: Status | null;
  failure: Reason | null;
  isAsking: boolean;
  look: () => void;
  /** Resolves to whether the site was asked; if not, a toast says why. */
  retry: (wanted: RetryRequest) => Promise<boolean>;
  /** What the last retry did. */
  retried: { queue: QueueName; count: number } | null;
}

/** The status of the product; read again when the window regains focus, and by polling. */
export function useStatus(): StatusInView {
  const asking = useAsking();
  const api = useMemo(() => statusApi(asking), [asking]);
  const t = useTexts();
  const reasons = useReasons();
  const toast = useToast();
  const [state, setState] = useState<Pick<StatusInView, 'status' | 'failure' | 'isAsking'>>({
    status: null,
    failure: null,
    isAsking: true,
  });
  const [retried, setRetried] = useState<StatusInView['retried']>(null);
  const current = useRef(new AbortController());

  /** Shows what a question is answered with. A newer one wins, even if an older one is answered later. */
  const ask = useCallback(async (question: (signal: AbortSignal) => Promise<Status>) => {
    current.current.abort();
    const { signal } = (current.current = new AbortController());
    setState((before) => ({ ...before, isAsking: true }));
    try {
      const status = await question(signal);
      if (!signal.aborted) setState({ status, failure: null, isAsking: false });
    } catch (error) {
      if (!signal.aborted) setState((before) => ({ ...before, failure: reasonOf(error), isAsking: false }));
    }
  }, []);
  const look = useCallback(() => void ask((signal) => api.read(signal)), [api, ask]);
  const retry = useCallback(
    async (wanted: RetryRequest) => {
      let isAnswered = false;
      setRetried(null);
      await ask(async () => {
        try {
          const { retried: count, status } = await api.retry(wanted);
          setRetried({ queue: wanted.retry, count });
          isAnswered = true;
          return status;
        } catch (error) {
          toast.push({ status: 'error', title: t('status.not-retried'), description: reasons(reasonOf(error)) });
          throw error;
        }
      });
      return isAnswered;
    },
    [api, ask, reasons, t, toast],
  );

  useEffect(() => {
    look();
    return () => current.current.abort();
  }, [look]);
  useReturn(look);
  return { ...state, look, retry, retried };
}
