// Requirements 10.233
import { expect, test } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import { languages } from '~/i18n/languages.ts';
import { priceText } from '../domain/rules/price.ts';
import { listingFixture } from './listing.fixture.ts';
import { marketLines } from './market-lines.ts';

const { t } = await translationFor('nl', {});
const squarePrices = { median: 2_850, count: 12 };

function lines(change: Record<string, unknown>, rest: Partial<Parameters<typeof marketLines>[1]> = {}) {
  const listing = listingFixture({
    ID: '1',
    Price: 300_000,
    SurfaceLiving: 100,
    OnlineDate: '2026-11-01',
    ...change,
  });
  const { amount, unit } = listing.price;
  const price = priceText({ amount, unit, marquee: listing.marquee, marqueeLabel: null }, ['new']);
  return marketLines(listing, { price, squarePrices, city: 'Gent', today: '2026-11-28', t, ...rest }).map((line) =>
    line.replaceAll('\u00a0', ' '),
  );
}

test('say what a square metre costs beside homes like it, and the days online', () => {
  expect(lines({})).toEqual([
    '€ 3.000 per m². De mediaan van onze 12 panden van dit type in Gent is € 2.850 per m².',
    '28 dagen online',
  ]);
});

test.each<[string, Record<string, unknown>, object, string[]]>([
  ['too few homes like it', {}, { squarePrices: null }, ['€ 3.000 per m²', '28 dagen online']],
  ['the first day', {}, { squarePrices: null, today: '2026-11-01' }, ['€ 3.000 per m²', '1 dag online']],
  ['no price that is told', { Price: null }, {}, ['28 dagen online']],
  ['a price that a sign replaces', { Marquee: 1 }, {}, ['28 dagen online']],
  ['a price that only begins there', { PriceUnit: 7 }, {}, ['28 dagen online']],
  ['no surface', { SurfaceLiving: 0 }, {}, ['28 dagen online']],
  ['a rent', { Goal: 1, Price: 900 }, {}, ['28 dagen online']],
  ['sold', { Marquee: 3 }, {}, []],
])('with %s', (_, change, rest, said) => {
  expect(lines(change, rest)).toEqual(said);
});

test.each(languages)('are said in %s', async (language) => {
  const said = lines({}, { t: (await translationFor(language, {})).t });
  expect(said).toHaveLength(2);
  expect(said.join(' ')).toMatch(/2.850.*28 /);
});
