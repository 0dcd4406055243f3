import { Form } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Frame } from './frame.server.ts';

/** A short search by reference or place in the header (header config `propertySearch`), for desktops. */
export function HeaderSearch({ frame }: { frame: Frame }) {
  const { t } = useTranslation();
  return (
    <Form action={frame.paths.sale} role="search" className="hidden items-center min-[1440px]:flex">
      <label className="sr-only" htmlFor="header-search">
        {t('search.text')}
      </label>
      <input
        id="header-search"
        name="search"
        type="search"
        maxLength={100}
        placeholder={t('search.textShort')}
        className="h-10 w-36 border-b border-current bg-transparent px-1 text-small placeholder:text-current/80"
      />
      <button type="submit" className="inline-flex size-10 cursor-pointer items-center justify-center">
        <Search size={18} aria-hidden />
        <span className="sr-only">{t('search.submit')}</span>
      </button>
    </Form>
  );
}
