import type { RateLimit } from '~/platform/rate-limits.ts';

/**
 * Searches of one address that the page cache does not have: results, their number while filters are set, and the map as it is moved. More than
 * a family behind one address asks for; a program that asks for more is told to wait.
 */
export const searchLimit: RateLimit = { name: 'search', most: 1_000, within: 600 };
