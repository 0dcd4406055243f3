import type { RateLimit } from '~/platform/rate-limits.ts';

/** Per address: more than anybody needs to read one, and few enough that nobody collects them. */
export const challengeLimit: RateLimit = { name: 'captcha', most: 60, within: 600 };
/** Pictures and sounds, which take work to make. */
export const drawingLimit: RateLimit = { name: 'captcha drawing', most: 120, within: 600 };
