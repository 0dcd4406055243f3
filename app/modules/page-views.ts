/** The kinds of page that the site can show; the Studio offers the same (`schemas/content-types.ts`). */
export const pageViews: readonly string[] = [
  'home',
  'sale',
  'rent',
  'projects',
  'valuation',
  'demand',
  'contact',
  'testimonials',
  'articles',
  'static',
  'login',
  'feedback',
  'content',
];

/**
 * False for a kind written by an import or an older version: the page exists but cannot be shown (requirements 8.5,
 * VIEW_NOT_FOUND).
 */
export function hasView(pageType: string): boolean {
  return pageViews.includes(pageType);
}
