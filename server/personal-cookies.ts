import type { IncomingMessage } from 'node:http';

/** Cookies of visitors who see personalised pages; any other cookie leaves a page anonymous. */
const personalCookies = /(?:^|;\s*)gevel_(?:session|preview)=/;

/** Whether a visitor gets what everybody gets. */
export function isAnonymous({ headers: { cookie } }: IncomingMessage): boolean {
  return cookie === undefined || !personalCookies.test(cookie);
}
