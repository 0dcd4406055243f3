import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Dictionary } from './dictionary.ts';
import type { Language } from './languages.ts';

/** The interface texts of a page, in its language. */
export interface Translation {
  language: Language;
  t: TFunction;
  /** A copy with additional texts loaded later, such as those of a form. */
  with(later: Dictionary): Translation;
}

/** The page's interface texts, for components that pass them on. */
export const TranslationContext = createContext<Translation | null>(null);

/** Provides a page with its interface texts. */
export const TranslationProvider = TranslationContext.Provider;

/** @throws outside a `TranslationProvider` */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (translation === null) throw new Error('There are no interface texts here');
  return translation;
}
