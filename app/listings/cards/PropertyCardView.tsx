import { colon } from '~/i18n/colon.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { Tag } from '~/ui/Tag.tsx';
import { Island } from '~/ui/islands/Island.tsx';
import { wakesInside } from '~/ui/islands/island.ts';
import CardPhotos from './CardPhotos.island.tsx';
import { CardFrame, CardPicture, type CardView } from './CardPicture.tsx';
import { EpcBadge } from './EpcBadge.tsx';
import { FavouriteButton } from '../saved/FavouriteButton.tsx';
import { Badge, Price } from './Price.tsx';
import type { PropertyCard } from './property-card.ts';
import { formatNumber } from '../domain/rules/number.ts';

interface Props {
  card: PropertyCard;
  view?: CardView;
  headingLevel?: 2 | 3 | 4 | 5;
  /** The card is in the first screen. */
  priority?: boolean;
  sizes?: string;
  /**
   * Whether it shows all its pictures and its news for this visitor (`mark-cards.ts`), rather than the first picture
   * only.
   */
  isOfResults?: boolean;
}

/**
 * A property's card: the price first and large, then place, type and key figures. The whole card is one link, named by
 * its title.
 */
export function PropertyCardView({
  card,
  view = 'grid',
  headingLevel = 3,
  priority = false,
  sizes,
  isOfResults = false,
}: Props) {
  const { t, language } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  const [image] = card.images;
  const layout = { view, sizes, priority };
  const hasPhotos = isOfResults && card.images.length > 1;
  const label = <CardLabels card={card} hasMark={isOfResults} />;
  return (
    <article
      data-listing={card.id}
      data-view={view === 'list' ? view : undefined}
      className="card"
      {...(hasPhotos && { [wakesInside]: '' })}
    >
      {hasPhotos ? (
        <CardFrame label={label}>
          <Island
            of={CardPhotos}
            props={{ id: card.id, count: card.images.length, path: card.path, title: card.title.text, ...layout }}
            untold={{ images: card.images.slice(0, 1) }}
          />
        </CardFrame>
      ) : (
        <CardPicture image={image} {...layout}>
          {label}
        </CardPicture>
      )}
      <div className="card-facts">
        <p className="card-price">
          <Price price={card.price} goal={card.goal} />
          {card.charges !== null && (
            <span className="card-charges">{t('price.plusCharges', { amount: card.charges })}</span>
          )}
        </p>
        <Heading className="card-title" lang={card.title.lang}>
          <a href={card.path} className="card-link">
            {card.titlePrefix && t(`property.${card.titlePrefix}Prefix`) + colon(language)}
            {card.title.text}
          </a>
        </Heading>
        <p className="card-text">{[card.place, card.type].filter(Boolean).join(' · ')}</p>
        <Figures card={card} />
      </div>
      <FavouriteButton id={card.id} title={card.title.text} />
    </article>
  );
}

/** The badge, a lowered price, and a placeholder for news; duplicates are omitted. */
function CardLabels({ card: { badge, isLowered }, hasMark }: Pick<Props, 'card'> & { hasMark: boolean }) {
  const { t } = useTranslation();
  const state = typeof badge === 'string' ? t(`marquee.${badge}`) : badge?.label;
  const lowered = isLowered && t('card.lowered') !== state ? t('card.lowered') : null;
  if (!badge && lowered === null && !hasMark) return null;
  return (
    <span className="flex flex-wrap gap-2">
      <Badge badge={badge} />
      {lowered !== null && <Tag tone="highlight">{lowered}</Tag>}
      {hasMark && <span className="tag" data-tone="highlight" data-news="" hidden />}
    </span>
  );
}

function Figures({ card }: { card: PropertyCard }) {
  const { t, language } = useTranslation();
  const style = { language: language };
  const figures = [
    card.bedrooms !== null && card.bedrooms > 0 && t('card.bedrooms', { count: card.bedrooms }),
    card.surface !== null && t(`card.${card.surface.key}`, { surface: formatNumber(card.surface.squareMetres, style) }),
    card.groundSurface !== null && t('card.plot', { surface: formatNumber(card.groundSurface, style) }),
  ].filter((text) => text !== false);
  if (figures.length === 0 && card.epc === null) return null;
  return (
    <ul className="card-figures">
      {figures.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {card.epc && (
        <li>
          <EpcBadge label={card.epc} />
        </li>
      )}
    </ul>
  );
}
