import type { MetaDescriptor } from '@remix-run/node';
import type { Thing, WithContext } from 'schema-dts';
import type { PageHeadData } from './page-head.server.ts';

/** Title, description, Open Graph, canonical, hreflang with x-default, and JSON-LD of a page. */
export function pageMeta(
  head: PageHeadData | undefined,
  structured: readonly WithContext<Thing>[] = [],
): MetaDescriptor[] {
  // An error page has no loader data; its screen sets its own title.
  if (!head) return [{ name: 'robots', content: 'noindex' }];
  const title = head.siteName && !head.title.includes(head.siteName) ? `${head.title} | ${head.siteName}` : head.title;
  return [
    { title },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(head.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: head.title },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: head.siteName },
    { property: 'og:locale', content: head.locale },
    ...(head.description ? [{ property: 'og:description', content: head.description }] : []),
    ...(head.canonical
      ? [
          { property: 'og:url', content: head.canonical },
          { tagName: 'link', rel: 'canonical', href: head.canonical },
        ]
      : []),
    ...(head.image ? [{ property: 'og:image', content: head.image }] : []),
    ...head.alternates.map(({ language, href }) => ({ tagName: 'link', rel: 'alternate', hrefLang: language, href })),
    ...[...structured, ...head.structuredData].map((thing) => ({
      'script:ld+json': JSON.parse(JSON.stringify(thing)),
    })),
  ];
}
