import { isIP } from 'node:net';
import type { PasskeySite } from '@gevel/accounts';
import type { AppLoadContext } from '@remix-run/node';
import type { Language } from '~/i18n/languages.ts';
import { agencyOf } from '~/site/agency.ts';
import { readSite } from '~/site/site.server.ts';

/** The host that passkeys of a site are bound to; null for one whose address is in figures: browsers bind none to that. */
export function passkeyHost(origin: string): string | null {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}

/** The origins of a site whose pages may ask for passkeys of a host: its own, and those of hosts below it (WebAuthn level 3, §5.1.3). */
export function passkeyOrigins(host: string, origins: readonly string[]): string[] {
  return origins.filter((origin) => `.${new URL(origin).hostname}`.endsWith(`.${host}`));
}

/** The site as passkeys know it: by the name of its first origin. */
export async function passkeySite(context: AppLoadContext, language: Language): Promise<PasskeySite | null> {
  const id = passkeyHost(context.origin);
  if (id === null) return null;
  const { settings, languages } = await readSite(context);
  const { name } = agencyOf(settings, { language, fallback: languages.defaultLanguage });
  return { id, name: name || id, origins: passkeyOrigins(id, context.origins) };
}
