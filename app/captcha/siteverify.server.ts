import { z } from 'zod';
import { outgoing } from '~/platform/tracing.ts';
import type { CaptchaProvider } from './kinds.ts';
import { providers } from './providers.ts';

/** Verifies a widget's answer with its provider, which confirms each only once. */
export type SiteVerify = (provider: CaptchaProvider, answer: string) => Promise<'right' | 'wrong' | 'unreachable'>;

/** Longer than any provider's answers. */
const longestAnswer = 8_192;

const verdict = z.object({ success: z.boolean() });

/**
 * @param secrets the site's, by provider
 * @param addressOf the verification URL of a provider
 * @param patience timeout in milliseconds
 */
export function createSiteVerify(
  secrets: Readonly<Record<CaptchaProvider, string | null>>,
  addressOf: (provider: CaptchaProvider) => string = (provider) => providers[provider].verify,
  patience = 5_000,
): SiteVerify {
  return async (provider, answer) => {
    const secret = secrets[provider];
    if (secret === null || answer.length > longestAnswer) return 'wrong';
    try {
      const url = new URL(addressOf(provider));
      const response = await outgoing('POST', url, () =>
        fetch(url, {
          method: 'POST',
          // The visitor's address is not needed and not disclosed.
          body: new URLSearchParams({ secret, response: answer }),
          signal: AbortSignal.timeout(patience),
          redirect: 'error',
        }),
      );
      if (!response.ok) return 'unreachable';
      return verdict.parse(await response.json()).success ? 'right' : 'wrong';
    } catch {
      return 'unreachable';
    }
  };
}
