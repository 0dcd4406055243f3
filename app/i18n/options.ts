import type { InitOptions } from 'i18next';

/** Shared by server and browser. A page holds one dictionary, and the four have the same keys: there is no fallback. */
export const i18nOptions = {
  fallbackLng: false,
  ns: ['translation'],
  defaultNS: 'translation',
  interpolation: { escapeValue: false },
  returnNull: false,
  react: { useSuspense: false },
} satisfies InitOptions;
