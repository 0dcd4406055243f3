import { expect, it } from 'vitest';
import { shortPrice } from './short-price.ts';

it.each([
  [950, 'nl', '€ 950'],
  [1_250, 'fr', '€ 1.250'],
  [345_000, 'nl', '€ 345k'],
  [999_600, 'nl', '€ 1 mln.'],
  [1_254_000, 'nl', '€ 1,25 mln.'],
  [1_250_000, 'fr', '€ 1,25 M'],
  [12_000_000, 'de', '€ 12 Mio.'],
  [1_250_000, 'en', '€ 1,25M'],
] as const)('%d in %s is %s', (amount, language, text) => {
  expect(shortPrice(amount, language).replaceAll('\u00a0', ' ')).toBe(text);
});
