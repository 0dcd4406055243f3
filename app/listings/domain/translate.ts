import { languages, type Language, type Translated } from '~/i18n/languages.ts';
import type { TextOptions } from './port.ts';

/** A text in the given language, otherwise in the fallback, otherwise in any; null if there is none. */
export function translation(
  text: Translated,
  { language, fallback }: TextOptions,
): { text: string; language: Language } | null {
  for (const candidate of [language, fallback, ...languages]) {
    const found = candidate && text[candidate]?.trim();
    if (candidate && found) return { text: found, language: candidate };
  }
  return null;
}

/** The same without the language; empty if there is none. */
export function textIn(text: Translated, options: TextOptions): string {
  return translation(text, options)?.text ?? '';
}
