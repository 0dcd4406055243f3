import type { TFunction } from 'i18next';
import { colon } from '~/i18n/colon.ts';
import { imageUrl } from '~/ui/Image.tsx';
import { heightFor } from '~/ui/image-sizes.ts';
import { priceWords } from '../domain/price-words.ts';
import type { PropertyCard } from '../cards/property-card.ts';
import { formatNumber } from '../domain/rules/number.ts';
import type { MapCard } from './map-card.ts';

/** @param t the texts of `language` */
export function mapCard(card: PropertyCard, language: string, t: TFunction): MapCard {
  const { id, path, title, place, badge, images } = card;
  const style = { language };
  const [image] = images;
  return {
    id,
    path,
    title: (card.titlePrefix ? t(`property.${card.titlePrefix}Prefix`) + colon(language) : '') + title.text,
    lang: title.lang ?? null,
    price: priceWords(card.price, card.goal, t),
    charges: card.charges === null ? '' : t('price.plusCharges', { amount: card.charges }),
    place: [place, card.type].filter(Boolean).join(' · '),
    figures: [
      card.bedrooms ? t('card.bedrooms', { count: card.bedrooms }) : '',
      card.surface === null
        ? ''
        : t(`card.${card.surface.key}`, { surface: formatNumber(card.surface.squareMetres, style) }),
      card.groundSurface === null ? '' : t('card.plot', { surface: formatNumber(card.groundSurface, style) }),
    ].filter(Boolean),
    badge: badge === null ? '' : typeof badge === 'string' ? t(`marquee.${badge}`) : badge.label,
    image: image
      ? {
          src: imageUrl(image, 250, heightFor(250, 'card')),
          srcSet: [250, 400, 640]
            .map((width) => `${imageUrl(image, width, heightFor(width, 'card'))} ${width}w`)
            .join(', '),
          alt: image.alt,
        }
      : null,
  };
}
