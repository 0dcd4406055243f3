import type { Offer, RealEstateListing, WithContext } from 'schema-dts';
import type { PropertyDetail } from './property-detail.server.ts';

/** JSON-LD of a property: an offer only where its price is shown, an address only as far as it is. */
export function propertyData(
  property: PropertyDetail,
  head: { canonical: string | null; description: string; image: string | null },
): WithContext<RealEstateListing> {
  const { price } = property;
  const amount = price.kind === 'price' ? price.text.replace(/\D/g, '') : '';
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: property.title.text,
    ...(head.canonical ? { url: head.canonical } : {}),
    ...(head.description ? { description: head.description } : {}),
    ...(head.image ? { image: head.image } : {}),
    contentLocation: { '@type': 'Place', address: property.place },
    ...(amount ? { offers: offer(amount, property) } : {}),
  };
}

function offer(price: string, { goal, badge }: PropertyDetail): Offer {
  const gone = badge === 'sold' || badge === 'rented';
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'EUR',
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${goal === 'sale' ? 'Sell' : 'LeaseOut'}` },
    availability: gone ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
  };
}
