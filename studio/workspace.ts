/**
 * Which Content Lake this Studio edits, and the site it belongs to. Without a project id it is the lake that the site serves under
 * /lake; the values are baked into the bundle by `sanity build`, which passes on variables that begin with SANITY_STUDIO_.
 */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? 'gevel';
export const dataset = process.env.SANITY_STUDIO_DATASET ?? 'production';
export const hosted = process.env.SANITY_STUDIO_PROJECT_ID !== undefined;

/** API version of every question the Studio's own parts ask. */
export const apiVersion = '2025-02-19';

/** Where visitors find the site: the Studio's own origin, unless it is served elsewhere (hosted by Sanity). */
export function siteOrigin(): string {
  return process.env.SANITY_STUDIO_SITE_ORIGIN ?? (typeof location === 'undefined' ? '' : location.origin);
}
