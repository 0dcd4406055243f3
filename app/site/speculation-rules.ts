/** Prefetching has no side effects: pages are read with GET, and every change is a form. */
const pages = { href_matches: '/*' };
/** Addresses that are not pages, or set something in this browser. */
const others = ['/api/*', '/assets/*', '/demo/*', '/images/*', '/lake/*', '/preview/*', '/studio/*'];

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): prefetches a page that someone
 * points at, and prerenders a property's page on press. A prerendered page is counted when it is seen
 * (`views/counted-view.ts`).
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [pages, { not: { href_matches: others } }, { not: { selector_matches: '[download], [data-opens]' } }],
      },
      eagerness: 'moderate',
    },
  ],
  prerender: [{ where: { selector_matches: 'a.card-link' }, eagerness: 'conservative' }],
});
