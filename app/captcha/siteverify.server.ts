import { z } from 'zod';
import type { CaptchaProvider } from './kinds.ts';
import { providers } from './providers.ts';

/** Asks a provider whether an answer that its widget gave is right. It says so once for each. */
export type SiteVerify = (provider: CaptchaProvider, answer: string) => Promise<'right' | 'wrong' | 'unreachable'>;

/** No provider's are longer; the rest is no answer. */
const longestAnswer = 8_192;

const verdict = z.object({ success: z.boolean() });

/**
 * @param secrets the site's, by provider
 * @param addressOf where a provider is asked
 * @param patience milliseconds after which a provider that does not answer is given up
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
      const response = await fetch(addressOf(provider), {
        method: 'POST',
        // The visitor's address is theirs: it is not needed, and not given away.
        body: new URLSearchParams({ secret, response: answer }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      if (!response.ok) return 'unreachable';
      return verdict.parse(await response.json()).success ? 'right' : 'wrong';
    } catch {
      return 'unreachable';
    }
  };
}
