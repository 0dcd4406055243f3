import type { Coordinates, Listing, ListingRecord, Project, ProjectRecord } from '../domain/entity.ts';

export type Centre = { latitude: number; longitude: number } | null;

/**
 * The public version of a listing (requirements 10.32: what is not published is nowhere). Hiding the price also removes
 * every amount derived from it; hiding the address leaves the municipality and its centre.
 */
export function publishListing({ raw, publishPrice, publishAddress }: ListingRecord, centre: Centre): Listing {
  const listing = publishPrice ? raw : withoutPrice(raw);
  return publishAddress
    ? { ...listing, coordinates: listing.coordinates && { ...listing.coordinates, approximate: false } }
    : { ...listing, address: withoutStreet(listing.address), coordinates: approximate(centre) };
}

export function publishProject({ raw, publicAddress }: ProjectRecord, centre: Centre): Project {
  if (publicAddress) return raw;
  return { ...raw, address: withoutStreet(raw.address), coordinates: approximate(centre) };
}

function withoutPrice(listing: Listing): Listing {
  return {
    ...listing,
    price: { amount: null, unit: null, unitText: {} },
    detail: {
      ...listing.detail,
      monthlyRentPrice: null,
      depositPrice: null,
      notaryFeePrice: null,
      agencyCostPrice: null,
      garagePrice: null,
      parkingPrice: null,
    },
  };
}

function withoutStreet<Address extends Listing['address']>(address: Address): Address {
  return { ...address, street: null, houseNumber: null, box: null };
}

function approximate(centre: Centre): Coordinates | null {
  return centre && { ...centre, approximate: true };
}
