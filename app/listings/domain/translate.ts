import { languages, type Language, type Translated } from '~/i18n/languages.ts';
import type { TextOptions } from './port.ts';

/** A text in the asked language, else in the fallback, else in any; null where there is none. */
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

/** The same, where the language it is in does not matter. Empty where there is none. */
export function textIn(text: Translated, options: TextOptions): string {
  return translation(text, options)?.text ?? '';
}
