import type { Language } from '../app/i18n/languages.ts';
import { editorLanguage } from './editor-language.ts';

/**
 * What a schema says, each text under an id of its own and in every language of the Studio; made of them are the texts in the
 * language of the editor. A language that is missing does not compile, nor does an id that is not there.
 */
export function inEditorsLanguage<All extends Record<string, Record<Language, string>>>(
  all: All,
): { [Id in keyof All]: string } {
  const entries = Object.entries(all).map(([id, text]) => [id, text[editorLanguage]]);
  return Object.fromEntries(entries);
}

/**
 * Words of the forms by the English in which the schema has them. `{value}` and other names in braces stand for what changes; `{what}`
 * and `{words}` are themselves looked up, `{language}` is a list of languages.
 */
export type Words = Record<string, Record<Exclude<Language, 'en'>, string>>;

/** The words of one module, which stand in its folder. */
export interface ModuleWords {
  /** What its schema says: titles, descriptions, choices. */
  forms: Words;
  /** What its rules and previews make while the Studio runs. */
  messages: Words;
}
