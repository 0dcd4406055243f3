import { escapeAttribute } from 'entities/escape';
import entry from 'virtual:browser-entry/consent';
import { replacements, type Edit } from '~/platform/edits.ts';
import type { ConsentSettings } from './settings.ts';

/** The consent script's attribute as React renders it; without a `src` the script does nothing. */
const place = 'data-consent=""';

/** Adds the consent script's URL and settings to a rendered page. */
export function nameConsent(html: Buffer, settings: ConsentSettings): Edit[] {
  const told = escapeAttribute(JSON.stringify(settings));
  const text = `src="${entry.script}" fetchpriority="low" data-consent="${told}"`;
  return replacements(html, place, text, { once: true });
}
