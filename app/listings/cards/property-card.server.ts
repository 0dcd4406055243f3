import type { LanguageChoice } from '~/i18n/text.ts';
import { propertyPath } from '~/addresses/entity-paths.ts';
import type { ImageRef } from '~/ui/Image.tsx';
import type { Agent, ListingSummary, Picture } from '../domain/entity.ts';
import type { PropertyCard } from './property-card.ts';
import { builtSurface } from '../domain/rules/built-surface.ts';
import { epcLabel } from '../domain/rules/epc.ts';
import { formatAddress } from '../domain/rules/format.ts';
import { pictureAlt } from '../domain/rules/picture-alt.ts';
import {
  chargesBeside,
  marqueeBadge,
  priceText,
  saysLowered,
  titlePrefix,
  unsaidBadge,
} from '../domain/rules/price.ts';
import { regionOf } from '../domain/rules/region.ts';

/** The page context that cards need. */
export interface CardOptions {
  choice: LanguageChoice;
  /** Keeps a link in preview mode. */
  inMode: (path: string) => string;
  /** Names or labels of the marquees that replace the price (site settings, requirements 9.10). */
  marqueesReplacingPrice: readonly string[];
}

/** Cards for the browser: ready to display, without unpublished data. */
export function propertyCards(summaries: readonly ListingSummary[], options: CardOptions): PropertyCard[] {
  return summaries.map((summary) => propertyCard(summary, options));
}

function propertyCard(listing: ListingSummary, { choice, inMode, marqueesReplacingPrice }: CardOptions): PropertyCard {
  const { id, goal, marquee, marqueeLabel, price, energy, rooms, city, zip, title } = listing;
  const lang = listing.titleLanguage;
  const surface = builtSurface(listing.mainType);
  const shownPrice = priceText(
    { amount: price.amount, unit: price.unit, unitText: listing.priceUnitText, marquee, marqueeLabel },
    marqueesReplacingPrice,
  );
  const badge = marqueeBadge({ marquee, marqueeLabel });
  return {
    id,
    path: inMode(propertyPath({ id, goal, city, title }, choice.language)),
    reference: listing.reference,
    goal,
    badge: unsaidBadge({ marquee, marqueeLabel }, shownPrice),
    isLowered: saysLowered(listing.isPriceLowered, shownPrice, badge),
    titlePrefix: titlePrefix(marquee),
    title: { text: title, ...(lang && lang !== choice.language ? { lang } : {}) },
    price: shownPrice,
    charges: chargesBeside(goal, listing.chargesRenterCents, shownPrice),
    place: formatAddress({ street: listing.street, houseNumber: listing.houseNumber, box: listing.box, zip, city }),
    type: listing.typeDescription || listing.mainTypeName,
    bedrooms: rooms.bedRoom,
    surface:
      surface === null || listing.livingSurface === null ? null : { key: surface, squareMetres: listing.livingSurface },
    groundSurface: listing.groundSurface,
    epc: epcLabel({
      region: regionOf(listing.countryId, zip),
      value: energy.value,
      labelText: energy.labelText,
      secondLabelText: energy.secondLabelText,
    }),
    images: listing.pictures.map((picture, index) =>
      listingImage('listing', id, picture, pictureAlt(picture.name, title, index + 1, choice.language)),
    ),
  };
}

/**
 * A picture of a listing or project on our image route. The URL contains a fingerprint of the original, so it can be
 * cached forever.
 *
 * @param alt in the page's language (`pictureAlt`)
 */
export function listingImage(kind: 'listing' | 'project', id: string, picture: Picture, alt: string): ImageRef {
  const { width, height, smaller = [] } = picture;
  const files = [picture, ...smaller].map(({ url }) => url).join(' ');
  const src = `/images/${kind}/${encodeURIComponent(id)}/${encodeURIComponent(picture.id)}?v=${fingerprint(files)}`;
  return { src, width, height, alt };
}

/** The portrait of a listing's or project's agent; null if the CRM has none. */
export function agentImage(
  { id, agent }: { id: string; agent: Agent | null },
  kind: 'listing' | 'project',
): ImageRef | null {
  if (!agent?.pictureUrl) return null;
  const src = `/images/${kind}/${encodeURIComponent(id)}/agent?v=${fingerprint(agent.pictureUrl)}`;
  return { src, width: null, height: null, alt: agent.name };
}

/** 32 bits of FNV-1a: sufficient to distinguish an agency's pictures, and cheap enough for every card. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
