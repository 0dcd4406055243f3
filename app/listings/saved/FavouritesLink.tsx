import Heart from 'lucide-react/icons/heart';
import { useTranslation } from '~/i18n/translation.ts';

/** Link to this browser's favourites, with their number (`hearts.ts`). */
export function FavouritesLink({ to, withText = false }: { to: string; withText?: boolean }) {
  const { t } = useTranslation();
  return (
    <a href={to} className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-3 noscript:hidden">
      <Heart size={20} strokeWidth={1.75} aria-hidden />
      <span className={withText ? '' : 'sr-only'}>{t('favourites.title')}</span>
      <span
        hidden
        aria-hidden
        data-favourites-count=""
        className={`favourites-count figures ${withText ? '' : 'absolute top-0.5 right-0'}`}
      />
      {/* The browser replaces the number in these texts. */}
      <span
        hidden
        className="sr-only"
        data-favourites-count=""
        data-one={t('favourites.count', { count: 1 })}
        data-more={t('favourites.count', { count: 2 })}
      />
    </a>
  );
}
