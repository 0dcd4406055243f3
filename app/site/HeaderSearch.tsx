import Search from 'lucide-react/icons/search';
import { useTranslation } from '~/i18n/translation.ts';
import { QuickSearch } from '~/listings/search/QuickSearch.tsx';
import { Popover } from '~/ui/Popover.tsx';
import type { PageShell } from './shell.server.ts';

/**
 * A quick search by reference or place in the header (header config `propertySearch`), for desktops. Its button opens
 * it, even without JavaScript, and focuses the field; Escape or a click outside closes it (folding.ts).
 */
export function HeaderSearch({ shell }: { shell: PageShell }) {
  const { t } = useTranslation();
  return (
    <Popover
      className="relative hidden desktop:block"
      buttonClass="inline-flex size-11 cursor-pointer list-none items-center justify-center"
      button={
        <>
          <Search size={20} aria-hidden />
          <span className="sr-only">{t('search.open')}</span>
        </>
      }
    >
      <div className="site-header-search" data-typed-first="">
        <QuickSearch id="header-search" action={shell.paths.sale} />
      </div>
    </Popover>
  );
}
