import type { IncomingMessage } from 'node:http';

/** Cookies of visitors who see personalised pages; all other cookies leave a page anonymous. */
const personalCookies = /(?:^|;\s*)gevel_(?:session|preview)=/;

/** Whether a visitor gets the same page as everybody. */
export function isAnonymous({ headers: { cookie } }: IncomingMessage): boolean {
  return cookie === undefined || !personalCookies.test(cookie);
}
