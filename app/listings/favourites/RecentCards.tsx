import { useId } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { PropertyCardView } from '../cards/PropertyCardView.tsx';
import { useSavedCards } from '../cards/fetched-cards.ts';

interface Props {
  ids: readonly string[];
  headingLevel: 2 | 3;
  className: string;
}

/** Cards side by side, fetched by id. */
export function RecentCards({ ids, headingLevel, className }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { cards } = useSavedCards(ids);
  if (!cards || cards.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} className={`grid gap-6 print:hidden ${className}`}>
      <Heading id={id} className="text-heading">
        {t('recent.title')}
      </Heading>
      <ul className="recent-strip" aria-labelledby={id}>
        {cards.map((card) => (
          <li key={card.id}>
            <PropertyCardView card={card} headingLevel={headingLevel === 2 ? 3 : 4} sizes="17rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}
