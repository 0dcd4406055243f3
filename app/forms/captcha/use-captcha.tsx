import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { FormResult } from '../form.ts';
import type { CaptchaResult, FormCaptcha, FormCaptchaProblem } from './form-captcha.ts';
import type { CaptchaHandle } from './captcha-props.ts';
import { loadCaptcha, loadedCaptcha } from './load-captcha.ts';

const errors = {
  missing: 'forms.errors.captcha',
  wrong: 'forms.errors.captchaWrong',
  expired: 'forms.errors.captchaExpired',
  unreachable: 'forms.errors.captchaUnreachable',
  unproven: 'forms.errors.captchaUnreachable',
} as const satisfies Record<FormCaptchaProblem, string>;

interface FormWithCaptcha {
  name: string;
  formId: string;
  /** The captcha in the page's props. */
  asked: FormCaptcha | null;
  /** The server's response, if the form was submitted without JavaScript. */
  result: FormResult | null;
  isFirstWrong: boolean;
}

/** A form's captcha. Does nothing if the form has none. */
export function useCaptcha({ name, formId, asked, result, isFirstWrong }: FormWithCaptcha): {
  view: ReactNode;
  isWrong: boolean;
  /** Whether a character challenge is on the page. */
  hasCharacters: boolean;
  /** Reports a missing answer, along with the form's other errors. */
  check(): void;
  /** Values to send in addition to the form's fields; null, with an error, if unanswered. */
  answer(): Promise<Record<string, string> | null>;
  /** Handles the server's response about it. */
  hear(said: CaptchaResult | null): void;
} {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ asked: FormCaptcha | null; answer: string; attempt: number }>({
    asked: result?.captcha ?? asked,
    answer: result?.captcha?.answer ?? '',
    attempt: 0,
  });
  const [problem, setProblem] = useState(result?.captcha?.problem ?? null);
  // Also focused if it is the only thing left to do.
  const isLastStep = result?.problem === 'captcha' && !result.hasLostFile;
  const [isFocused, setFocused] = useState(isFirstWrong && (problem !== null || isLastStep));
  const handle = useRef<CaptchaHandle>(null);
  const errorId = `${formId}-captcha-error`;
  const [Captcha, setCaptcha] = useState(loadedCaptcha);
  const isLate = shown.asked !== null && Captcha === null;
  useEffect(() => {
    // Editors enabled it after the page was rendered.
    if (isLate) void loadCaptcha().then((view) => setCaptcha(() => view));
  }, [isLate]);
  const view = shown.asked !== null && Captcha !== null && (
    <Captcha
      attempt={shown.attempt}
      form={name}
      formId={formId}
      asked={shown.asked}
      answer={shown.answer}
      isFirstWrong={isFocused}
      errorId={problem === null ? undefined : errorId}
      error={
        problem !== null && (
          <p id={errorId} className="mt-1 flex items-start gap-1.5 text-small font-semibold text-danger">
            <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
            {t(errors[problem])}
          </p>
        )
      }
      handle={handle}
      onChange={() => setProblem(null)}
    />
  );
  return {
    view,
    isWrong: problem !== null,
    hasCharacters: (shown.asked?.challenge ?? null) !== null,
    check: () => {
      // In a form with steps it belongs to the last one; Enter in an earlier step does not send.
      const isShown = document.querySelector(`#${formId} [data-captcha]`)?.checkVisibility() ?? false;
      if (isShown && handle.current?.isMissing()) setProblem('missing');
    },
    answer: async () => {
      if (shown.asked === null || handle.current === null) return {};
      const answer = await handle.current.answer();
      if (answer === null) {
        setProblem('missing');
        handle.current?.focus();
      }
      return answer;
    },
    hear: (said) => {
      if (said === null) return;
      setProblem(said.problem);
      setFocused(said.problem !== null);
      if (said.isAgain || shown.asked === null) setShown({ asked: said, answer: '', attempt: shown.attempt + 1 });
      else if (said.problem !== null) handle.current?.focus();
    },
  };
}
