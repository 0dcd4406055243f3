import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';

/** On phones and tablets, keeps the price, the main action and one more element within reach of the thumb. */
export function ContactBar({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div
      data-at-end=""
      className="contact-bar sticky bottom-(--covered-below) z-20 border-t border-line bg-surface shadow-float desktop:hidden print:hidden"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
        <p className="max-w-full grow-999 font-serif text-title">{children}</p>
        {beside}
        <a href="#agent" className={`${buttonStyles.main} grow whitespace-nowrap`}>
          {t('property.contact')}
        </a>
      </div>
    </div>
  );
}
