import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import type { Crumb } from '~/addresses/page-table.ts';

/** JSON-LD of a page's breadcrumb; none if the page shows none. */
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
