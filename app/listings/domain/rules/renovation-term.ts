import type { Language, Translated } from '../../../i18n/languages.ts';

/**
 * Years within which to renovate, as each language's texts say, unless editors set another term (requirements 9.21,
 * docs/decisions/0009).
 */
export const defaultRenovationTerms: Record<Language, number> = { nl: 5, fr: 5, en: 5, de: 6 };

/** The renovation term stated in a language. */
export function renovationTermYears(settings: Translated<number> | null | undefined, language: Language): number {
  return settings?.[language] ?? defaultRenovationTerms[language];
}
