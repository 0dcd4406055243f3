import type { Language } from '../app/i18n/languages.ts';

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
