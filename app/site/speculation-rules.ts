/** What may be read ahead has no effect on the server: pages are read with GET, and what changes something is a form. */
const pages = { href_matches: '/*' };
/** Answers that are no pages, and addresses that give this browser something. */
const others = ['/api/*', '/assets/*', '/demo/*', '/images/*', '/lake/*', '/preview/*', '/studio/*'];

/**
 * What the browser reads ahead (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): a page to which somebody points, and all of a home's page that
 * somebody presses. A page that is made ahead counts when it is seen (`views/counted-view.ts`).
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
