import { createInstance, type i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { initReactI18next } from 'react-i18next';
import { RemixI18Next } from 'remix-i18next/server';
import de from './dictionaries/de.ts';
import en from './dictionaries/en.ts';
import fr from './dictionaries/fr.ts';
import nl from './dictionaries/nl.ts';
import { withOverrides, withParts, type Dictionary, type Overrides } from './dictionary.ts';
import { isLanguage, languages, type Language } from './languages.ts';
import { i18nOptions } from './options.ts';

/**
 * A form brings its texts along when the browser fetches its code; the cookie dialog, the owners' portal, the heading of results and what is made of
 * favourites get theirs from the server, which has them all.
 */
const laterTexts = import.meta.glob<Dictionary>(
  [
    '../forms/texts/*.json',
    '../forms/*/texts/*.json',
    '../consent/texts/*.json',
    '../owners/texts/*.json',
    '../listings/texts/*.json',
  ],
  { eager: true, import: 'default' },
);

const withLater = (language: Language, dictionary: Dictionary): Dictionary =>
  withParts(
    dictionary,
    Object.fromEntries(Object.entries(laterTexts).filter(([file]) => file.endsWith(`/${language}.json`))),
  );

const dictionaries: Record<Language, Dictionary> = {
  nl: withLater('nl', nl),
  fr: withLater('fr', fr),
  en: withLater('en', en),
  de: withLater('de', de),
};

/**
 * The language from a URL alone: depending on a header would poison a cache that is keyed by URL.
 *
 * @param named the language that the URL names; null if it names none
 */
export async function detectLanguage(
  request: Request,
  defaultLanguage: Language,
  named: Language | null,
): Promise<Language> {
  const detection = new RemixI18Next({
    detection: {
      supportedLanguages: [...languages],
      fallbackLanguage: defaultLanguage,
      order: ['custom'],
      findLocale: () => Promise.resolve(named),
    },
  });
  const locale = await detection.getLocale(request);
  return isLanguage(locale) ? locale : defaultLanguage;
}

/** i18next instances memoised per language and overrides: creating one costs a fifth of a page. */
const instances = new LRUCache<string, Promise<i18n>>({ max: 16 });

export function i18nFor(language: Language, overrides: Overrides): Promise<i18n> {
  const key = `${language}:${JSON.stringify(overrides)}`;
  const made = instances.get(key) ?? makeInstance(language, overrides);
  instances.set(key, made);
  return made;
}

async function makeInstance(language: Language, overrides: Overrides): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: { translation: withOverrides(dictionaries[language], overrides) } },
  });
  return instance;
}
