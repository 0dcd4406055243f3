/**
 * Which Content Lake this Studio edits. Without a project id it is the one that the site serves under /lake; the ids
 * are baked into the bundle by `sanity build`, which passes on variables that begin with SANITY_STUDIO_.
 */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? 'gevel';
export const dataset = process.env.SANITY_STUDIO_DATASET ?? 'production';
export const hosted = process.env.SANITY_STUDIO_PROJECT_ID !== undefined;
