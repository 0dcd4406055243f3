import type { Language } from '../app/i18n/languages.ts';
import { editorLanguage } from './editor-language.ts';

/**
 * What a schema says, each text under its own id and in every language of the Studio; made of them are the texts in the
 * language of the editor. A language that is missing does not compile, nor does an id that is not there.
 */
export function inEditorsLanguage<All extends Record<string, Record<Language, string>>>(
  all: All,
): { [Id in keyof All]: string } {
  const entries = Object.entries(all).map(([id, text]) => [id, text[editorLanguage]]);
  return Object.fromEntries(entries);
}

/** Puts values into the gaps of a text: `{page}` in “{page} already has this path.” */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
