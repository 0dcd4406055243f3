import { languages, type Language, type Translated } from './languages.ts';

/** A text for display. `lang` is set only if it differs from the page's language. */
export interface LocalText {
  text: string;
  lang?: Language;
}

/** The fallback order of texts: the page's language, the site's default, then any (requirements 10.17). */
export interface LanguageChoice {
  language: Language;
  fallback: Language;
}

/** A translated value as stored in the lake, with `_type` beside the languages. */
type Stored<T> = { [language in Language]?: T | null | undefined } | null | undefined;

export function localValue<T>(stored: Stored<T>, choice: LanguageChoice): { value: T; language: Language } | null {
  for (const language of [choice.language, choice.fallback, ...languages]) {
    const value = stored?.[language];
    if (value !== null && value !== undefined && value !== '') return { value, language };
  }
  return null;
}

export function localText(stored: Stored<string>, choice: LanguageChoice): LocalText | null {
  const found = localValue(stored, choice);
  if (found === null || typeof found.value !== 'string' || found.value.trim() === '') return null;
  return found.language === choice.language ? { text: found.value } : { text: found.value, lang: found.language };
}

/** Only the text, for attributes and metadata; empty if there is none in any language. */
export function plainText(stored: Stored<string>, choice: LanguageChoice): string {
  return localText(stored, choice)?.text ?? '';
}

/** Removes Sanity's own keys from a stored translation. */
export function translated(stored: Stored<string>): Translated {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const value = stored?.[language];
      // The lake may contain anything, written by an import or another tool.
      return typeof value === 'string' && value ? [[language, value]] : [];
    }),
  );
}
