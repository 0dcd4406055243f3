import { useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { CaptchaProvider } from '~/captcha/kinds.ts';
import { formFields } from '../form.ts';
import type { CaptchaProps } from './captcha-props.ts';
import { loadProvider } from './load-provider.ts';

interface Props extends CaptchaProps {
  provider: CaptchaProvider;
  siteKey: string;
  onLacking: () => void;
}

/** A provider's widget; its script is only loaded here. */
export function ProviderWidget({ provider, siteKey, handle, onChange, onLacking }: Props) {
  const { language } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const given = useRef('');
  const told = useRef({ onChange, onLacking });
  useEffect(() => {
    told.current = { onChange, onLacking };
  });
  useEffect(() => {
    let isGone = false;
    // In its own element, because the provider changes its content behind React's back.
    const container = document.createElement('div');
    place.current?.append(container);
    loadProvider(provider, language).then(
      (api) => {
        if (isGone) return;
        api.render(container, {
          sitekey: siteKey,
          language: language,
          theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
          callback: (answer: string) => {
            given.current = answer;
            told.current.onChange();
          },
          'expired-callback': () => void (given.current = ''),
          'error-callback': () => {
            given.current = '';
            told.current.onLacking();
          },
        });
      },
      () => isGone || told.current.onLacking(),
    );
    return () => {
      isGone = true;
      container.remove();
    };
  }, [provider, siteKey, language]);
  useImperativeHandle(handle, () => ({
    isMissing: () => given.current === '',
    answer: () => Promise.resolve(given.current === '' ? null : { [formFields.captchaAnswer]: given.current }),
    focus: () => place.current?.querySelector('iframe')?.focus(),
  }));
  return <div ref={place} data-captcha={provider} className="min-h-20" />;
}
