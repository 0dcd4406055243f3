import { describe, expect, it } from 'vitest';
import { dictionaryKeys, type Dictionary } from '~/i18n/dictionary.ts';
import { languages, type Language } from '~/i18n/languages.ts';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

const texts: Record<Language, Dictionary> = { nl, fr, en, de };
const plural = /_(zero|one|two|few|many|other)$/;

const textAt = (language: Language, key: string) => {
  let found: string | Dictionary | undefined = texts[language];
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return String(found);
};
const subjects = (language: Language) =>
  [...new Set(dictionaryKeys(texts[language]).map((key) => key.replace(plural, '')))].sort();
const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];

describe.each(languages)('the texts that the server makes ready in %s', (language) => {
  it('are the same as in English, with every plural form of the language', () => {
    expect(subjects(language)).toEqual(subjects('en'));
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // Any language may have its own wording for none.
    const counted = dictionaryKeys(texts[language]).filter((key) => plural.test(key) && !key.endsWith('_zero'));
    const expected = [...new Set(counted.map((key) => key.replace(plural, '')))].flatMap((subject) =>
      forms.map((form) => `${subject}_${form}`),
    );
    expect(counted.sort()).toEqual(expected.sort());
  });

  it('keep the placeholders, and leave none empty', () => {
    for (const key of dictionaryKeys(texts[language])) {
      const english = dictionaryKeys(en).includes(key) ? key : key.replace(plural, '_other');
      expect([key, placeholders(textAt(language, key))]).toEqual([key, placeholders(textAt('en', english))]);
      expect(textAt(language, key).trim()).not.toBe('');
    }
  });
});
