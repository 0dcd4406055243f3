import type { Language } from '../../app/i18n/languages.ts';
import { editorLanguage } from '../editor-language.ts';

/** A language's name in the editor's language, for messages. */
export function languageName(language: Language): string {
  return names.of(language) ?? language;
}

const names = new Intl.DisplayNames(editorLanguage, { type: 'language' });
