import { isLanguage, type Language } from '../app/i18n/languages.ts';

/**
 * The first of the browser's languages that the product has, without region: `nl-BE` becomes `nl`. It is fixed while
 * the Studio is open, because Sanity 5.31 shows no language menu. Commands that read the Studio's configuration
 * outside a browser get English.
 */
export const editorLanguage: Language =
  typeof document === 'undefined'
    ? 'en'
    : (navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => isLanguage(tag)) ?? 'en');
