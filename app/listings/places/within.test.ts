import { expect, test } from 'vitest';
import { countryIds } from '../domain/codes.ts';
import { postcodesWithin } from './within.server.ts';

const ghent = { latitude: 51.0543, longitude: 3.7174 };
const arlon = { latitude: 49.6833, longitude: 5.8167 };

test('postcodes around a town, nearest first', () => {
  const near = postcodesWithin(ghent, 5);
  expect(near[0]).toBe('9000');
  expect(near).toEqual(expect.arrayContaining(['9030', '9040', '9050']));
  expect(near).not.toContain('9300');
});

test('a larger circle holds the smaller one and more', () => {
  const [five, thirty] = [postcodesWithin(ghent, 5), postcodesWithin(ghent, 30)];
  expect(thirty.slice(0, five.length)).toEqual(five);
  expect(thirty).toEqual(expect.arrayContaining(['9300', '9800', '9700']));
  expect(thirty).not.toEqual(expect.arrayContaining(['8000']));
});

// As the crow flies from Ghent: Bruges 39 km, Brussels 50 km, Antwerp 51 km.
test.each([
  ['8000', 36, 42],
  ['1000', 47, 53],
  ['2000', 48, 54],
])('%s is between %i and %i kilometres from Ghent', (postcode, less, more) => {
  expect(postcodesWithin(ghent, less)).not.toContain(postcode);
  expect(postcodesWithin(ghent, more)).toContain(postcode);
});

test('across the border unless a country is named', () => {
  expect(postcodesWithin(arlon, 30)).toEqual(expect.arrayContaining(['6700', '8010']));
  expect(postcodesWithin(arlon, 30, countryIds.belgium)).not.toContain('8010');
  expect(postcodesWithin(arlon, 30, countryIds.luxembourg)).not.toContain('6700');
});

test('nothing within nothing, far from here, or of numbers that are none', () => {
  expect(postcodesWithin(ghent, 0)).toEqual([]);
  expect(postcodesWithin({ latitude: 0, longitude: 0 }, 100)).toEqual([]);
  expect(postcodesWithin(ghent, Number.NaN)).toEqual([]);
  expect(postcodesWithin({ latitude: Number.NaN, longitude: 3 }, 10)).toEqual([]);
});
