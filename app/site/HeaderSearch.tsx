import { useLocation } from '@remix-run/react';
import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QuickSearch } from '~/listings/search/QuickSearch.tsx';
import type { Frame } from './frame.server.ts';

/**
 * A short search by reference or place in the header (header config `propertySearch`), for desktops. It opens under its
 * button, without JavaScript as well; following a link, Escape and pressing elsewhere close it.
 */
export function HeaderSearch({ frame }: { frame: Frame }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  return (
    <details key={key} className="relative hidden desktop:block" onToggle={whenUnfolded}>
      <summary className="inline-flex size-11 cursor-pointer list-none items-center justify-center">
        <Search size={20} aria-hidden />
        <span className="sr-only">{t('search.open')}</span>
      </summary>
      {/* It takes the focus of a press on what takes none itself: else the press would fold the panel. */}
      <div tabIndex={-1} className="site-header-search outline-none">
        <QuickSearch action={frame.paths.sale} />
      </div>
    </details>
  );
}

/** What folds it again is fetched when it is first needed: every page has this button. */
async function whenUnfolded({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) {
  if (!details.open) return;
  const { foldWhenLeft } = await import('~/ui/folding.ts');
  if (details.open) foldWhenLeft(details, details.lastElementChild);
}
