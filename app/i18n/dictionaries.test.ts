import { describe, expect, it } from 'vitest';
import de from './dictionaries/de.ts';
import en from './dictionaries/en.ts';
import fr from './dictionaries/fr.ts';
import nl from './dictionaries/nl.ts';
import { dictionaryKeys, type Dictionary } from './dictionary.ts';
import { languages, type Language } from './languages.ts';

const dictionaries: Record<Language, Dictionary> = { nl, fr, en, de };
const others = languages.filter((language) => language !== 'en');

/** The suffixes that i18next adds to a key for a language's plural forms. */
const plural = /_(zero|one|two|few|many|other)$/;

/** Words that a language shares with English. Any other identical text counts as untranslated. */
const sameAsEnglish: Record<Exclude<Language, 'en'>, readonly string[]> = {
  nl: [
    'Home',
    'Menu',
    'Garages',
    'Type',
    'Project',
    '{{count}} project',
    'Status',
    'Contract',
    'Lift',
    'Water',
    'Plan {{position}}',
    'Contact',
    'Filters',
    'Filters · {{count}}',
  ],
  fr: [
    '{{name}} (canton)',
    '{{name}} (province)',
    'Menu',
    'Garages',
    'Type',
    'Pages',
    'Page {{page}}',
    'Commission',
    '{{count}} photo',
    'Plan {{position}}',
    'Contact',
    'Documents',
    'Façades',
  ],
  de: ['Status', 'Plan {{position}}'],
};

function textAt(dictionary: Dictionary, key: string): string {
  let found: string | Dictionary | undefined = dictionary;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : '';
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^}\s]+)\s*\}\}/g)].map(([, name]) => name ?? '').sort();
}

/** Keys without their plural form. */
function subjects(dictionary: Dictionary): string[] {
  return [...new Set(dictionaryKeys(dictionary).map((key) => key.replace(plural, '')))].sort();
}

/** The English text of a key in another language. French has a plural form (`_many`) that English lacks. */
function english(key: string): string {
  return textAt(en, key) || textAt(en, key.replace(plural, '_other'));
}

describe('the four dictionaries (1.22)', () => {
  it.each(others)('%s has the keys of English', (language) => {
    expect(subjects(dictionaries[language])).toEqual(subjects(en));
  });

  it.each(languages)('%s has every plural form of its language', (language) => {
    const dictionary = dictionaries[language];
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = dictionaryKeys(dictionary);
    const counted = new Set(keys.filter((key) => plural.test(key)).map((key) => key.replace(plural, '')));
    for (const subject of counted) {
      const found = keys.filter((key) => key.replace(plural, '') === subject);
      expect(found.sort()).toEqual(forms.map((form) => `${subject}_${form}`).sort());
    }
  });

  it.each(languages)('%s has no empty text', (language) => {
    const dictionary = dictionaries[language];
    expect(dictionaryKeys(dictionary).filter((key) => textAt(dictionary, key).trim() === '')).toEqual([]);
  });

  it.each(others)('%s has the placeholders of English', (language) => {
    const dictionary = dictionaries[language];
    for (const key of dictionaryKeys(dictionary))
      expect([key, ...placeholders(textAt(dictionary, key))]).toEqual([key, ...placeholders(english(key))]);
  });

  it.each(others)('%s is translated', (language) => {
    const dictionary = dictionaries[language];
    const allowed: readonly string[] = sameAsEnglish[language];
    const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
    const untranslated = dictionaryKeys(dictionary).filter((key) => {
      const text = textAt(dictionary, key);
      return text === english(key) && hasWords(text) && !allowed.includes(text);
    });
    expect(untranslated).toEqual([]);
  });

  it('fr has a no-break space before : ; ? ! and inside « », in every text of the site', () => {
    const parts = import.meta.glob<Dictionary>('../**/texts/fr.json', { eager: true, import: 'default' });
    const texts = [fr, ...Object.values(parts)].flatMap((dictionary) =>
      dictionaryKeys(dictionary).map((key) => [key, textAt(dictionary, key)]),
    );
    expect(texts.length).toBeGreaterThan(dictionaryKeys(fr).length);
    expect(texts.filter(([, text = '']) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text))).toEqual([]);
  });
});
