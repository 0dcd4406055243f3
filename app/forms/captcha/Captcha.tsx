import { useId, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { isCaptchaProvider } from '~/captcha/kinds.ts';
import { labelStyle } from '~/ui/field.ts';
import type { CaptchaProps } from './captcha-props.ts';
import { Characters } from './Characters.tsx';
import { ProviderGate } from './ProviderGate.tsx';
import { ProviderWidget } from './ProviderWidget.tsx';
import { Work } from './Work.tsx';

/** A form's captcha. Without JavaScript, and if another kind is unavailable, it falls back to typed characters. */
export function Captcha(props: CaptchaProps) {
  const { asked, error } = props;
  const { t } = useTranslation();
  const [isLacking, setLacking] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  const titleId = useId();
  const { kind, siteKey } = asked;
  if (kind === 'characters' || isLacking) return <Characters key={props.attempt} {...props} />;
  return (
    <div role="group" aria-labelledby={titleId} aria-describedby={props.errorId}>
      <noscript>
        <Characters key={props.attempt} {...props} />
      </noscript>
      <div className="noscript:hidden">
        <p id={titleId} className={labelStyle}>
          {t('forms.captcha.title')}
        </p>
        {isCaptchaProvider(kind) && siteKey !== null ? (
          !isAllowed ? (
            <ProviderGate
              handle={props.handle}
              provider={kind}
              onAllow={() => setAllowed(true)}
              onRefuse={() => setLacking(true)}
            />
          ) : (
            <ProviderWidget
              key={props.attempt}
              {...props}
              provider={kind}
              siteKey={siteKey}
              onLacking={() => setLacking(true)}
            />
          )
        ) : (
          <Work key={props.attempt} {...props} onLacking={() => setLacking(true)} />
        )}
        {error}
      </div>
    </div>
  );
}
