import { useTranslation } from '~/i18n/translation.ts';
import { Tag } from '~/ui/Tag.tsx';
import { CardPicture, type CardView } from './CardPicture.tsx';
import type { ReferenceCard } from './reference-card.ts';

interface Props {
  card: ReferenceCard;
  view?: CardView;
  headingLevel?: 2 | 3 | 4 | 5;
}

/**
 * A property the agency sold or let: picture, type, place and date. Not a link, because the property has no page any
 * more.
 */
export function ReferenceCardView({ card, view = 'grid', headingLevel = 3 }: Props) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="card" data-view={view === 'list' ? view : undefined}>
      <CardPicture
        image={card.image && { ...card.image, alt: '' }}
        view={view}
        sizes="(min-width: 1280px) 300px, (min-width: 767px) 50vw, calc(100vw - 2rem)"
      >
        <Tag>{t(`marquee.${card.status}`)}</Tag>
      </CardPicture>
      <div className="card-facts">
        <Heading className="card-title" data-plain="" lang={card.title.lang}>
          {card.title.text}
        </Heading>
        <p className="card-text">
          {card.place}
          {card.type && ` · ${card.type}`}
        </p>
        <p className="card-text">
          <time dateTime={card.closedOn.slice(0, 7)}>{card.month}</time>
        </p>
      </div>
    </article>
  );
}
