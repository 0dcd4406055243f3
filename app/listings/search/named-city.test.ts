// Requirements 7.4
import { describe, expect, it } from 'vitest';
import { emptySearch } from './search-params.ts';
import { asCitySearch } from './named-city.server.ts';
import { namedCity } from './named-city.ts';

const cities = [
  { name: 'Liège', zip: '4000' },
  { name: 'Esch-sur-Alzette', zip: '4010' },
  { name: 'Brussel', zip: '1000' },
  { name: 'Brussel', zip: '1020' },
  { name: 'Sankt Vith', zip: '4780' },
  { name: 'Büllingen', zip: '4780' },
];

it.each([
  ['Liège', '4000'],
  ['  LIEGE ', '4000'],
  ['4000', '4000'],
  ['Liege 4000', '4000'],
  ['4000 Liège', '4000'],
  ['esch sur alzette', '4010'],
  ['brussel 1020', '1020'],
  ['bullingen', '4780'],
])('%j names the city of %s', (text, zip) => {
  expect(namedCity(text, cities)?.zip).toBe(zip);
});

it.each(['', ' – ', 'lieg', 'liege 1000', 'brussel', '4780', 'Atlantis', 'huis liege'])('%j names no city', (text) => {
  expect(namedCity(text, cities)).toBe(null);
});

describe('a search for a text that is a city', () => {
  const names: Record<string, readonly string[]> = {
    nl: ['Gent 9000', 'Sint-Niklaas 9100', 'Saint-Nicolas 4420', 'Sankt Vith 4780', 'Büllingen 4780'],
    fr: ['Gand 9000', 'Saint-Nicolas 9100', 'Saint-Nicolas 4420', 'Saint-Vith 4780', 'Bullange 4780'],
  };
  const listings = {
    cities: async (_: unknown, { language }: { language: string }) =>
      (names[language] ?? names.nl ?? []).map((each) => {
        const [, name = '', zip = ''] = /^(.*) (\d+)$/.exec(each) ?? [];
        return { name, zip, countryId: 1, countryName: '', propertyCount: 1 };
      }),
  };
  const asked = (text: string, language: 'nl' | 'fr') =>
    asCitySearch(listings, { ...emptySearch('sale').criteria, text, page: 3 }, { language, fallback: 'nl' });

  it.each([
    ['gent', 'nl', { name: 'gent', zip: '9000' }],
    ['Gent', 'fr', { name: 'gand', zip: '9000' }],
    ['9000', 'fr', { name: 'gand', zip: '9000' }],
    ['saint vith', 'nl', { name: 'saint-vith', zip: '4780' }],
    ['sint niklaas', 'fr', { name: 'saint-nicolas', zip: '9100' }],
  ] as const)('%j, in %s, is a search for it', async (text, language, city) => {
    expect(await asked(text, language)).toEqual({ ...emptySearch('sale').criteria, cities: [city] });
  });

  it.each(['', 'tuin', '4780', 'Saint-Nicolas'])('%j names none or several', async (text) => {
    expect(await asked(text, 'fr')).toBe(null);
  });
});
