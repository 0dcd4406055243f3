import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import de from './dictionaries/de.ts';
import en from './dictionaries/en.ts';
import fr from './dictionaries/fr.ts';
import nl from './dictionaries/nl.ts';
import { dictionaryKeys, type Dictionary } from './dictionary.ts';
import { translationFor } from './i18n.server.ts';
import { languages, type Language } from './languages.ts';
import { dictionaryTranslation } from './translate.ts';

const dictionaries: Record<Language, Dictionary> = { nl, fr, en, de };
const plural = /_(one|many|other)$/;

describe.each(languages)('the texts of the browser, %s', (language) => {
  const inBrowser = dictionaryTranslation(language, dictionaries[language]).t as (
    key: string,
    values?: object,
  ) => string;
  const keys = [...new Set(dictionaryKeys(dictionaries[language]).flatMap((key) => [key, key.replace(plural, '')]))];

  it('are those of the server: every text, plural and value (10.131)', async () => {
    const onServer = (await translationFor(language, {})).t as (key: string, values?: object) => string;
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant('{{count}} $& $t(menu) <b>'));
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 1.5, 2, 21, 1_000_000),
        fc.record({ name: value, place: value, price: value, page: value, from: value }),
        (count, values) => {
          for (const key of keys) {
            expect(inBrowser(key)).toBe(onServer(key));
            expect(inBrowser(key, { ...values, count })).toBe(onServer(key, { ...values, count }));
          }
        },
      ),
      { numRuns: 3 },
    );
  });

  it('that are not there are answered by their key, as the server does', async () => {
    const { t } = await translationFor(language, {});
    for (const key of ['menu', 'menu.nothing', 'nothing', '', 'menu.close.more'])
      expect(inBrowser(key)).toBe(String((t as (key: string) => string)(key)));
  });

  it('are the first that is there of several keys, as forms ask for a text of their own or a shared one', async () => {
    const { t } = await translationFor(language, {});
    const ask = t as (keys: string | string[], values?: object) => string;
    const inTheBrowser = inBrowser as typeof ask;
    for (const asked of [
      ['menu.nothing', 'search.filters'],
      ['search.filters', 'search.more'],
      ['a', 'b'],
      ['search.found'],
    ]) {
      const values = { count: 2, total: '2' };
      expect(inTheBrowser(asked, values)).toBe(ask(asked, values));
      expect(ask(asked, values)).toBe(ask(asked, values));
    }
  });

  it('take a form’s texts along, which come later', () => {
    const later = dictionaryTranslation(language, dictionaries[language]).with({
      ownForm: { hello: 'Hello {{name}}' },
    });
    expect((later.t as (key: string, values: object) => string)('ownForm.hello', { name: 'Ann' })).toBe('Hello Ann');
  });
});

it('an answer of the server is the same the second time, and with other values another', async () => {
  const { t } = await translationFor('nl', {});
  const ask = (count: number) => t('search.found', { count, total: String(count) });
  expect([ask(1), ask(2), ask(1), ask(2)]).toEqual(['1 pand', '2 panden', '1 pand', '2 panden']);
});
