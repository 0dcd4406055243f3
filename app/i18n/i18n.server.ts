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
 * A form brings its texts along when the browser fetches its code; the cookie dialog, the owners' portal, the heading of results, what is made of
 * favourites and followed searches get theirs from the server, which has them all.
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

/** Memoised per language and overrides: i18next takes a fifth of a page to begin. */
const translations = new LRUCache<string, Promise<Translation>>({ max: 16 });

/** All interface texts in a language, with the editors' overrides. */
export function translationFor(language: Language, overrides: Overrides): Promise<Translation> {
  const key = `${language}:${JSON.stringify(overrides)}`;
  const made = translations.get(key) ?? makeTranslation(language, overrides);
  translations.set(key, made);
  return made;
}

/** A group of a language's texts with the editors' overrides, for a part of the browser's code that gets its texts with its data. */
export function textGroup(language: Language, overrides: Overrides, group: string): Dictionary {
  const found = withOverrides(dictionaries[language], overrides)[group];
  return typeof found === 'object' ? { [group]: found } : {};
}

async function makeTranslation(language: Language, overrides: Overrides): Promise<Translation> {
  const instance = createInstance();
  await instance.init({
    // A page has one dictionary, and the four have the same keys.
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

/** Texts with their values, such as prices: as many as a site's pages ask for again and again. */
const rememberedTexts = 5_000;

/** A page asks for a thousand texts, most of them as the page before it did: i18next's own way there takes a tenth of a page. */
function remembering(t: TFunction): TFunction {
  const plain = new Map<string, string>();
  const filled = new LRUCache<string, string>({ max: rememberedTexts });
  const remembered = (key: string | readonly string[], values?: Readonly<Record<string, unknown>>): unknown => {
    const answers = values === undefined ? plain : filled;
    const asked = values === undefined ? String(key) : String(key) + JSON.stringify(values);
    const known = answers.get(asked);
    if (known !== undefined) return known;
    const answer: unknown = t(key as never, values as never);
    // Keys are the code's own, so there are only so many; groups of texts are objects, and somebody could write into them.
    if (typeof answer === 'string') answers.set(asked, answer);
    return answer;
  };
  return remembered as TFunction;
}
