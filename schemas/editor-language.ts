import { isLanguage, type Language } from '../app/i18n/languages.ts';

/**
 * The browser's first language among ours, without its country: a Belgian's `nl-BE` is our `nl`. It holds as long as the Studio is open:
 * Sanity 5.31 shows no menu of languages. Commands that read the Studio's configuration outside a browser get English.
 */
export const editorLanguage: Language =
  typeof document === 'undefined'
    ? 'en'
    : (navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => isLanguage(tag)) ?? 'en');
