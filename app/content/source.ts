import { documentTypes } from './document-types.ts';
import {
  articleIndexQuery,
  articleQuery,
  homeBannerQuery,
  overridesQuery,
  pageQuery,
  pageTreeQuery,
  picturesQuery,
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

export const sources = {
  site: source(siteQuery),
  pageTree: source(pageTreeQuery),
  redirects: source(redirectsQuery),
  overrides: source(overridesQuery),
  page: source(pageQuery),
  pictures: source(picturesQuery),
  homeBanner: source(homeBannerQuery),
  articleIndex: source(articleIndexQuery),
  article: source(articleQuery),
  testimonialIndex: source(testimonialIndexQuery),
  testimonial: source(testimonialQuery),
  thankYou: source(thankYouQuery),
};

function source<const Query extends string>(query: Query): ContentSource<Query> {
  return { query, types: documentTypes(query) };
}

/** Every document type that the site reads. */
export const contentTypes: readonly string[] = [...new Set(Object.values(sources).flatMap(({ types }) => [...types]))];
