import { languages, type Language } from '../app/i18n/languages.ts';

/** A preview's selection of a translated field in every language, since a document may lack the first one. */
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
