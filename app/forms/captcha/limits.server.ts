import type { RateLimit } from '~/platform/rate-limits.ts';

/** Per address: more than anyone needs, and few enough to prevent harvesting. */
export const challengeLimit: RateLimit = { name: 'captcha', most: 60, within: 600 };
/** Pictures and recordings, which are expensive to render. */
export const drawingLimit: RateLimit = { name: 'captcha drawing', most: 120, within: 600 };
