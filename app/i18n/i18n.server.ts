import { createInstance, type TFunction } from 'i18next';
import { LRUCache } from 'lru-cache';
import { RemixI18Next } from 'remix-i18next/server';
import de from './dictionaries/de.ts';
import en from './dictionaries/en.ts';
import fr from './dictionaries/fr.ts';
import nl from './dictionaries/nl.ts';
import { withOverrides, withParts, type Dictionary, type Overrides } from './dictionary.ts';
import { isLanguage, languages, type Language } from './languages.ts';
import type { Translation } from './translation.ts';

/**
 * Texts that the browser loads later. A form's texts come with its code; those of the cookie dialog, the owners'
 * portal, mails to the office, the results' heading, favourites and followed searches are sent by the server, which has
 * all of them.
 */
const laterTexts = import.meta.glob<Dictionary>(
  [
    '../forms/texts/*.json',
    '../forms/*/texts/*.json',
    '../consent/texts/*.json',
    '../owners/texts/*.json',
    '../office/texts/*.json',
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
 * Detects the language from the URL only. Using a header would poison the cache, which is keyed by URL.
 *
 * @param named the language in the URL; null if there is none
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

/** Memoized by language and overrides, because initializing i18next takes a fifth of a page's rendering time. */
const translations = new LRUCache<string, Promise<Translation>>({ max: 16 });

/** All interface texts in a language, with the editors' overrides. */
export function translationFor(language: Language, overrides: Overrides): Promise<Translation> {
  const key = `${language}:${JSON.stringify(overrides)}`;
  const made = translations.get(key) ?? makeTranslation(language, overrides);
  translations.set(key, made);
  return made;
}

/** A group of texts with the editors' overrides, for browser code that gets its texts with its data. */
export function textGroup(language: Language, overrides: Overrides, group: string): Dictionary {
  const found = withOverrides(dictionaries[language], overrides)[group];
  return typeof found === 'object' ? { [group]: found } : {};
}

async function makeTranslation(language: Language, overrides: Overrides): Promise<Translation> {
  const instance = createInstance();
  await instance.init({
    // A page uses one dictionary, and all four have the same keys.
    fallbackLng: false,
    ns: ['translation'],
    defaultNS: 'translation',
    interpolation: { escapeValue: false },
    returnNull: false,
    lng: language,
    resources: { [language]: { translation: withOverrides(dictionaries[language], overrides) } },
  });
  const translation: Translation = { language, t: remembering(instance.t), with: () => translation };
  return translation;
}

/** Maximum number of texts cached with their values, such as prices. */
const rememberedTexts = 5_000;

/**
 * Caches texts. A page needs a thousand, mostly the same as the page before; i18next takes a tenth of a page's
 * rendering time for them.
 */
function remembering(t: TFunction): TFunction {
  const plain = new Map<string, string>();
  const filled = new LRUCache<string, string>({ max: rememberedTexts });
  const remembered = (key: string | readonly string[], values?: Readonly<Record<string, unknown>>): unknown => {
    const answers = values === undefined ? plain : filled;
    const asked = values === undefined ? String(key) : String(key) + JSON.stringify(values);
    const known = answers.get(asked);
    if (known !== undefined) return known;
    const answer: unknown = t(key as never, values as never);
    // The number of keys is limited by the code. Groups of texts are mutable objects and therefore not cached.
    if (typeof answer === 'string') answers.set(asked, answer);
    return answer;
  };
  return remembered as TFunction;
}
