import { useEffect, useState } from 'react';
import { colon } from '~/i18n/colon.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { choiceMarkStyle, choiceStyle } from '~/ui/field.ts';
import { Skeleton } from '~/ui/Skeleton.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { PropertyCardView } from '../cards/PropertyCardView.tsx';
import { FavouritesTools, type FavouritesToolsTexts } from './FavouritesTools.tsx';
import { useSavedCards } from '../cards/fetched-cards.ts';
import { useSavedIds } from '../saved/use-saved-ids.ts';
import { favourites } from '../saved/lists.ts';

export const wakes = 'load';

interface Props {
  /** The search page, to find more. */
  searchPath: string;
  tools: FavouritesToolsTexts;
}

/** The favourites in this browser, newest first, to compare or send; those that have left the site are removed. */
export default function FavouritesList({ searchPath, tools }: Props) {
  const { t, language } = useTranslation();
  const [ticked, setTicked] = useState<readonly string[]>([]);
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
          <a href={searchPath} className={buttonStyles.main}>
            {t('favourites.search')}
          </a>
        </div>
      )}
      {cards && cards.length > 0 && (
        <>
          <ul className="item-grid">
            {cards.map((card, index) => (
              <li key={card.id} className="grid content-start gap-1">
                <PropertyCardView card={card} headingLevel={2} priority={index < 3} />
                {cards.length > 1 && (
                  <label className={`${choiceStyle} justify-self-start`}>
                    <input
                      type="checkbox"
                      className={choiceMarkStyle}
                      checked={ticked.includes(card.id)}
                      onChange={({ target }) =>
                        setTicked(target.checked ? [...ticked, card.id] : ticked.filter((id) => id !== card.id))
                      }
                    />
                    {tools.words.choose}
                    <span className="sr-only">{colon(language) + card.title.text}</span>
                  </label>
                )}
              </li>
            ))}
          </ul>
          <FavouritesTools
            ids={cards.map(({ id }) => id)}
            ticked={cards.map(({ id }) => id).filter((id) => ticked.includes(id))}
            {...tools}
          />
        </>
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
