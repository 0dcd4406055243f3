// Requirements 3.18
import { expect, it } from 'vitest';
import { publicText } from './public-text.ts';

it.each([
  [{ text: { nl: 'Welkom' }, public: true }, 'Welkom'],
  [{ text: { nl: 'Welkom' } }, 'Welkom'],
  [{ text: { nl: 'Welkom' }, public: null }, 'Welkom'],
  [{ text: { nl: 'Welkom' }, public: false }, undefined],
  [{ public: true }, undefined],
  [null, undefined],
])('%j shows %j', (stored, text) => {
  expect(publicText(stored, { language: 'nl', fallback: 'nl' })?.text).toBe(text);
});
