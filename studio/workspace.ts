/**
 * The Content Lake that this Studio edits, and the site it belongs to. Without a project id it is the lake that the
 * site serves under /lake. `sanity build` bakes the values into the bundle; it passes on variables that begin with
 * SANITY_STUDIO_.
 */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? 'gevel';
export const dataset = process.env.SANITY_STUDIO_DATASET ?? 'production';
export const hosted = process.env.SANITY_STUDIO_PROJECT_ID !== undefined;

/** The API version of the Studio's own queries. */
export const apiVersion = '2025-02-19';

/** The site's public origin: the Studio's own origin, unless the Studio is hosted elsewhere (by Sanity). */
export function siteOrigin(): string {
  return process.env.SANITY_STUDIO_SITE_ORIGIN ?? (typeof location === 'undefined' ? '' : location.origin);
}
