import 'i18next';
import type product from './i18n/dictionaries/en.json';
import type consent from './consent/texts/en.json';
import type listings from './listings/texts/en.json';
import type office from './office/texts/en.json';
import type owners from './owners/texts/en.json';
import type { FormTexts } from './forms/registry.ts';
import type { ModuleTexts } from './modules/registry.ts';

/** The keys of `t()` are those of the dictionaries: one that is misspelled, or is no longer there, does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof product &
        typeof consent &
        typeof owners &
        typeof office &
        typeof listings &
        ModuleTexts &
        FormTexts;
    };
  }
}
