import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Image } from '~/ui/Image.tsx';
import { galleryThumbnailWidth, listItemWidth } from '~/ui/image-sizes.ts';
import { EpcBadge } from './EpcBadge.tsx';
import { Badge, Price } from './Price.tsx';
import type { PropertyCard } from './property-card.ts';
import { formatNumber } from './rules/number.ts';

interface Props {
  card: PropertyCard;
  /** `list` puts the picture beside the facts. */
  view?: 'grid' | 'list';
  headingLevel?: 2 | 3 | 4 | 5;
  /** The card stands in the first screen. */
  priority?: boolean;
  sizes?: string;
}

/** Price first and large, then place, type and the figures that decide. The whole card is one link, named by its title. */
export function PropertyCardView({ card, view = 'grid', headingLevel = 3, priority = false, sizes }: Props) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  const [image] = card.images;
  const list = view === 'list';
  return (
    <article
      className={`group relative ${list ? 'grid gap-4 tablet:grid-cols-[250px_1fr]' : 'grid content-start gap-3'}`}
    >
      <div className="relative aspect-[3/2] overflow-hidden bg-line">
        {image ? (
          <Image
            image={image}
            ratio="card"
            widths={list ? [listItemWidth, 400, 640] : [galleryThumbnailWidth, 640, 800]}
            sizes={
              sizes ??
              (list ? '(min-width: 767px) 250px, 100vw' : '(min-width: 1280px) 390px, (min-width: 767px) 50vw, 100vw')
            }
            priority={priority}
            className="size-full object-cover"
          />
        ) : (
          <p className="grid size-full place-items-center text-slate">{t('property.noPhoto')}</p>
        )}
        <div className="absolute top-3 left-3">
          <Badge badge={card.badge} />
        </div>
      </div>
      <div className="grid content-start gap-1">
        <p className="font-serif text-title">
          <Price price={card.price} goal={card.goal} />
        </p>
        <Heading className="font-sans text-base font-semibold tracking-normal" lang={card.title.lang}>
          <Link to={card.path} className="group-hover:underline after:absolute after:inset-0">
            {card.titlePrefix && `${t('property.soldPrefix')}: `}
            {card.title.text}
          </Link>
        </Heading>
        <p className="text-small text-slate-soft">
          {card.place}
          {card.type && ` · ${card.type}`}
        </p>
        <Figures card={card} />
      </div>
    </article>
  );
}

function Figures({ card }: { card: PropertyCard }) {
  const { t } = useTranslation();
  const figures = [
    card.bedrooms !== null && card.bedrooms > 0 && t('card.bedrooms', { count: card.bedrooms }),
    card.livingSurface !== null && t('card.living', { surface: formatNumber(card.livingSurface) }),
    card.groundSurface !== null && t('card.plot', { surface: formatNumber(card.groundSurface) }),
  ].filter((text) => text !== false);
  if (figures.length === 0 && card.epc === null) return null;
  return (
    <ul className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 text-small figures">
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
