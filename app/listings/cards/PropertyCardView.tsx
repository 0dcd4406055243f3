import { Link } from '~/ui/Link.tsx';
import { useState } from 'react';
import { colon } from '~/i18n/colon.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { Tag } from '~/ui/Tag.tsx';
import type { CardPhotos } from './CardPhotos.tsx';
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
  /** What is new of it to this visitor, in a word. */
  mark?: string | undefined;
  /** What shows all its pictures; without it there is the first. Handed in, so that only pages that have it load it. */
  Photos?: typeof CardPhotos;
}

/** Price first and large, then place, type and the figures that decide. The whole card is one link, named by its title. */
export function PropertyCardView({
  card,
  view = 'grid',
  headingLevel = 3,
  priority = false,
  sizes,
  mark,
  Photos,
}: Props) {
  const { t, language } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  const [image] = card.images;
  const layout = { view, sizes, priority };
  const label = <CardLabels card={card} mark={mark} />;
  const [touched, setTouched] = useState(false);
  const touch = Photos && !touched ? () => setTouched(true) : undefined;
  return (
    <article
      data-listing={card.id}
      onPointerEnter={touch}
      onFocus={touch}
      data-view={view === 'list' ? view : undefined}
      className="card"
    >
      {Photos && card.images.length > 1 ? (
        <CardFrame label={label}>
          <Photos images={card.images} path={card.path} title={card.title.text} touched={touched} {...layout} />
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
          <Link to={card.path} className="card-link">
            {card.titlePrefix && t(`property.${card.titlePrefix}Prefix`) + colon(language)}
            {card.title.text}
          </Link>
        </Heading>
        <p className="card-text">{[card.place, card.type].filter(Boolean).join(' · ')}</p>
        <Figures card={card} />
      </div>
      <FavouriteButton id={card.id} title={card.title.text} />
    </article>
  );
}

/** The state of a home in a word or two, its lowered price, and what is new of it to this visitor; each once. */
function CardLabels({ card: { badge, isLowered }, mark }: Pick<Props, 'card' | 'mark'>) {
  const { t } = useTranslation();
  const state = typeof badge === 'string' ? t(`marquee.${badge}`) : badge?.label;
  const news = [isLowered && t('card.lowered'), mark].filter((text) => text && text !== state);
  if (!badge && news.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-2">
      <Badge badge={badge} />
      {news.map((text) => (
        <Tag key={text || ''} tone="highlight">
          {text}
        </Tag>
      ))}
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
