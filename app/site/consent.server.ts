import type { AppLoadContext } from '@remix-run/node';
import { containsPreview, formatPath } from '~/addresses/address.ts';
import { views } from '~/addresses/table.ts';
import { consentPolicy, trackerIds } from '~/consent/consent.server.ts';
import type { ConsentSettings } from '~/consent/settings.ts';
import type { TrackerIds } from '~/consent/trackers.ts';
import type { Language } from '~/i18n/languages.ts';
import { changeParameter } from '~/addresses/entity-paths.ts';
import type { Visit } from './visit.server.ts';

/** Whether the page's address contains a key from a mail: anyone who learns it can act as the recipient. */
function isKeyAddress({ target: { view }, query }: Pick<Visit, 'target' | 'query'>): boolean {
  return (view in views && 'isKey' in views[view as keyof typeof views]) || query.has(changeParameter);
}

/**
 * The trackers that a page may load with consent. They read its address, so none if that is a key; paths that contain
 * "preview" are never measured (requirements 2.8).
 */
export function pageTrackers(visit: Pick<Visit, 'target' | 'query' | 'address' | 'site'>): TrackerIds {
  return containsPreview(visit.address) || isKeyAddress(visit) ? {} : trackerIds(visit.site.settings);
}

/**
 * The page's settings for the consent script. Null on paths that contain "preview", which never ask or measure
 * (requirements 2.8), and if the content could not be read; then no third-party scripts are loaded. Never throws,
 * because error pages need it too.
 */
export async function consentSettings(context: AppLoadContext, language: Language): Promise<ConsentSettings | null> {
  try {
    const visit = await context.visit();
    if (containsPreview(visit.address)) return null;
    return {
      ...(await consentPolicy(context.content, visit.site.settings)),
      trackers: pageTrackers(visit),
      dialog: formatPath(['api', 'consent', language]),
    };
  } catch {
    return null;
  }
}

/** Whether a request's address contains a key. Never throws. */
export function hasKeyAddress(context: AppLoadContext): Promise<boolean> {
  return context.visit().then(isKeyAddress, () => false);
}
