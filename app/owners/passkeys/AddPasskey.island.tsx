import { useState, type FormEvent } from 'react';
import { buttonStyles } from '~/ui/button.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { LabelledField } from '../LabelledField.tsx';
import { Notice } from '../Notice.tsx';
import type { Outcome } from './browser.ts';
import { usePasskeys } from './use-passkeys.ts';

export const wakes = 'idle';

type Word = 'add' | 'password' | 'passwordHint' | 'unsupported' | 'notMade' | 'known' | 'failed';

interface Props {
  endpoint: string;
  /** The host that passkeys are bound to. */
  host: string;
  email: string;
  /** The last login was not recent. */
  needsPassword: boolean;
  words: Record<Word, string>;
}

/** A form to create a passkey, in browsers that support them. */
export default function AddPasskey({ endpoint, host, email, needsPassword, words }: Props) {
  const isAble = usePasskeys(host);
  const isAlive = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The login may no longer be recent by the time the form is used.
  const [asksPassword, setAsksPassword] = useState(needsPassword);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = new FormData(event.currentTarget).get('password');
    setBusy(true);
    setProblem(null);
    const outcome = await import('./browser.ts').then(
      ({ add }) => add(endpoint, typeof password === 'string' ? password : null),
      () => 'failed' as const,
    );
    if (typeof outcome === 'object' && 'location' in outcome) return window.location.assign(outcome.location);
    if (typeof outcome === 'object' && outcome.needsPassword) setAsksPassword(true);
    setProblem(problemOf(outcome, words));
    setBusy(false);
  };

  if (!isAble) return <p className="text-slate-soft noscript:hidden">{words.unsupported}</p>;
  return (
    // POST, so that submitting before hydration never puts the password into a URL.
    <form method="post" onSubmit={(event) => void send(event)} className="max-w-md grid gap-5 noscript:hidden">
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {asksPassword && (
        <>
          {/* Password managers use it to identify the account. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <LabelledField
            label={words.password}
            hint={words.passwordHint}
            name="password"
            type="password"
            required
            autoComplete="current-password"
          />
        </>
      )}
      <div>
        <button type="submit" className={buttonStyles.rest} disabled={!isAlive} aria-disabled={isBusy}>
          {words.add}
        </button>
      </div>
    </form>
  );
}

function problemOf(outcome: Exclude<Outcome, { location: string }>, words: Props['words']): string {
  if (typeof outcome === 'object') return outcome.problem;
  if (outcome === 'known' || outcome === 'failed') return words[outcome];
  return words.notMade;
}
