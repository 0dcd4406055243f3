import type { Box } from '../../domain/criteria.ts';

/**
 * The extent of the land in `countries.json`, as clipped by `scripts/base-map.mjs`: beyond it, coasts would be straight
 * lines.
 */
export const drawnLand: Box = { south: 45.5, west: -5, north: 56, east: 14.5 };
