import { localText, plainText, type LocalText } from '~/i18n/text.ts';
import type { ImageRef } from '~/ui/Image.tsx';
import { roomFields, type Goal } from './codes.ts';
import type { Agent, Listing } from './entity.ts';
import type { FactKey } from './fact-keys.ts';
import { listingImage, type CardOptions } from './property-card.server.ts';
import { plainText as withoutMarkup } from './rules/description.ts';
import { epcLabel, type EpcLabel } from './rules/epc.ts';
import { formatAddress, formatValue } from './rules/format.ts';
import { marqueeBadge, priceText, titlePrefix, type PriceText } from './rules/price.ts';
import { regionOf } from './rules/region.ts';
import type { Badge } from './Price.tsx';

export interface Fact {
  key: FactKey;
  value: string;
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
  /** Paragraphs. */
  description: { paragraphs: string[]; lang?: LocalText['lang'] } | null;
  images: ImageRef[];
  facts: Fact[];
  epc: EpcLabel | null;
  /** kWh/m²·year */
  energy: string | null;
  certificateNumber: string | null;
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

export function propertyDetail(listing: Listing, { choice, marqueesReplacingPrice }: CardOptions): PropertyDetail {
  const { id, goal, marquee, address, energy, coordinates } = listing;
  const city = plainText(address.city, choice);
  const title = localText(listing.title, choice) ?? {
    text: `${plainText(listing.typeDescription, choice)} ${city}`.trim(),
  };
  const marqueeLabel = plainText(listing.marqueeLabel, choice) || null;
  const description = localText(listing.description, choice);
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
    description: description && {
      paragraphs: withoutMarkup(description.text)
        .split(/\n+/)
        .map((line) => line.trim())
        .filter(Boolean),
      ...(description.lang ? { lang: description.lang } : {}),
    },
    images: listing.pictures.map((picture, index) =>
      listingImage('listing', id, picture, `${title.text} – ${index + 1}`),
    ),
    facts: keyFacts(listing, choice),
    epc: epcLabel({
      region: regionOf(address.countryId, address.zip),
      value: energy.value,
      labelText: energy.labelText,
      secondLabelText: energy.secondLabelText,
    }),
    energy: formatValue(energy.value, 'number'),
    certificateNumber: energy.certificateNumber,
    mapUrl: coordinates && mapUrl(coordinates),
    approximate: coordinates?.approximate ?? false,
    agent: agentView(listing.agent, choice),
  };
}

/** The facts that decide, in the order a buyer asks for them; only what is known. */
function keyFacts(
  { rooms, detail, reference, livingSurface, groundSurface, price }: Listing,
  choice: CardOptions['choice'],
): Fact[] {
  const value = (key: FactKey, text: string | null): Fact[] => (text === null ? [] : [{ key, value: text }]);
  const surface = (squareMetres: number | null) => {
    const text = formatValue(squareMetres, 'number');
    return text && `${text} m²`;
  };
  return [
    ...value('reference', formatValue(reference, 'string')),
    ...value('availability', plainText(detail.availability, choice) || formatValue(detail.availableFrom, 'date')),
    ...roomFields.flatMap(({ field }) =>
      value(field, (rooms[field] ?? 0) > 0 ? formatValue(rooms[field], 'number') : null),
    ),
    ...value('livingSurface', surface(livingSurface)),
    ...value('groundSurface', surface(groundSurface)),
    ...value('terraceSurface', surface(detail.terraceSurface)),
    ...value('constructionYear', formatValue(detail.constructionYear, 'string')),
    ...value('heating', plainText(detail.heatingName, choice) || null),
    ...(price.amount === null || detail.chargesRenterCents === null
      ? []
      : value('charges', formatValue(detail.chargesRenterCents / 100, 'price'))),
  ];
}

function mapUrl({ latitude, longitude, approximate }: NonNullable<Listing['coordinates']>): string {
  const [lat, lon] = [latitude.toFixed(approximate ? 3 : 5), longitude.toFixed(approximate ? 3 : 5)];
  const marker = approximate ? '' : `?mlat=${lat}&mlon=${lon}`;
  return `https://www.openstreetmap.org/${marker}#map=${approximate ? 13 : 17}/${lat}/${lon}`;
}

function agentView(agent: Agent | null, choice: CardOptions['choice']): AgentView | null {
  if (agent === null) return null;
  const { name, phone, mobile, email } = agent;
  return { name, role: plainText(agent.function, choice), phone, mobile, email };
}
