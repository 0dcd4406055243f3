import type { AppLoadContext } from '@remix-run/node';
import { formatPath } from '~/addresses/address.ts';
import { consentPolicy, trackerIds } from '~/consent/consent.server.ts';
import type { ConsentSettings } from '~/consent/settings.ts';
import type { Language } from '~/i18n/languages.ts';

/**
 * What a page asks of its visitor; null on preview paths, which never ask and never measure (spec §7), and where the content could not be read: then
 * nothing of others is loaded. Never throws, because error pages have visitors too.
 */
export async function consentSettings(context: AppLoadContext, language: Language): Promise<ConsentSettings | null> {
  try {
    const { preview, site } = await context.visit();
    if (preview) return null;
    return {
      ...(await consentPolicy(context.content, site.settings)),
      trackers: trackerIds(site.settings),
      dialog: formatPath(['api', 'consent', language]),
    };
  } catch {
    return null;
  }
}
