import type { TFunction } from 'i18next';
import type { LanguageChoice } from '~/i18n/text.ts';
import { plainText } from '~/i18n/text.ts';
import { goalCodes, marqueeCodes, type Marquee } from '../codes.ts';
import type { PropertyType } from '../entity.ts';
import type { MapOverview, MapPoint } from '../port.ts';
import { formatPrice } from '../rules/price.ts';
import { shortPrice } from '../rules/short-price.ts';
import { propertyTypeKey } from '../codes.ts';
import type { MapAnswer, MapListing } from './message.ts';

interface ItemOptions {
  t: TFunction;
  choice: LanguageChoice;
  types: readonly PropertyType[];
  marqueesReplacingPrice: readonly string[];
}

/** The map's listings in the page's words. A price that a marquee replaces is not even in the message. */
export function mapAnswer({ points, clusters, complete, notShown }: MapOverview, options: ItemOptions): MapAnswer {
  const { t, marqueesReplacingPrice } = options;
  return {
    propsList: [
      ...points.map((point) => mapListing(point, options)),
      ...clusters.map(({ count, latitude, longitude }) => ({
        Count: count,
        Latitude: rounded(latitude),
        Longitude: rounded(longitude),
      })),
    ],
    marqueeIgnore: marqueesReplacingPrice.flatMap((name) => marqueeName(name, t) ?? []),
    complete,
    notShown,
  };
}

function mapListing(point: MapPoint, { t, choice, types, marqueesReplacingPrice }: ItemOptions): MapListing {
  const { id, goal, marquee, mainType, latitude, longitude, approximate, price, city } = point;
  const type = types.find(({ webId }) => mainType !== null && propertyTypeKey(webId) === mainType);
  const shown = price === null || marqueesReplacingPrice.includes(marquee) ? null : price;
  return {
    ID: id,
    Goal: goalCodes[goal],
    Latitude: rounded(latitude),
    Longitude: rounded(longitude),
    Approximate: approximate,
    Price: shown === null ? '' : formatPrice(shown) + (goal === 'rent' ? t('price.perMonth') : ''),
    ShortPrice: shown === null ? '' : shortPrice(shown, choice.language),
    Marquee: marqueeCodes[marquee],
    MarqueeName: marqueeName(marquee, t) ?? '',
    TypeDescription: plainText(type?.name, choice),
    City: plainText(city, choice),
  };
}

function marqueeName(marquee: Marquee | string, t: TFunction): string | null {
  return marquee === 'new' || marquee === 'sold' || marquee === 'rented' ? t(`marquee.${marquee}`) : null;
}

/** A metre. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
