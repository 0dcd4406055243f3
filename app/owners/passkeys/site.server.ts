import { isIP } from 'node:net';
import type { PasskeySite } from '@gevel/accounts';
import type { AppLoadContext } from '@remix-run/node';
import type { Language } from '~/i18n/languages.ts';
import { agencyOf } from '~/site/agency.ts';
import { readSite } from '~/site/site.server.ts';

/** The host that a site's passkeys are bound to; null for an IP address, to which browsers bind none. */
export function passkeyHost(origin: string): string | null {
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null;
}

/** The origins that may request passkeys of a host: the host itself and its subdomains (WebAuthn level 3, §5.1.3). */
export function passkeyOrigins(host: string, origins: readonly string[]): string[] {
  return origins.filter((origin) => `.${new URL(origin).hostname}`.endsWith(`.${host}`));
}

/** The site's relying party, named after its first origin; null for an IP address. */
export async function passkeySite(context: AppLoadContext, language: Language): Promise<PasskeySite | null> {
  const id = passkeyHost(context.origin);
  if (id === null) return null;
  const { settings, languages } = await readSite(context);
  const { name } = agencyOf(settings, { language, fallback: languages.defaultLanguage });
  return { id, name: name || id, origins: passkeyOrigins(id, context.origins) };
}
