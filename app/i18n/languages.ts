/**
 * The languages that the product supports (requirements 1.22). Editors choose which of them a site uses (site
 * settings).
 */
export const languages = ['nl', 'fr', 'en', 'de'] as const;

export type Language = (typeof languages)[number];

/** The name of each language in that language, for the language switcher. */
export const languageNames: Record<Language, string> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
};

/** A value per language; languages may be missing. */
export type Translated<T = string> = { [language in Language]?: T | null };

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}
