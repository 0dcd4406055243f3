import { languages, type Language } from '~/i18n/languages.ts';

type Index = 0 | 1 | 2 | 3;

const places: Record<Language, Index> = { nl: 0, fr: 1, en: 2, de: 3 };

/** The index of a language in a text in all four. */
export function languageIndex(language: Language): Index {
  return places[language];
}

export function forEachLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  const [nl, fr, en, de] = languages;
  return { nl: make(nl), fr: make(fr), en: make(en), de: make(de) };
}
