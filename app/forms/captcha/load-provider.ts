import type { CaptchaProvider } from '~/captcha/kinds.ts';
import { providers } from '~/captcha/providers.ts';

/** The common API of all providers' scripts. */
export interface ProviderApi {
  render(container: HTMLElement, options: Record<string, unknown>): unknown;
  /** Google's script loads in two parts; this calls back after the second. */
  ready?(done: () => void): void;
}

const loaded = new Map<CaptchaProvider, Promise<ProviderApi>>();
/** Timeout of loading a script, in milliseconds. */
const patience = 10_000;

/**
 * Loads a provider's script, once per document. Browser only.
 *
 * @throws (rejects) if it is blocked, unavailable or too slow
 */
export function loadProvider(provider: CaptchaProvider, language: string): Promise<ProviderApi> {
  const known = loaded.get(provider) ?? load(provider, language);
  loaded.set(provider, known);
  // Allows another form to retry.
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
