import { localText, plainText, type LocalText } from '~/i18n/text.ts';
import type { ImageRef } from '~/ui/Image.tsx';
import type { Goal } from '../codes.ts';
import type { Agent, Listing } from '../entity.ts';
import { listingImage, type CardOptions } from '../property-card.server.ts';
import { paragraphs } from '../rules/description.ts';
import { epcLabel, type EpcLabel } from '../rules/epc.ts';
import { formatAddress, formatDay, formatValue } from '../rules/format.ts';
import { propertyFacts } from './property-facts.server.ts';
import type { FactGroup, FactKey } from './property-facts.ts';
import { marqueeBadge, priceText, titlePrefix, type PriceText } from '../rules/price.ts';
import { regionOf } from '../rules/region.ts';
import type { Badge } from '../Price.tsx';

export interface KeyFigure {
  key: Extract<FactKey, 'bedRoom' | 'bathRoom' | 'livingSurface' | 'groundSurface' | 'constructionYear'>;
  value: string;
}

export interface OpenVisitView {
  /** Day-month-year. */
  day: string;
  from: string;
  to: string;
}

export interface DocumentView {
  id: string;
  name: string;
}

/** A property as its page shows it: formatted, in the page's language, and with nothing that is not published. */
export interface PropertyDetail {
  id: string;
  goal: Goal;
  reference: string;
  title: LocalText;
  titlePrefix: 'sold' | null;
  badge: Parameters<typeof Badge>[0]['badge'];
  price: PriceText;
  type: string;
  /** Street where it is published, then zip and city. */
  place: string;
  city: string;
  description: DescriptionView | null;
  images: ImageRef[];
  figures: KeyFigure[];
  facts: FactGroup[];
  plans: ImageRef[];
  openVisits: OpenVisitView[];
  documents: DocumentView[];
  epc: EpcLabel | null;
  /** kWh/m²·year */
  energy: string | null;
  /** A map elsewhere, at the address or at the municipality's centre. */
  mapUrl: string | null;
  approximate: boolean;
  agent: AgentView | null;
}

export interface AgentView {
  name: string;
  role: string;
  phone: string | null;
  mobile: string | null;
  email: string | null;
}

/** @param today ISO day in Brussels: open visits before it are over */
export function propertyDetail(
  listing: Listing,
  { choice, marqueesReplacingPrice }: CardOptions,
  today: string,
): PropertyDetail {
  const { id, goal, marquee, address, energy, coordinates } = listing;
  const city = plainText(address.city, choice);
  const title = localText(listing.title, choice) ?? {
    text: `${plainText(listing.typeDescription, choice)} ${city}`.trim(),
  };
  const marqueeLabel = plainText(listing.marqueeLabel, choice) || null;
  return {
    id,
    goal,
    reference: listing.reference,
    title,
    titlePrefix: titlePrefix(marquee),
    badge: marqueeBadge({ marquee, marqueeLabel }),
    price: priceText(
      { amount: listing.price.amount, unit: listing.price.unit, marquee, marqueeLabel },
      marqueesReplacingPrice,
    ),
    type: plainText(listing.typeDescription, choice) || plainText(listing.mainTypeName, choice),
    place: formatAddress({ ...address, city }),
    city,
    description: descriptionView(listing.description, choice),
    images: listing.pictures.map((picture, index) =>
      listingImage('listing', id, picture, `${title.text} – ${index + 1}`),
    ),
    figures: keyFigures(listing),
    facts: propertyFacts(listing, choice),
    plans: listing.plans.map((plan, index) => listingImage('listing', id, plan, `${title.text} – ${index + 1}`)),
    openVisits: listing.openVisits
      .filter(({ day }) => day >= today)
      .map(({ day, from, to }) => ({ day: formatDay(day) ?? day, from, to })),
    documents: listing.documents.map((document) => ({ id: document.id, name: plainText(document.name, choice) })),
    epc: epcLabel({
      region: regionOf(address.countryId, address.zip),
      value: energy.value,
      labelText: energy.labelText,
      secondLabelText: energy.secondLabelText,
    }),
    energy: formatValue(energy.value, 'number'),
    mapUrl: coordinates && mapUrl(coordinates),
    approximate: coordinates?.approximate ?? false,
    agent: agentView(listing.agent, choice),
  };
}

/** The figures that decide, in the order a buyer asks for them; only what is known. */
function keyFigures({ rooms, detail, livingSurface, groundSurface }: Listing): KeyFigure[] {
  const surface = (squareMetres: number | null) => {
    const text = formatValue(squareMetres, 'number');
    return text && `${text}\u00a0m²`;
  };
  const count = (number: number | null) => ((number ?? 0) > 0 ? formatValue(number, 'number') : null);
  const figures: [KeyFigure['key'], string | null][] = [
    ['bedRoom', count(rooms.bedRoom)],
    ['bathRoom', count((rooms.bathRoom ?? 0) + (rooms.showerRoom ?? 0))],
    ['livingSurface', surface(livingSurface)],
    ['groundSurface', surface(groundSurface)],
    ['constructionYear', formatValue(detail.constructionYear, 'string')],
  ];
  return figures.flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));
}

function mapUrl({ latitude, longitude, approximate }: NonNullable<Listing['coordinates']>): string {
  const [lat, lon] = [latitude.toFixed(approximate ? 3 : 5), longitude.toFixed(approximate ? 3 : 5)];
  const marker = approximate ? '' : `?mlat=${lat}&mlon=${lon}`;
  return `https://www.openstreetmap.org/${marker}#map=${approximate ? 13 : 17}/${lat}/${lon}`;
}

/** A description in paragraphs, in the language that it is there in. */
export interface DescriptionView {
  paragraphs: string[];
  lang?: LocalText['lang'];
}

export function descriptionView(stored: Listing['description'], choice: CardOptions['choice']): DescriptionView | null {
  const text = localText(stored, choice);
  return text && { paragraphs: paragraphs(text.text), ...(text.lang ? { lang: text.lang } : {}) };
}

/** Null where nobody is named. */
export function agentView(agent: Agent | null, choice: CardOptions['choice']): AgentView | null {
  if (agent === null) return null;
  const { name, phone, mobile, email } = agent;
  return { name, role: plainText(agent.function, choice), phone, mobile, email };
}
