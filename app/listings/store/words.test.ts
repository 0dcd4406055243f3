import { expect, it } from 'vitest';
import { plain, wordQuery, wordsOf } from './words.ts';

it.each([
  ['Liège', 'liege'],
  ['Straße', 'strasse'],
  ['  Cœur de Ville ', 'coeur de ville'],
  ['İstanbul', 'istanbul'],
])('plain %j → %j', (text, expected) => expect(plain(text)).toBe(expected));

it('splits texts into words, each once', () => {
  expect(wordsOf('Huis in Gent', "Braine-l'Alleud", 'gent', 'x'.repeat(100))).toEqual([
    'huis',
    'in',
    'gent',
    'braine',
    'l',
    'alleud',
    'x'.repeat(40),
  ]);
});

it.each([
  ['Gent loft', "'gent':* & 'loft':*"],
  ['gent GENT', "'gent':*"],
  ["'); DROP TABLE listing; --", "'drop':* & 'table':* & 'listing':*"],
  ['a b c d e f g h i j', "'a':* & 'b':* & 'c':* & 'd':* & 'e':* & 'f':* & 'g':* & 'h':*"],
  [' & | ! ', null],
  ['', null],
])('query %j → %j', (text, query) => expect(wordQuery(text)).toBe(query));
