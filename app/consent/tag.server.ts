import { escapeAttribute } from 'entities/escape';
import entry from 'virtual:browser-entry/consent';
import type { ConsentSettings } from './settings.ts';

/** As React renders the element of the consent script: without an address it does nothing. */
const place = 'data-consent=""';

/** Names the consent script in a rendered page, with what it has to know. */
export function withConsent(html: string, settings: ConsentSettings): string {
  const told = escapeAttribute(JSON.stringify(settings));
  return html.replace(place, () => `src="${entry.script}" fetchpriority="low" data-consent="${told}"`);
}
