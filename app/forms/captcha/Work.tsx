import Check from 'lucide-react/icons/check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { captchaEndpoint } from '~/addresses/entity-paths.ts';
import { formFields } from '../form.ts';
import type { CaptchaProps } from './captcha-props.ts';

/**
 * Proof of work, computed in the background without user interaction; it starts with the form and is done before that
 * is filled in.
 */
export function Work({ form, handle, onLacking }: CaptchaProps & { onLacking: () => void }) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const work = useRef<Promise<string | null>>(undefined);
  const lacking = useRef(onLacking);
  useEffect(() => {
    work.current ??= worked(form);
    void work.current.then((answer) => (answer === null ? lacking.current() : setDone(true)));
  }, [form]);
  useImperativeHandle(handle, () => ({
    isMissing: () => false,
    answer: async () => {
      const answer = (await work.current) ?? null;
      return answer === null ? null : { [formFields.captchaAnswer]: answer };
    },
    focus: () => undefined,
  }));
  return (
    <p role="status" data-captcha="proofOfWork" className="flex min-h-11 items-center gap-2 text-small">
      {isDone ? (
        <Check size={18} aria-hidden />
      ) : (
        <LoaderCircle size={18} aria-hidden className="motion-safe:animate-spin" />
      )}
      {t(isDone ? 'forms.captcha.worked' : 'forms.captcha.working')}
    </p>
  );
}

/** Null if the browser cannot compute it: Web Crypto requires a secure context (https). */
async function worked(form: string): Promise<string | null> {
  try {
    const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
      fetch(`${captchaEndpoint(form)}?kind=proofOfWork`),
    ]);
    const { work } = (await response.json()) as { work?: Parameters<typeof solveChallenge>[0]['challenge'] };
    if (work === undefined) return null;
    const solution = await solveChallenge({ challenge: work, deriveKey });
    return solution === null ? null : JSON.stringify({ challenge: work, solution });
  } catch {
    return null;
  }
}
