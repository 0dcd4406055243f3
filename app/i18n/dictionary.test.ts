import { describe, expect, it } from 'vitest';
import { dictionaryKeys, withOverrides } from './dictionary.ts';

const dictionary = { search: { submit: 'Zoeken', city: 'Waar' }, home: 'Start' };

describe('editors’ replacements of interface texts (10.19)', () => {
  it('replace the bundled ones, without changing the originals', () => {
    const changed = withOverrides(dictionary, { 'search.submit': 'Vind uw thuis', home: 'Welkom' });
    expect(changed).toEqual({ search: { submit: 'Vind uw thuis', city: 'Waar' }, home: 'Welkom' });
    expect(dictionary.search.submit).toBe('Zoeken');
  });

  it.each(['search', 'search.unknown', 'search.submit.deeper', 'nowhere.at.all', '__proto__.polluted', ''])(
    'are ignored for %s, which is no text',
    (key) => {
      expect(withOverrides(dictionary, { [key]: 'x' })).toEqual(dictionary);
      expect({}).not.toHaveProperty('polluted');
    },
  );
});

it('lists every text by its dotted key', () => {
  expect(dictionaryKeys(dictionary)).toEqual(['search.submit', 'search.city', 'home']);
});
