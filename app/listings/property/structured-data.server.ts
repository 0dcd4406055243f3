import { countryIds } from '../codes.ts';
import type { Listing } from '../entity.ts';
import type { PriceText } from '../rules/price.ts';

/** What only machines read of a property, as numbers and codes; stripped like the listing that it comes from. */
export function machineFacts(listing: Listing, shown: PriceText) {
  const { address, coordinates, rooms, detail, livingSurface, publishedOn, mainType, price } = listing;
  return {
    postedOn: publishedOn,
    mainType,
    // Whole euros; null where the page does not show it either.
    price: shown.kind === 'price' ? price.amount : null,
    street: [address.street, address.street && address.houseNumber, address.street && address.box]
      .filter(Boolean)
      .join(' '),
    zip: address.zip,
    country: address.countryId === countryIds.luxembourg ? 'LU' : 'BE',
    // A municipality's centre is no place of the property.
    point: coordinates && !coordinates.approximate ? coordinates : null,
    bedrooms: rooms.bedRoom,
    bathrooms:
      rooms.bathRoom === null && rooms.showerRoom === null ? null : (rooms.bathRoom ?? 0) + (rooms.showerRoom ?? 0),
    livingSurface,
    builtIn: detail.constructionYear,
  };
}

export type MachineFacts = ReturnType<typeof machineFacts>;
