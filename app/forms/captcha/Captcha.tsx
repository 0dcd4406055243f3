import { useId, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isCaptchaProvider } from '~/captcha/kinds.ts';
import { labelStyle } from '~/ui/field.ts';
import type { CaptchaHandle } from './handle.ts';
import { Characters } from './Characters.tsx';
import type { FormCaptcha } from './form-captcha.ts';
import { ProviderWidget } from './ProviderWidget.tsx';
import { Work } from './Work.tsx';

export interface CaptchaProps {
  form: string;
  formId: string;
  asked: FormCaptcha;
  /** What was typed, where the page is shown again. */
  answer: string;
  isFirstWrong: boolean;
  /** What is wrong with it. */
  error: ReactNode;
  errorId: string | undefined;
  handle: Ref<CaptchaHandle>;
  /** Somebody mends it. */
  onChange: () => void;
}

/** Where a form asks people to show that they are people. Without scripts, and where another kind cannot be had, they type characters. */
export function Captcha(props: CaptchaProps) {
  const { asked, error } = props;
  const { t } = useTranslation();
  const [isLacking, setLacking] = useState(false);
  const titleId = useId();
  const { kind, siteKey } = asked;
  if (kind === 'characters' || isLacking) return <Characters {...props} />;
  return (
    <div role="group" aria-labelledby={titleId} aria-describedby={props.errorId}>
      <noscript>
        <Characters {...props} />
      </noscript>
      <div className="noscript:hidden">
        <p id={titleId} className={labelStyle}>
          {t('forms.captcha.title')}
        </p>
        {isCaptchaProvider(kind) && siteKey !== null ? (
          <ProviderWidget {...props} provider={kind} siteKey={siteKey} onLacking={() => setLacking(true)} />
        ) : (
          <Work {...props} onLacking={() => setLacking(true)} />
        )}
        {error}
      </div>
    </div>
  );
}
