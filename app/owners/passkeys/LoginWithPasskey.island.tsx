import { useEffect, useState } from 'react';
import { buttonStyles } from '~/ui/button.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { Notice } from '../Notice.tsx';
import type { LoginWay, Outcome } from './browser.ts';
import { usePasskeys } from './use-passkeys.ts';

export const wakes = 'idle';

interface Props extends LoginWay {
  /** The host that passkeys are bound to. */
  host: string;
  words: Record<'logIn' | 'loginFailed' | 'notUsed' | 'failed', string>;
}

/** Login with a passkey, in browsers that support them; they also offer passkeys in the e-mail field. */
export default function LoginWithPasskey({ endpoint, next, host, words }: Props) {
  const isAble = usePasskeys(host);
  const isAlive = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const { notUsed, failed } = words;
  useEffect(() => {
    // Only one WebAuthn request can be active, so the button's dialog replaces this one.
    if (!isAble || isBusy) return;
    const ending = new AbortController();
    const follow = (outcome: Outcome) => setProblem(leave(outcome, { notUsed, failed }));
    import('./browser.ts')
      .then(({ offerInField }) => offerInField({ endpoint, next }, ending.signal, follow))
      // If the code fails to load, the password remains.
      .catch(() => undefined);
    return () => ending.abort();
  }, [isAble, isBusy, endpoint, next, notUsed, failed]);

  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await import('./browser.ts').then(
      ({ logIn }) => logIn({ endpoint, next }),
      () => 'failed' as const,
    );
    const wrong = leave(outcome, words);
    setProblem(wrong);
    // While navigating away, the form stays busy.
    if (wrong !== null) setBusy(false);
  };

  if (!isAble) return null;
  return (
    <div className="grid gap-4 border-t border-line pt-5 noscript:hidden">
      {problem !== null && (
        <Notice kind="problem">
          <p>{words.loginFailed}</p>
          <p className="font-normal">{problem}</p>
        </Notice>
      )}
      <div>
        <button
          type="button"
          className={buttonStyles.rest}
          disabled={!isAlive}
          onClick={() => void press()}
          aria-disabled={isBusy}
        >
          <KeySign />
          {words.logIn}
        </button>
      </div>
    </div>
  );
}

/** Inlined, because an icon of the package would be loaded with the scripts of every page. */
function KeySign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 shrink-0" fill="none" stroke="currentColor" strokeWidth={2}>
      <circle cx={7} cy={12} r={4.5} />
      <path d="M11.5 12H22M17 12v4M21 12v3" strokeLinecap="round" />
    </svg>
  );
}

/** Navigates if the outcome has a location; otherwise returns the problem. */
function leave(outcome: Outcome, words: Pick<Props['words'], 'notUsed' | 'failed'>): string | null {
  if (typeof outcome === 'string') return outcome === 'failed' ? words.failed : words.notUsed;
  if ('problem' in outcome) return outcome.problem;
  window.location.assign(outcome.location);
  return null;
}
