import type { CaptchaProvider } from '~/captcha/kinds.ts';
import { providers } from '~/captcha/providers.ts';

/** What the scripts of all providers have in common. */
export interface ProviderApi {
  render(container: HTMLElement, options: Record<string, unknown>): unknown;
  /** Google's script comes in two parts; this is called after the second. */
  ready?(done: () => void): void;
}

const loaded = new Map<CaptchaProvider, Promise<ProviderApi>>();
/** Milliseconds after which a script that does not come is given up. */
const patience = 10_000;

/**
 * A provider's script, once for a document. Browser only.
 *
 * @throws (rejects) where it cannot be had: blocked, away, or too slow
 */
export function loadProvider(provider: CaptchaProvider, language: string): Promise<ProviderApi> {
  const known = loaded.get(provider) ?? load(provider, language);
  loaded.set(provider, known);
  // Another form may try again.
  known.catch(() => loaded.delete(provider));
  return known;
}

function load(provider: CaptchaProvider, language: string): Promise<ProviderApi> {
  const { script: address, global } = providers[provider];
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(new Error(`${provider} cannot be loaded`));
    const timer = setTimeout(fail, patience);
    script.src = address.replace('{language}', language);
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      const api = (window as unknown as Record<string, ProviderApi | undefined>)[global];
      if (api === undefined) return fail();
      const done = () => {
        clearTimeout(timer);
        resolve(api);
      };
      if (provider === 'recaptcha' && api.ready) api.ready(done);
      else done();
    };
    document.head.append(script);
  });
}
