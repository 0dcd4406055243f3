import { useImperativeHandle, useRef } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { CaptchaProvider } from '~/captcha/kinds.ts';
import { providers } from '~/captcha/providers.ts';
import { buttonStyles } from '~/ui/button.ts';
import type { CaptchaProps } from './captcha-props.ts';

interface Props extends Pick<CaptchaProps, 'handle'> {
  provider: CaptchaProvider;
  onAllow: () => void;
  onRefuse: () => void;
}

/**
 * Shown before a provider's script is loaded: third-party code requires the visitor's consent, and there is an
 * alternative.
 */
export function ProviderGate({ provider, handle, onAllow, onRefuse }: Props) {
  const { t } = useTranslation();
  const allow = useRef<HTMLButtonElement>(null);
  useImperativeHandle(handle, () => ({
    isMissing: () => true,
    answer: () => Promise.resolve(null),
    focus: () => allow.current?.focus(),
  }));
  const host = new URL(providers[provider].script).hostname.replace(/^www\./, '');
  return (
    <div data-captcha={provider} className="grid gap-3 rounded-base border border-line bg-surface p-4">
      <p className="text-small">{t('forms.captcha.provider', { host })}</p>
      <div className="flex flex-wrap gap-3">
        <button ref={allow} type="button" className={buttonStyles.rest} onClick={onAllow}>
          {t('forms.captcha.load', { host })}
        </button>
        <button type="button" className={buttonStyles.rest} onClick={onRefuse}>
          {t('forms.captcha.instead')}
        </button>
      </div>
    </div>
  );
}
