import { test as base, type BrowserContext } from '@playwright/test';

/** What a browser holds whose visitor said "only functional" on an earlier visit. */
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

/** Gives a browser the choice that its visitor made before: the cookie dialog does not come. */
export async function hasChosen(context: BrowserContext): Promise<void> {
  await context.addInitScript((values) => {
    try {
      if (localStorage.getItem('consentSet') !== null) return;
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      localStorage.setItem('consentDate', new Date().toISOString());
    } catch {
      // A document without storage: a frame of somebody else's, an error page.
    }
  }, chosen);
}

/** Journeys of people who have been here before; `tests/consent.spec.ts` has those of a first visit. */
export const test = base.extend({
  context: async ({ context }, provide) => {
    await hasChosen(context);
    await provide(context);
  },
});
