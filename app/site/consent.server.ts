import type { AppLoadContext } from '@remix-run/node';
import { containsPreview, formatPath } from '~/addresses/address.ts';
import { views } from '~/addresses/table.ts';
import { consentPolicy, trackerIds } from '~/consent/consent.server.ts';
import type { ConsentSettings } from '~/consent/settings.ts';
import type { TrackerIds } from '~/consent/trackers.ts';
import type { Language } from '~/i18n/languages.ts';
import { changeParameter } from '~/addresses/entity-paths.ts';
import type { Visit } from './visit.server.ts';

/** Whether the page's address is a key that a mail carries: whoever learns it can do what its reader can. */
function isKeyAddress({ target: { view }, query }: Pick<Visit, 'target' | 'query'>): boolean {
  return (view in views && 'isKey' in views[view as keyof typeof views]) || query.has(changeParameter);
}

/** The trackers that a page may load with consent. They read its address, so none where that is a key; paths that contain "preview" never measure (spec §7). */
export function pageTrackers(visit: Pick<Visit, 'target' | 'query' | 'address' | 'site'>): TrackerIds {
  return containsPreview(visit.address) || isKeyAddress(visit) ? {} : trackerIds(visit.site.settings);
}

/**
 * What a page asks of its visitor; null on paths that contain "preview", which never ask and never measure (spec §7), and where the content could not be read: then
 * nothing of others is loaded. Never throws, because error pages have visitors too.
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

/** Whether a request's address is a key. Never throws. */
export function hasKeyAddress(context: AppLoadContext): Promise<boolean> {
  return context.visit().then(isKeyAddress, () => false);
}
