import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '~/ui/button.ts';
import { Skeleton } from '~/ui/Skeleton.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { PropertyCardView } from '../cards/PropertyCardView.tsx';
import { useSavedCards } from './saved-cards.ts';
import { useSavedIds } from './use-saved-ids.ts';
import { favourites } from './lists.ts';

/** The favourites in this browser, newest first; those that have left the site are removed. `searchPath`: where to find more. */
export function FavouritesList({ searchPath }: { searchPath: string }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const ids = useSavedIds(favourites);
  const { cards, failed, gone } = useSavedCards(ids);
  const goneIds = gone.join(',');
  useEffect(() => {
    if (goneIds !== '') favourites.remove(...goneIds.split(','));
  }, [goneIds]);
  if (!hydrated) return <noscript>{t('favourites.needsScript')}</noscript>;
  if (failed) return <p role="alert">{t('favourites.failed')}</p>;
  return (
    <div className="grid gap-8">
      <p role="status" className="figures">
        {cards && cards.length > 0 && t('favourites.count', { count: cards.length })}
      </p>
      {cards === null && <Waiting count={Math.min(ids.length, 3)} />}
      {cards?.length === 0 && (
        <div className="grid max-w-text justify-items-start gap-4">
          <p className="text-lead">{t('favourites.none')}</p>
          <Link to={searchPath} className={buttonStyles.main}>
            {t('favourites.search')}
          </Link>
        </div>
      )}
      {cards && cards.length > 0 && (
        <ul className="item-grid">
          {cards.map((card, index) => (
            <li key={card.id}>
              <PropertyCardView card={card} headingLevel={2} priority={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <div className="item-grid">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="grid gap-3">
          <Skeleton className="aspect-[3/2]" />
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
