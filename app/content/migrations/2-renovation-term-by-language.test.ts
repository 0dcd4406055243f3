// Requirements 9.21
import { expect, it } from 'vitest';
import { renovationTermByLanguage } from './2-renovation-term-by-language.ts';

const settings = { _id: 'siteSettings', _type: 'siteSettings', agencyName: 'Gevel' };

it('a term that was for all languages is the term of each', () => {
  expect(renovationTermByLanguage.change({ ...settings, renovationTermYears: 7 })).toEqual({
    ...settings,
    renovationTermYears: { nl: 7, fr: 7, en: 7, de: 7 },
  });
});

it.each([{}, { renovationTermYears: { nl: 5, de: 6 } }])('settings with %j stay as they are', (term) => {
  const document = { ...settings, ...term };
  expect(renovationTermByLanguage.change(document)).toBe(document);
});
