import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { captchaDrawing, captchaEndpoint, captchaSpeech } from '~/addresses/entity-paths.ts';
import { buttonStyles } from '~/ui/button.ts';
import { fieldStyle, labelStyle } from '~/ui/field.ts';
import { formFields } from '../form.ts';
import type { CaptchaProps } from './captcha-props.ts';

/**
 * Characters to type from a picture, or digits from a recording. Their space is reserved, so that loading causes no
 * layout shift.
 */
export function Characters({
  form,
  formId,
  asked,
  answer,
  isFirstWrong,
  error,
  errorId,
  handle,
  onChange,
}: CaptchaProps) {
  const { t, language } = useTranslation();
  const { token, isFailed, renew } = useCharacters(form, asked.challenge);
  const input = useRef<HTMLInputElement>(null);
  const id = `${formId}-captcha`;
  const isMissing = () => token === null || !input.current?.value.trim();
  useImperativeHandle(handle, () => ({
    isMissing,
    answer: () => Promise.resolve(isMissing() ? null : {}),
    focus: () => input.current?.focus(),
  }));
  return (
    <div data-captcha="characters">
      <label htmlFor={id} className={labelStyle}>
        {t('forms.captcha.characters')}
      </label>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex h-20 w-full max-w-60 items-center justify-center overflow-hidden rounded-base border border-line bg-surface">
          {token === null ? (
            <p role="status" className="px-3 text-center text-small text-slate-soft">
              <span className="noscript:hidden">{t(isFailed ? 'forms.captcha.notLoaded' : 'forms.captcha.soon')}</span>
              <span className="not-noscript:hidden">{t('forms.captcha.next')}</span>
            </p>
          ) : (
            <img
              key={token}
              src={captchaDrawing(token)}
              alt={t('forms.captcha.picture')}
              width={240}
              height={80}
              className="size-full object-contain"
            />
          )}
        </div>
        <button
          type="button"
          className={`${buttonStyles.quiet} noscript:hidden ${token === null && !isFailed ? 'invisible' : ''}`}
          onClick={() => {
            if (input.current) input.current.value = '';
            renew();
          }}
        >
          <RefreshCw size={18} aria-hidden className="shrink-0" />
          {t('forms.captcha.new')}
        </button>
      </div>
      <div className={token === null ? 'noscript:hidden' : ''}>
        {token === null ? (
          <div className="mt-2 h-11 w-full max-w-60 rounded-full border border-line bg-surface" />
        ) : (
          <audio
            key={token}
            controls
            preload="none"
            src={captchaSpeech(token, language)}
            aria-label={t('forms.captcha.sound')}
            className="mt-2 h-11 w-full max-w-60"
          />
        )}
        {token !== null && <input type="hidden" name={formFields.captcha} value={token} readOnly />}
        <input
          ref={input}
          id={id}
          type="text"
          // Without a challenge there is nothing to submit.
          name={token === null ? undefined : formFields.captchaAnswer}
          defaultValue={answer}
          autoFocus={isFirstWrong}
          // Focusing this field loads the form's code, which fetches the challenge.
          readOnly={token === null}
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help${errorId === undefined ? '' : ` ${errorId}`}`}
          className={`${fieldStyle} mt-2 max-w-60`}
          onInput={onChange}
        />
        {error}
        <p id={`${id}-help`} className="mt-1 text-small text-slate-soft">
          {t('forms.captcha.help')}
        </p>
      </div>
    </div>
  );
}

/** The token of the challenge. Cached pages do not contain one, so it is fetched. */
function useCharacters(form: string, given: string | null) {
  const [token, setToken] = useState(given);
  const [isFailed, setFailed] = useState(false);
  const renew = useCallback(() => {
    void newToken(form).then((made) => {
      if (made !== null) setToken(made);
      setFailed(made === null);
    });
  }, [form]);
  useEffect(() => {
    if (given === null) renew();
  }, [given, renew]);
  return { token, isFailed, renew };
}

async function newToken(form: string): Promise<string | null> {
  try {
    const response = await fetch(captchaEndpoint(form));
    const { token } = (await response.json()) as { token?: string };
    return token ?? null;
  } catch {
    return null;
  }
}
