import { useCallback, useEffect, useState } from 'react';
import { NoAnswer } from '../session/site-api.ts';

export interface Asked<Answer, Change, Done> {
  /** Null until it was read. */
  answer: Answer | null;
  /** Why it could not be read. */
  failure: NoAnswer | null;
  /** Whether a change is on its way. */
  isBusy: boolean;
  look: () => void;
  /** Asks for a change. Resolves to what it answers, or to what is wrong. */
  change: (change: Change) => Promise<Done | NoAnswer>;
}

/** What the site knows, and changes of it, whose answers hold it as it is then. */
export function useAnswer<Answer, Change, Done>(
  read: () => Promise<Answer>,
  send: (change: Change) => Promise<Done>,
  answerIn: (done: Done) => Answer,
): Asked<Answer, Change, Done> {
  const [state, setState] = useState<{ answer: Answer | null; failure: NoAnswer | null }>({
    answer: null,
    failure: null,
  });
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(() => {
    read().then(
      (answer) => setState({ answer, failure: null }),
      (error: unknown) => setState((before) => ({ ...before, failure: failureOf(error) })),
    );
  }, [read]);
  useEffect(look, [look]);
  const change = useCallback(
    async (wanted: Change) => {
      setBusy(true);
      try {
        const done = await send(wanted);
        setState({ answer: answerIn(done), failure: null });
        return done;
      } catch (error) {
        return failureOf(error);
      } finally {
        setBusy(false);
      }
    },
    [send, answerIn],
  );
  return { ...state, isBusy, look, change };
}

const failureOf = (error: unknown): NoAnswer => (error instanceof NoAnswer ? error : new NoAnswer('away'));
