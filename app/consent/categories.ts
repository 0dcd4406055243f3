/** The categories of consent (requirements 4.5). The first is required by the site and always on. */
export const categories = ['necessary', 'analytics', 'marketing', 'social', 'unclassified'] as const;

export type Category = (typeof categories)[number];

export type Choices = Record<Category, boolean>;

export const isCategory = (value: unknown): value is Category => (categories as readonly unknown[]).includes(value);

/** Google's purposes (Consent Mode v2) and the category of each. */
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

/** "Accept all" (requirements 4.2): all five are on. */
export const agree = (): Choices => all(true);

/** "Only functional" (requirements 4.2): only the necessary category is on. Also the default before a choice. */
export const decline = (): Choices => all(false);

/** "Save choices" (requirements 4.2): the toggles as set, with the necessary category on. */
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
