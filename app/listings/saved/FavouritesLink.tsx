import { Link } from '~/ui/Link.tsx';
import { Heart } from 'lucide-react';
import { useTranslation } from '~/i18n/translation.ts';
import { useSavedIds } from './use-saved-ids.ts';
import { favourites } from './lists.ts';

/** Leads to the favourites of this browser and says how many there are. */
export function FavouritesLink({ to, withText = false }: { to: string; withText?: boolean }) {
  const { t } = useTranslation();
  const count = useSavedIds(favourites).length;
  return (
    <Link to={to} className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-3 noscript:hidden">
      <Heart size={20} strokeWidth={1.75} aria-hidden />
      <span className={withText ? '' : 'sr-only'}>{t('favourites.title')}</span>
      {count > 0 && (
        <>
          <span aria-hidden className={`favourites-count figures ${withText ? '' : 'absolute top-0.5 right-0'}`}>
            {count}
          </span>
          <span className="sr-only">{t('favourites.count', { count })}</span>
        </>
      )}
    </Link>
  );
}
