import type { TFunction } from 'i18next';
import { localText, plainText, type LocalText } from '~/i18n/text.ts';
import type { ImageRef } from '~/ui/Image.tsx';
import type { Goal } from '../domain/codes.ts';
import type { Listing, PriceChange, SquarePrices } from '../domain/entity.ts';
import { propertyOnMap } from '../map/map-items.server.ts';
import { agentImage, listingImage, type CardOptions } from '../cards/property-card.server.ts';
import { builtSurface } from '../domain/rules/built-surface.ts';
import { brusselsDay } from '../domain/rules/day.ts';
import { paragraphs } from '../domain/rules/description.ts';
import { epcLabel, type EpcLabel } from '../domain/rules/epc.ts';
import { formatAddress, formatValue } from '../domain/rules/format.ts';
import { pictureAlt } from '../domain/rules/picture-alt.ts';
import {
  chargesBeside,
  priceText,
  titlePrefix,
  unsaidBadge,
  type PriceText,
  type TitlePrefix,
} from '../domain/rules/price.ts';
import { regionOf } from '../domain/rules/region.ts';
import { costsView } from '../costs/costs-view.ts';
import type { Near } from '../nearby/nearby-places.server.ts';
import { nearbyView, type NearbyView } from '../nearby/nearby-view.server.ts';
import { renovationView } from '../renovation/renovation-view.server.ts';
import type { RenovationView } from '../renovation/renovation-view.ts';
import { agentView, type AgentView } from './agent-view.ts';
import { documentView, type DocumentView } from './document-view.ts';
import { count, measure, year } from './fact-values.ts';
import { marketLines } from './market-lines.ts';
import { mediaOf, type MediaView } from './media.ts';
import { comingVisits, openVisitView, type OpenVisitView } from './open-visits.ts';
import { propertyFacts } from './property-facts.server.ts';
import type { FactGroup, FactKey } from './property-facts.ts';
import { priceHistory } from './price-history.ts';
import { placeView, type PlaceView } from './place-view.ts';

export interface KeyFigure {
  key: Extract<
    FactKey,
    'bedRoom' | 'bathRoom' | 'showerRoom' | 'livingSurface' | 'usableSurface' | 'groundSurface' | 'constructionYear'
  >;
  value: string;
}

/** A property for display on its page: formatted, in the page's language, without unpublished data. */
export interface PropertyDetail {
  id: string;
  goal: Goal;
  reference: string;
  title: LocalText;
  titlePrefix: TitlePrefix;
  badge: ReturnType<typeof unsaidBadge>;
  /** Sold or rented. */
  isGone: boolean;
  price: PriceText;
  /** Monthly charges on top of the rent; null if unknown or if the rent is not shown. */
  charges: string | null;
  /** The price per square metre compared to similar homes, and the days online, in words. */
  market: string[];
  /** Price changes, in words. */
  priceHistory: string[];
  type: string;
  /** Street if published, then zip and city. */
  address: string;
  description: DescriptionView | null;
  images: ImageRef[];
  figures: KeyFigure[];
  facts: FactGroup[];
  media: MediaView[];
  plans: ImageRef[];
  openVisits: OpenVisitView[];
  documents: DocumentView[];
  epc: EpcLabel | null;
  /** kWh/m²·year, as text. */
  energy: string | null;
  place: PlaceView;
  /** Places near the home; null if the agency provides none or the address is not published. */
  nearby: NearbyView | null;
  agent: AgentView | null;
  /** The renovation that its label requires of a buyer. */
  renovation: RenovationView | null;
}

export interface DetailOptions extends CardOptions {
  now: Date;
  squarePrices: SquarePrices | null;
  priceChanges: readonly PriceChange[];
  near: Near | null;
  /** Site settings. */
  renovationTermYears: number;
  embedHosts: readonly string[];
  /** The page's canonical URL, for calendars. */
  url: string;
  t: TFunction;
}

export function propertyDetail(listing: Listing, options: DetailOptions): PropertyDetail {
  const { id, goal, marquee, address, energy } = listing;
  const { choice, marqueesReplacingPrice, renovationTermYears } = options;
  const city = plainText(address.city, choice);
  const title = localText(listing.title, choice) ?? {
    text: `${plainText(listing.typeDescription, choice)} ${city}`.trim(),
  };
  const marqueeLabel = plainText(listing.marqueeLabel, choice) || null;
  const price = priceText(
    {
      amount: listing.price.amount,
      unit: listing.price.unit,
      unitText: plainText(listing.price.unitText, choice),
      marquee,
      marqueeLabel,
    },
    marqueesReplacingPrice,
  );
  const place = formatAddress({ ...address, city });
  const isGone = marquee === 'sold' || marquee === 'rented';
  const image = (each: Listing['pictures'][number], index: number) =>
    listingImage('listing', id, each, pictureAlt(each.name, title.text, index + 1, choice.language));
  return {
    id,
    goal,
    reference: listing.reference,
    title,
    titlePrefix: titlePrefix(marquee),
    badge: unsaidBadge({ marquee, marqueeLabel }, price),
    isGone,
    price,
    charges: chargesBeside(goal, listing.detail.chargesRenterCents, price),
    market: marketLines(listing, {
      price,
      squarePrices: options.squarePrices,
      city,
      today: brusselsDay(options.now),
      t: options.t,
    }),
    priceHistory: priceHistory(options.priceChanges, price, choice.language, options.t),
    type: plainText(listing.typeDescription, choice) || plainText(listing.mainTypeName, choice),
    address: place,
    description: descriptionView(listing.description, choice),
    images: listing.pictures.map(image),
    figures: keyFigures(listing, choice),
    facts: propertyFacts(listing, { choice, price, renovationTermYears }),
    media: mediaOf(listing, options.embedHosts),
    plans: listing.plans.map(image),
    openVisits: comingVisits(isGone ? [] : listing.openVisits, options.now).map((visit) =>
      openVisitView(visit, {
        id,
        name: options.t('property.visitName', { title: title.text }),
        place,
        url: options.url,
        language: choice.language,
      }),
    ),
    documents: listing.documents.map((document) => documentView(document, choice)),
    epc: epcLabel({
      region: regionOf(address.countryId, address.zip),
      value: energy.value,
      labelText: energy.labelText,
      secondLabelText: energy.secondLabelText,
    }),
    energy: formatValue(energy.value, 'number', choice.language),
    place: placeView(listing, city, propertyOnMap(listing, options), choice.language),
    nearby: nearbyView(options.near, choice.language, options.t),
    agent: agentView(listing.agent, choice, agentImage(listing, 'listing')),
    renovation: renovationView(listing, {
      termYears: renovationTermYears,
      costs: costsView(listing, price),
      t: options.t,
      language: choice.language,
    }),
  };
}

/** The key figures, in the order of a buyer's questions, without unknown ones. */
function keyFigures(
  { mainType, rooms, detail, livingSurface, groundSurface }: Listing,
  { language }: CardOptions['choice'],
): KeyFigure[] {
  const built = builtSurface(mainType);
  const figures: [KeyFigure['key'], string | null][] = [
    ['bedRoom', count(rooms.bedRoom)],
    // Named as in the table below.
    rooms.bathRoom ? ['bathRoom', count(rooms.bathRoom)] : ['showerRoom', count(rooms.showerRoom)],
    ...(built ? [[built, measure(livingSurface, 'm²', language)] satisfies [KeyFigure['key'], string | null]] : []),
    ['groundSurface', measure(groundSurface, 'm²', language)],
    ['constructionYear', year(detail.constructionYear)],
  ];
  return figures.flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));
}

/** A description in paragraphs; `lang` is set if it is not in the page's language. */
export interface DescriptionView {
  paragraphs: string[];
  lang?: LocalText['lang'];
}

export function descriptionView(stored: Listing['description'], choice: CardOptions['choice']): DescriptionView | null {
  const text = localText(stored, choice);
  return text && { paragraphs: paragraphs(text.text), ...(text.lang ? { lang: text.lang } : {}) };
}
