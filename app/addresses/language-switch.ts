import type { Language, Translated } from '../i18n/languages.ts';
import { homePath } from './entity-paths.ts';

export interface LanguageLink {
  language: Language;
  path: string;
  /** False if the page does not exist in that language and the link leads to its nearest existing ancestor. */
  samePage: boolean;
}

/**
 * The links of the language switcher on a page (requirements 10.6).
 *
 * @param lineage paths per language of the page itself, then of its ancestors, nearest first
 */
export function languageLinks(lineage: readonly Translated[], languagesInUse: readonly Language[]): LanguageLink[] {
  return languagesInUse.map((language) => {
    const found = lineage.findIndex((paths) => paths[language]);
    return {
      language,
      path: lineage[found]?.[language] ?? homePath(language),
      samePage: found === 0,
    };
  });
}
