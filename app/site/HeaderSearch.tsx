import { useLocation } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QuickSearch } from '~/listings/QuickSearch.tsx';
import type { Frame } from './frame.server.ts';

/**
 * A short search by reference or place in the header (header config `propertySearch`), for desktops. It opens under its
 * button, without JavaScript as well; following a link closes it.
 */
export function HeaderSearch({ frame }: { frame: Frame }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  return (
    <details key={key} className="relative hidden desktop:block">
      <summary className="inline-flex size-11 cursor-pointer list-none items-center justify-center">
        <Search size={20} aria-hidden />
        <span className="sr-only">{t('search.open')}</span>
      </summary>
      <div className="site-header-search">
        <QuickSearch action={frame.paths.sale} />
      </div>
    </details>
  );
}
