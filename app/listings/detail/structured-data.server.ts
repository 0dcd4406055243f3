import type { Accommodation, Offer, PostalAddress, RealEstateListing, WithContext } from 'schema-dts';
import { countryIds } from '../domain/codes.ts';
import type { Listing } from '../domain/entity.ts';
import type { PropertyDetail } from './property-detail.server.ts';

interface Head {
  canonical: string | null;
  description: string;
  image: string | null;
  siteName: string;
  locale: string;
}

/** JSON-LD of a property: includes an offer only if its price is shown, and only the published parts of the address. */
export function propertyData(property: PropertyDetail, listing: Listing, head: Head): WithContext<RealEstateListing> {
  const machine = machineFacts(listing, property.price);
  const address = postalAddress(property, machine);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: property.title.text,
    ...(head.canonical ? { url: head.canonical } : {}),
    ...(head.description ? { description: head.description } : {}),
    ...(head.image ? { image: head.image } : {}),
    inLanguage: head.locale,
    datePosted: machine.postedOn,
    contentLocation: { '@type': 'Place', address },
    mainEntity: accommodation(property, machine, address),
    ...(machine.price !== null ? { offers: offer(property, machine.price, head) } : {}),
  };
}

function postalAddress({ place }: PropertyDetail, { street, zip, country }: MachineFacts): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    postalCode: zip,
    addressLocality: place.city,
    addressCountry: country,
  };
}

const kinds: Partial<Record<NonNullable<MachineFacts['mainType']>, 'House' | 'Apartment'>> = {
  house: 'House',
  apartment: 'Apartment',
  studio: 'Apartment',
};

function accommodation(
  { type, title }: PropertyDetail,
  { mainType, point, bedrooms, bathrooms, livingSurface, builtIn }: MachineFacts,
  address: PostalAddress,
): Accommodation {
  const has = (value: number | null) => value !== null && value > 0;
  return {
    '@type': (mainType && kinds[mainType]) ?? 'Accommodation',
    name: title.text,
    address,
    ...(type ? { accommodationCategory: type } : {}),
    ...(point ? { geo: { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude } } : {}),
    ...(has(bedrooms) ? { numberOfBedrooms: bedrooms ?? 0 } : {}),
    ...(has(bathrooms) ? { numberOfBathroomsTotal: bathrooms ?? 0 } : {}),
    // UN/CEFACT code: square metres.
    ...(has(livingSurface)
      ? { floorSize: { '@type': 'QuantitativeValue', value: livingSurface ?? 0, unitCode: 'MTK' } }
      : {}),
    ...(has(builtIn) ? { yearBuilt: builtIn ?? 0 } : {}),
  };
}

function offer({ goal, isGone }: PropertyDetail, price: number, { siteName, canonical }: Head): Offer {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'EUR',
    ...(goal === 'rent'
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'EUR',
            // UN/CEFACT code: month.
            unitCode: 'MON',
          },
        }
      : {}),
    ...(canonical ? { url: canonical } : {}),
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${goal === 'sale' ? 'Sell' : 'LeaseOut'}` },
    availability: isGone ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    ...(siteName ? { seller: { '@type': 'RealEstateAgent', name: siteName } } : {}),
  };
}

/** The property's facts as numbers and codes; contains no more than the stripped listing. */
function machineFacts(listing: Listing, shown: PropertyDetail['price']) {
  const { address, coordinates, rooms, detail, livingSurface, publishedOn, mainType, price } = listing;
  return {
    postedOn: publishedOn,
    mainType,
    // Whole euros; null if the page does not show it.
    price: shown.kind === 'price' ? price.amount : null,
    street: [address.street, address.street && address.houseNumber, address.street && address.box]
      .filter(Boolean)
      .join(' '),
    zip: address.zip,
    country: address.countryId === countryIds.luxembourg ? 'LU' : 'BE',
    // A municipality's centre is not the location of the property.
    point: coordinates && !coordinates.approximate ? coordinates : null,
    bedrooms: rooms.bedRoom,
    bathrooms:
      rooms.bathRoom === null && rooms.showerRoom === null ? null : (rooms.bathRoom ?? 0) + (rooms.showerRoom ?? 0),
    livingSurface,
    builtIn: detail.constructionYear,
  };
}

type MachineFacts = ReturnType<typeof machineFacts>;
