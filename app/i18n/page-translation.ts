import { withOverrides, type Overrides } from './dictionary.ts';
import { isLanguage } from './languages.ts';
import { loadDictionary } from './load-dictionary.ts';
import { dictionaryTranslation } from './translate.ts';
import type { Translation } from './translation.ts';

/** The id of the element that contains the editors' overrides. */
export const overridesElementId = 'interface-texts';

let translation: Promise<Translation> | null = null;

/** The page's interface texts in its language, with the editors' overrides. Browser only. */
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

export function pageOverrides(): Overrides {
  const block = document.getElementById(overridesElementId)?.textContent;
  return block ? JSON.parse(block) : {};
}
