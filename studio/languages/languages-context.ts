import { createContext, useContext } from 'react';
import { languages, type Language } from '../../app/i18n/languages.ts';

export interface Languages {
  /** The site's languages from the settings, drafts included; the default first. */
  used: readonly Language[];
  /** The languages of translated fields that the editor has chosen to see. */
  shown: readonly Language[];
  show: (shown: readonly Language[]) => void;
}

export const LanguagesContext = createContext<Languages>({
  used: languages,
  shown: languages,
  show: () => undefined,
});

export function useLanguages(): Languages {
  return useContext(LanguagesContext);
}

/** A language's name in the language of the Studio. */
export function languageName(language: Language, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
