import type { Listing, ListingSummary } from '../domain/entity.ts';
import { summaryPictureCount } from '../domain/entity.ts';
import type { TextOptions } from '../domain/port.ts';
import { textIn, translation } from '../domain/translate.ts';

/**
 * The part of a published listing that cards need, in all languages. Kept small because a whole page of them is read at
 * once.
 */
export type ListingCard = ReturnType<typeof cardOf>;

/** Increment when the output of `cardOf` changes: all cards are then rewritten at startup. */
export const cardVersion = 1;

export function cardOf(listing: Listing) {
  const { id, reference, goal, marquee, types, mainType, price, energy, rooms, livingSurface, groundSurface } = listing;
  const { coordinates, publishedOn, updatedAt, marqueeLabel, typeDescription, mainTypeName, title, address } = listing;
  const pictures = listing.pictures.slice(0, summaryPictureCount);
  const { chargesRenterCents } = listing.detail;
  return {
    id,
    reference,
    goal,
    marquee,
    types,
    mainType,
    price,
    energy,
    rooms,
    livingSurface,
    groundSurface,
    coordinates,
    publishedOn,
    updatedAt,
    marqueeLabel,
    typeDescription,
    mainTypeName,
    title,
    address,
    pictures,
    chargesRenterCents,
  };
}

/** A card in one language. */
export function summaryOf(card: ListingCard, options: TextOptions): Omit<ListingSummary, 'isPriceLowered'> {
  const { address, marqueeLabel, typeDescription, mainTypeName, title, ...rest } = card;
  const heading = translation(title, options);
  return {
    ...rest,
    title: heading?.text ?? '',
    titleLanguage: heading?.language ?? null,
    marqueeLabel: textIn(marqueeLabel, options) || null,
    typeDescription: textIn(typeDescription, options),
    mainTypeName: textIn(mainTypeName, options),
    priceUnitText: textIn(card.price.unitText, options) || null,
    street: address.street,
    houseNumber: address.houseNumber,
    box: address.box,
    zip: address.zip,
    city: textIn(address.city, options),
    countryId: address.countryId,
    countryName: textIn(address.countryName, options),
  };
}
