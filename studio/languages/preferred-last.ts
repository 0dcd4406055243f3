import type { LocaleDefinition } from 'sanity';
import { editorLanguage } from '../../schemas/editor-language.ts';

/** Sanity starts in the last of the Studio's languages in the list. */
export function preferredLast(locales: LocaleDefinition[]): LocaleDefinition[] {
  const isPreferred = ({ id }: LocaleDefinition) => id.startsWith(editorLanguage);
  return [...locales.filter((locale) => !isPreferred(locale)), ...locales.filter(isPreferred)];
}
