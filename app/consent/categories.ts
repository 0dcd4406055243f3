/** What a visitor may allow, spec §4. The first is what the site cannot do without, and is always on. */
export const categories = ['necessary', 'analytics', 'marketing', 'social', 'unclassified'] as const;

export type Category = (typeof categories)[number];

/** What a visitor allows, category by category. */
export type Choices = Record<Category, boolean>;

export const isCategory = (value: unknown): value is Category => (categories as readonly unknown[]).includes(value);

/** The purposes for which Google asks (Consent Mode v2), and the category that each belongs to. */
export const googleFlags = {
  ad_user_data: 'marketing',
  ad_storage: 'marketing',
  analytics_storage: 'analytics',
  ad_personalization: 'marketing',
} as const satisfies Record<string, Category>;

const all = (isAllowed: boolean): Choices => ({
  necessary: true,
  analytics: isAllowed,
  marketing: isAllowed,
  social: isAllowed,
  unclassified: isAllowed,
});

/** "Accept all", spec §4: all five are on. */
export const agree = (): Choices => all(true);

/** "Only functional", spec §4: only the necessary one is on. Also what holds before a visitor has chosen. */
export const decline = (): Choices => all(false);

/** "Save choices", spec §4: the toggles as they are, the necessary one on. */
export const partial = (chosen: Iterable<string>): Choices => {
  const on = new Set(chosen);
  return {
    necessary: true,
    analytics: on.has('analytics'),
    marketing: on.has('marketing'),
    social: on.has('social'),
    unclassified: on.has('unclassified'),
  };
};
