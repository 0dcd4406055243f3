// Requirements 3.2
import { expect, it } from 'vitest';
import { textIn, translation } from './translate.ts';

it.each([
  [{ nl: 'Huis', fr: 'Maison' }, { language: 'fr' }, { text: 'Maison', language: 'fr' }],
  [
    { nl: 'Huis', fr: 'Maison' },
    { language: 'en', fallback: 'fr' },
    { text: 'Maison', language: 'fr' },
  ],
  [{ nl: 'Huis', fr: ' ' }, { language: 'fr' }, { text: 'Huis', language: 'nl' }],
  [{ de: 'Haus' }, { language: 'en', fallback: 'nl' }, { text: 'Haus', language: 'de' }],
  [{ nl: null }, { language: 'nl' }, null],
  [{}, { language: 'nl' }, null],
] as const)('%j for %j', (text, options, expected) => {
  expect(translation(text, options)).toEqual(expected);
  expect(textIn(text, options)).toBe(expected?.text ?? '');
});
