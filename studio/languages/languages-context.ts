import { createContext, useContext } from 'react';
import { languages, type Language } from '../../app/i18n/languages.ts';

export interface Languages {
  /** The site's languages as the settings say, drafts included; the default first. */
  used: readonly Language[];
  /** What the editor wants to see of translated fields. */
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
