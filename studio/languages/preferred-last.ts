import type { LocaleDefinition } from 'sanity';
import { editorLanguage } from '../../schemas/editor-language.ts';

/** Of the Studio's languages Sanity begins with the last in the list. */
export function preferredLast(locales: LocaleDefinition[]): LocaleDefinition[] {
  const isPreferred = ({ id }: LocaleDefinition) => id.startsWith(editorLanguage);
  return [...locales.filter((locale) => !isPreferred(locale)), ...locales.filter(isPreferred)];
}
