import { languages, type Language } from '../app/i18n/languages.ts';

/** What a list selects of a translated field, so that a document which lacks the first language still has a name. */
export function everyLanguage(field: string): Record<Language, string> {
  return { nl: `${field}.nl`, fr: `${field}.fr`, en: `${field}.en`, de: `${field}.de` };
}

/** The first available text among the languages, or its fallback. */
export function anyLanguage(selected: Partial<Record<Language, unknown>>, otherwise: string): string {
  for (const language of languages) {
    const text = selected[language];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return otherwise;
}
