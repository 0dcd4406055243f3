import type { BreadcrumbList, ItemList, RealEstateAgent, WithContext } from 'schema-dts';
import type { Crumb } from '~/paths/page-table.ts';
import type { Frame } from './frame.server.ts';

/** JSON-LD of the agency, for the home page. */
export function agencyData({ agency, origin, home }: Frame): WithContext<RealEstateAgent> {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#agency`,
    name: agency.name,
    url: origin + home,
    ...(agency.legalName ? { legalName: agency.legalName } : {}),
    ...(agency.phone ? { telephone: agency.phone } : {}),
    ...(agency.email ? { email: agency.email } : {}),
    ...(agency.address
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: agency.address.street,
            postalCode: agency.address.zip,
            addressLocality: agency.address.city,
            addressCountry: agency.address.countryId === 50 ? 'LU' : 'BE',
          },
        }
      : {}),
    sameAs: agency.social.map(({ url }) => url),
  };
}

/** JSON-LD of a page's trail; none where the page shows none. */
export function breadcrumbData(trail: readonly Crumb[], origin: string): WithContext<BreadcrumbList>[] {
  if (trail.length < 2) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + path,
      })),
    },
  ];
}

/** JSON-LD of a list of pages, such as results. */
export function itemListData(paths: readonly string[], origin: string): WithContext<ItemList>[] {
  if (paths.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + path })),
    },
  ];
}
