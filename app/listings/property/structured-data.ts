import type { Accommodation, Offer, PostalAddress, RealEstateListing, WithContext } from 'schema-dts';
import type { PropertyDetail } from './property-detail.server.ts';
import type { MachineFacts } from './structured-data.server.ts';

interface Head {
  canonical: string | null;
  description: string;
  image: string | null;
  siteName: string;
  locale: string;
}

/** JSON-LD of a property: an offer only where its price is shown, an address only as far as it is. */
export function propertyData(
  property: PropertyDetail,
  machine: MachineFacts,
  head: Head,
): WithContext<RealEstateListing> {
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
    // UN/CEFACT: square metres.
    ...(has(livingSurface)
      ? { floorSize: { '@type': 'QuantitativeValue', value: livingSurface ?? 0, unitCode: 'MTK' } }
      : {}),
    ...(has(builtIn) ? { yearBuilt: builtIn ?? 0 } : {}),
  };
}

function offer({ goal, badge }: PropertyDetail, price: number, { siteName, canonical }: Head): Offer {
  const gone = badge === 'sold' || badge === 'rented';
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
            // UN/CEFACT: a month.
            unitCode: 'MON',
          },
        }
      : {}),
    ...(canonical ? { url: canonical } : {}),
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${goal === 'sale' ? 'Sell' : 'LeaseOut'}` },
    availability: gone ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    ...(siteName ? { seller: { '@type': 'RealEstateAgent', name: siteName } } : {}),
  };
}
