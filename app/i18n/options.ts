import type { InitOptions } from 'i18next';

/** Shared by server and browser. A page has one dictionary, and the four have the same keys, so there is no fallback language. */
export const i18nOptions = {
  fallbackLng: false,
  ns: ['translation'],
  defaultNS: 'translation',
  interpolation: { escapeValue: false },
  returnNull: false,
  react: { useSuspense: false },
} satisfies InitOptions;
