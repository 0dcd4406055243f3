import {
  articleIndexQuery,
  articleQuery,
  homeBannerQuery,
  overridesQuery,
  pageQuery,
  pageTreeQuery,
  redirectsQuery,
  siteQuery,
  testimonialIndexQuery,
  testimonialQuery,
  thankYouQuery,
} from './queries.ts';

/** A query and the document types it reads, whose revisions say how long its answer holds. */
export interface ContentSource<Query extends string = string> {
  query: Query;
  types: readonly string[];
}

const pictures = 'sanity.imageAsset';

export const sources = {
  site: { query: siteQuery, types: ['siteSettings', 'header', 'footer', 'filterConfig', pictures] },
  pageTree: { query: pageTreeQuery, types: ['menuPage'] },
  redirects: { query: redirectsQuery, types: ['redirect'] },
  overrides: { query: overridesQuery, types: ['translationOverride'] },
  page: { query: pageQuery, types: ['menuPage', pictures] },
  homeBanner: { query: homeBannerQuery, types: ['homeBanner', pictures] },
  articleIndex: { query: articleIndexQuery, types: ['article', 'category', pictures] },
  article: { query: articleQuery, types: ['article', pictures] },
  testimonialIndex: { query: testimonialIndexQuery, types: ['testimonial', pictures] },
  testimonial: { query: testimonialQuery, types: ['testimonial', pictures] },
  thankYou: { query: thankYouQuery, types: ['thankYouPage'] },
} as const satisfies Record<string, ContentSource>;

/** Every document type that the site reads. */
export const contentTypes: readonly string[] = [...new Set(Object.values(sources).flatMap(({ types }) => [...types]))];
