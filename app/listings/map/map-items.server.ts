import type { TFunction } from 'i18next';
import type { LanguageChoice } from '~/i18n/text.ts';
import { plainText } from '~/i18n/text.ts';
import { goalCodes, marqueeCodes, propertyTypeKey, startingFromPriceUnit } from '../domain/codes.ts';
import type { Listing, Project, PropertyType } from '../domain/entity.ts';
import type { MapOverview, MapPoint } from '../domain/port.ts';
import { priceWords, startingFrom } from '../domain/price-words.ts';
import { marqueeBadge, priceText } from '../domain/rules/price.ts';
import { shortPrice } from '../domain/rules/short-price.ts';
import type { MapAnswer, MapContent, MapListing } from './message.ts';

interface WordOptions {
  t: TFunction;
  choice: LanguageChoice;
  /** Names of the marquees that replace the price (site settings, requirements 9.10). */
  marqueesReplacingPrice: readonly string[];
}

interface ItemOptions extends WordOptions {
  types: readonly PropertyType[];
}

/** The map data of a search, in the page's language. */
export function mapAnswer({ points, clusters, complete, notShown }: MapOverview, options: ItemOptions): MapAnswer {
  const { choice, types } = options;
  return {
    propsList: [
      ...points.map((point) => {
        const type = types.find(({ webId }) => point.mainType !== null && propertyTypeKey(webId) === point.mainType);
        return mapListing(point, plainText(type?.name, choice), options);
      }),
      ...clusters.map(({ count, latitude, longitude }) => ({
        Count: count,
        Latitude: rounded(latitude),
        Longitude: rounded(longitude),
      })),
    ],
    marqueeIgnore: marqueeIgnore(options),
    complete,
    notShown,
  };
}

/** The map data of a property's page; null without coordinates. */
export function propertyOnMap(listing: Listing, options: WordOptions): MapContent | null {
  const { coordinates, price, address, typeDescription } = listing;
  if (coordinates === null) return null;
  const point = { ...listing, ...coordinates, price: price.amount, priceUnit: price.unit, city: address.city };
  const { choice } = options;
  return {
    propsList: [mapListing(point, plainText(typeDescription, choice), options)],
    marqueeIgnore: marqueeIgnore(options),
  };
}

/**
 * The map data of a project's page; null without coordinates.
 *
 * @param fromPrice price of its cheapest unit
 */
export function projectOnMap(project: Project, fromPrice: number | null, options: WordOptions): MapContent | null {
  const { id, coordinates, address } = project;
  if (coordinates === null) return null;
  const point = {
    ...({ id, ...coordinates, goal: 'sale', marquee: 'none', marqueeLabel: {}, mainType: null } as const),
    price: fromPrice,
    priceUnit: startingFromPriceUnit,
    city: address.city,
  };
  return { propsList: [mapListing(point, '', options)], marqueeIgnore: marqueeIgnore(options) };
}

/** The message does not contain a price that is unpublished or replaced by a marquee. */
function mapListing(point: MapPoint, type: string, { t, choice, marqueesReplacingPrice }: WordOptions): MapListing {
  const { id, goal, marquee, latitude, longitude, approximate, price: amount, priceUnit: unit, city } = point;
  const marqueeLabel = plainText(point.marqueeLabel, choice) || null;
  const price = priceText({ amount, unit, marquee, marqueeLabel }, marqueesReplacingPrice);
  const badge = marqueeBadge({ marquee, marqueeLabel });
  const shown = price.kind === 'price' && price.text !== 'NaN' ? amount : null;
  const short = shown === null ? '' : shortPrice(shown, choice.language);
  return {
    ID: id,
    Goal: goalCodes[goal],
    Latitude: rounded(latitude),
    Longitude: rounded(longitude),
    Approximate: approximate,
    Price: shown === null ? '' : priceWords(price, goal, t),
    ShortPrice: short !== '' && unit === startingFromPriceUnit ? startingFrom(short, t) : short,
    Marquee: marqueeCodes[marquee],
    MarqueeName: badge === null ? '' : typeof badge === 'string' ? t(`marquee.${badge}`) : badge.label,
    TypeDescription: type,
    City: plainText(city, choice),
  };
}

function marqueeIgnore({ t, marqueesReplacingPrice }: WordOptions): string[] {
  return marqueesReplacingPrice.flatMap((name) =>
    name === 'new' || name === 'sold' || name === 'rented' ? t(`marquee.${name}`) : [],
  );
}

/** Precise to a metre. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
