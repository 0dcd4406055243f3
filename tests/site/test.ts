import { test as base, expect, type BrowserContext } from '@playwright/test';

/** The stored choice of a returning visitor: "only functional". */
const chosen = {
  consentSet: 'true',
  consentVersion: '1',
  ad_user_data: 'false',
  ad_storage: 'false',
  analytics_storage: 'false',
  ad_personalization: 'false',
  social_media: 'false',
  unclassified: 'false',
};

/** Stores the visitor's earlier choice, so that the cookie dialog stays away. */
export async function hasChosen(context: BrowserContext): Promise<void> {
  await context.addInitScript((values) => {
    try {
      if (localStorage.getItem('consentSet') !== null) return;
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      localStorage.setItem('consentDate', new Date().toISOString());
    } catch {
      // A document without storage: a third-party frame, an error page.
    }
  }, chosen);
}

/** Strings that a page's script tried to make HTML or a script of (requirements 10.276). */
function untrusted(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    if (/requires 'Trusted\w+' assignment|TrustedTypePolicy/.test(message.text())) found.push(message.text());
  });
  return found;
}

/** Tests as returning visitors; `tests/consent.spec.ts` covers first visits. */
export const test = base.extend({
  context: async ({ context }, provide) => {
    const found = untrusted(context);
    await hasChosen(context);
    await provide(context);
    expect(found).toEqual([]);
  },
});
