import { withOverrides, type Overrides } from './dictionary.ts';
import { isLanguage } from './languages.ts';
import { loadDictionary } from './load-dictionary.ts';
import { dictionaryTranslation } from './translate.ts';
import type { Translation } from './translation.ts';

/** The element of the document that has the editors' texts. */
export const overridesElementId = 'interface-texts';

let translation: Promise<Translation> | null = null;

/** The interface texts of the page in its language, with the editors' own. Browser only. */
export function pageTranslation(): Promise<Translation> {
  translation ??= read().catch((problem: unknown) => {
    translation = null;
    throw problem;
  });
  return translation;
}

async function read(): Promise<Translation> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'en';
  return dictionaryTranslation(language, withOverrides(await loadDictionary(language), pageOverrides()));
}

/** The editors' texts that the document holds. */
export function pageOverrides(): Overrides {
  const block = document.getElementById(overridesElementId)?.textContent;
  return block ? JSON.parse(block) : {};
}
