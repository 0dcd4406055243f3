/**
 * The language of the schema's own words. They are put in before the Studio starts, so a choice of another language in the Studio is
 * remembered here too and the Studio is loaded anew.
 */
import { isLanguage, type Language } from '../../app/i18n/languages.ts';
import { wanted } from '../editor-language.ts';

const rememberedAs = 'gevel.editor-language';

/** The language in which this Studio was loaded. Commands that read its configuration outside a browser get English. */
export const formLanguage: Language =
  chosen() ?? (typeof document === 'undefined' ? 'en' : (wanted().find(isLanguage) ?? 'en'));

/** Loads the Studio again when its language is not that of the forms. Where nothing can be remembered the forms stay as they are. */
export function follow(language: string): void {
  if (!isLanguage(language) || language === formLanguage) return;
  try {
    localStorage.setItem(rememberedAs, language);
  } catch {
    return;
  }
  if (chosen() === language) location.reload();
}

function chosen(): Language | undefined {
  try {
    const remembered = localStorage.getItem(rememberedAs);
    return isLanguage(remembered) ? remembered : undefined;
  } catch {
    return undefined;
  }
}
