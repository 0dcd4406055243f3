import { languages, type Language } from '../app/i18n/languages.ts';

/**
 * The preview selection of a translated field in every language, so that a document without the first language still
 * has a name.
 */
export function everyLanguage(field: string): Record<Language, string> {
  return { nl: `${field}.nl`, fr: `${field}.fr`, en: `${field}.en`, de: `${field}.de` };
}

/** The first non-blank text in the order of the languages, or the fallback. */
export function anyLanguage(selected: Partial<Record<Language, unknown>>, otherwise: string): string {
  for (const language of languages) {
    const text = selected[language];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return otherwise;
}
