/** The languages the product speaks, requirements §1. Which of them a site uses is the editors' choice (site settings). */
export const languages = ['nl', 'fr', 'en', 'de'] as const;

export type Language = (typeof languages)[number];

/** Each language's name in that language, for the switcher. */
export const languageNames: Record<Language, string> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
};

/** One text in each language; a language may be missing. */
export type Translated<T = string> = { [language in Language]?: T | null };

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}
