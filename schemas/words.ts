import type { Language } from '../app/i18n/languages.ts';
import { editorLanguage } from './editor-language.ts';

/**
 * Selects the texts in the editor's language. A missing id, or an id without all of the Studio's languages, does not
 * compile.
 */
export function inEditorsLanguage<All extends Record<string, Record<Language, string>>>(
  all: All,
): { [Id in keyof All]: string } {
  const entries = Object.entries(all).map(([id, text]) => [id, text[editorLanguage]]);
  return Object.fromEntries(entries);
}

/** Fills the placeholders of a text: `{page}` in “{page} already has this path.” */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
