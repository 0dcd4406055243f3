import type { RateLimit } from '~/platform/rate-limits.ts';

/**
 * Limits searches per network address that miss the page cache: results, counts while filters are set, and map updates.
 * It exceeds what a family behind one address needs; a program beyond it must wait.
 */
export const searchLimit: RateLimit = { name: 'search', most: 1_000, within: 600 };
