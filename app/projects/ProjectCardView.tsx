import { useTranslation } from '~/i18n/translation.ts';
import { CardPicture, type CardView } from '~/listings/cards/CardPicture.tsx';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import { Tag } from '~/ui/Tag.tsx';
import type { ProjectCard } from './project-card.ts';

interface Props {
  card: ProjectCard;
  view?: CardView;
  headingLevel?: 2 | 3 | 4 | 5;
}

/** A project as a card, linked to its own website if it has one. */
export function ProjectCardView({ card, view = 'grid', headingLevel = 3 }: Props) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  // The CRM's own text is already a sentence; a bare date needs one.
  const delivery =
    card.deliveryText?.text ?? (card.deliveryDay && t('project.deliveryOn', { delivery: card.deliveryDay }));
  const soldOut = card.units.total > 0 && card.units.available === 0;
  return (
    <article className="card" data-view={view === 'list' ? view : undefined}>
      <CardPicture
        image={card.image}
        view={view}
        sizes="(min-width: 1280px) 410px, (min-width: 767px) 50vw, calc(100vw - 2rem)"
      >
        {soldOut && <Tag>{t('project.soldOut')}</Tag>}
      </CardPicture>
      <div className="card-facts">
        <Heading className="text-title" lang={card.title.lang}>
          {card.external ? (
            <a href={card.path} rel="noopener" className="card-link">
              {card.title.text}
            </a>
          ) : (
            <a href={card.path} className="card-link">
              {card.title.text}
            </a>
          )}
        </Heading>
        <p className="card-text">{card.place}</p>
        {card.units.total > 0 && (
          <p className="text-small figures">
            {card.fromPrice !== null && `${t('price.startingFrom')} ${formatPrice(card.fromPrice)} · `}
            {t('project.unitsAvailable', { available: card.units.available, total: card.units.total })}
          </p>
        )}
        {delivery && (
          <p className="text-small" lang={card.deliveryText?.lang}>
            {delivery}
          </p>
        )}
      </div>
    </article>
  );
}
