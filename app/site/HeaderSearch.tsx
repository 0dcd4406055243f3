import { Form, useLocation } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '~/ui/button.ts';
import { fieldStyle, labelStyle } from '~/ui/field.ts';
import type { Frame } from './frame.server.ts';

/**
 * A short search by reference or place in the header (header config `propertySearch`), for desktops. It opens under its
 * button, without JavaScript as well; following a link closes it.
 */
export function HeaderSearch({ frame }: { frame: Frame }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const id = useId();
  return (
    <details key={key} className="relative hidden desktop:block">
      <summary className="inline-flex size-11 cursor-pointer list-none items-center justify-center">
        <Search size={20} aria-hidden />
        <span className="sr-only">{t('search.open')}</span>
      </summary>
      <Form action={frame.paths.sale} role="search" className="site-header-search">
        <label className={labelStyle} htmlFor={id}>
          {t('search.text')}
        </label>
        <div className="flex gap-2">
          <input id={id} name="search" type="search" maxLength={100} className={`${fieldStyle} min-w-0 grow`} />
          <button type="submit" className={buttonStyles.main}>
            {t('search.submit')}
          </button>
        </div>
      </Form>
    </details>
  );
}
