import type { Box } from '../../domain/criteria.ts';

/** What `countries.json` has land of: beyond it a map would show coasts as straight lines. `scripts/base-map.mjs` cuts it so. */
export const drawnLand: Box = { south: 45.5, west: -5, north: 56, east: 14.5 };
