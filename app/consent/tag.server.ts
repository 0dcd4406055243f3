import { escapeAttribute } from 'entities/escape';
import entry from 'virtual:browser-entry/consent';
import { replacements, type Edit } from '~/platform/edits.ts';
import type { ConsentSettings } from './settings.ts';

/** As React renders the element of the consent script: without an address it does nothing. */
const place = 'data-consent=""';

/** Names the consent script in a rendered page, with what it has to know. */
export function nameConsent(html: Buffer, settings: ConsentSettings): Edit[] {
  const told = escapeAttribute(JSON.stringify(settings));
  const text = `src="${entry.script}" fetchpriority="low" data-consent="${told}"`;
  return replacements(html, place, text, { once: true });
}
