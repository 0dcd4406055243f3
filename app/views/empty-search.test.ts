// Requirements 10.330
import { expect, it } from 'vitest';
import { emptySearch, readEmptySearch, writeEmptySearch, type EmptySearch } from './empty-search.ts';

const nothing: EmptySearch = {
  goal: 'sale',
  types: [],
  zips: [],
  places: [],
  least: null,
  most: null,
  bedrooms: 0,
  filters: [],
  hasWords: false,
  isDrawn: false,
};
const read = (goal: 'sale' | 'rent', query: string) =>
  emptySearch(goal, new URLSearchParams(query), (id) => id === 'province.east-flanders');

it.each([
  ['no condition', 'sale', '', {}],
  [
    'types and zips, each once and in one order',
    'sale',
    'type=2&type=1&type=2&city=gent|9000&city=aalst|9300',
    { types: [1, 2], zips: ['9000', '9300'] },
  ],
  ['three of many', 'sale', 'type=5&type=4&type=3&type=2', { types: [2, 3, 4] }],
  ['a city that is none', 'sale', 'city=jan peeters|0470123456', {}],
  ['words that were typed, but not which', 'sale', 'search=jan+peeters', { hasWords: true }],
  ['bedrooms, up to five', 'rent', 'bedrooms=40', { goal: 'rent', bedrooms: 5 }],
  ['the order and the page', 'sale', 'sort=price&page=7', {}],
] as const)('keeps of a search %s', (_what, goal, query, kept) => {
  const search = read(goal, query);
  expect(search).toEqual({ ...nothing, ...kept });
  expect(readEmptySearch(writeEmptySearch(search))).toEqual(search);
});

it.each(['', '{}', 'x', '{"goal":"barter"}'])('does not understand “%s”', (stored) => {
  expect(readEmptySearch(stored)).toBeNull();
});
