import { expect, it } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import type { Language } from '~/i18n/languages.ts';
import type { PriceText } from '../domain/rules/price.ts';
import { priceHistory } from './price-history.ts';

const shown: PriceText = { kind: 'price', startingFrom: false, text: '€ 339.000' };
const changes = [
  { day: '2026-11-03', was: 349_000 },
  { day: '2026-09-01', was: 330_000 },
];
const linesOf = async (language: Language, price: PriceText) => {
  const { t } = await translationFor(language, {});
  return priceHistory(changes, price, language, t);
};

it.each([
  ['nl', 'Prijs gewijzigd op 3 november 2026: eerder €\u00a0349.000'],
  ['fr', 'Prix modifié le 3 novembre 2026\u00a0: auparavant €\u00a0349.000'],
  ['en', 'Price changed on 3 November 2026: previously €\u00a0349.000'],
  ['de', 'Preis am 3. November 2026 geändert: vorher €\u00a0349.000'],
] as const)('a price tells when it changed and what it was, in %s', async (language, line) => {
  const lines = await linesOf(language, shown);
  expect(lines[0]).toBe(line);
  expect(lines).toHaveLength(2);
});

it.each([{ kind: 'hidden' }, { kind: 'marquee', marquee: 'none', label: 'In optie' }] satisfies PriceText[])(
  'a price that is not shown ($kind) tells nothing of what it was',
  async (price) => {
    expect(await linesOf('nl', price)).toEqual([]);
  },
);
