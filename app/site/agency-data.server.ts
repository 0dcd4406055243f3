import type { RealEstateAgent, WithContext } from 'schema-dts';
import { countryIds } from '~/listings/domain/codes.ts';
import type { Agency, Office } from './agency.ts';

/** The agency's JSON-LD, for the home page. */
export function agencyData(
  agency: Agency,
  { origin, home }: { origin: string; home: string },
): WithContext<RealEstateAgent> {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#agency`,
    name: agency.name,
    url: origin + home,
    ...(agency.slogan ? { slogan: agency.slogan } : {}),
    ...(agency.logo ? { logo: origin + agency.logo } : {}),
    ...(agency.legalName ? { legalName: agency.legalName } : {}),
    ...placeData(agency),
    ...(agency.offices.length > 0
      ? {
          department: agency.offices.map((office) => ({
            '@type': 'RealEstateAgent',
            name: office.name,
            ...placeData(office),
          })),
        }
      : {}),
    sameAs: agency.social.map(({ url }) => url),
  };
}

/** Address and contact details of a person or office. */
function placeData({ address, phone, email }: Pick<Office, 'address' | 'phone' | 'email'>): object {
  return {
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(address
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: address.street,
            postalCode: address.zip,
            addressLocality: address.city,
            addressCountry: address.countryId === countryIds.luxembourg ? 'LU' : 'BE',
          },
        }
      : {}),
    ...(address?.location ? { geo: { '@type': 'GeoCoordinates', ...address.location } } : {}),
  };
}
