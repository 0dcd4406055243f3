import { describe, expect, it } from 'vitest';
import { emptySearch } from './search-params.ts';
import { nothingTyped, placeBefore, searchedPlace, currentPlace, typedPlaceAsCriteria } from './typed-place.ts';

const listed = [
  { name: 'Gent', zip: '9000', count: 36 },
  { name: 'Aalst', zip: '9300', count: 8 },
];
const gent = { name: 'gent', zip: '9000' };
const box = { south: 50, west: 3, north: 51, east: 4 };
const typed = (text: string, searched = '') => ({ text, searched });
const search = (part: object) => ({ ...emptySearch('sale').criteria, ...part });

describe('a typed place', () => {
  it.each([
    ['nothing changes nothing', search({ text: 'tuin', box }), typed(' '), {}],
    ['a city becomes one', search({ box }), typed(' GENT '), { text: '', cities: [gent], box: null, area: null }],
    ['a chosen city stays one', search({ cities: [gent], box }), typed('9000'), {}],
    [
      'other words are free text',
      search({ cities: [gent] }),
      typed('gentb '),
      { text: 'gentb', cities: [gent], box: null, area: null },
    ],
    [
      'beside what is there',
      search({ text: 'tuin' }),
      typed('gen'),
      { text: 'tuin gen', cities: [], box: null, area: null },
    ],
    ['once', search({ text: 'tuin gen' }), typed('gen', 'gen'), {}],
    [
      'corrected, it takes its own place',
      search({ text: 'tuin gnet' }),
      typed('gent', 'gnet'),
      { text: 'tuin', cities: [gent], box: null, area: null },
    ],
    [
      'taken out of the field, it is gone',
      search({ text: 'gen' }),
      typed('', 'gen'),
      { text: '', cities: [], box: null, area: null },
    ],
  ])('%s', (_, criteria, place, expected) => {
    expect(typedPlaceAsCriteria(criteria, place, listed)).toEqual(expected);
  });

  it('stays in its field as words, and leaves it as a city', () => {
    expect(searchedPlace(typed(' gen '), listed)).toEqual(typed('gen', 'gen'));
    expect(searchedPlace(typed('aalst', 'aals'), listed)).toEqual(nothingTyped);
  });

  it('is carried over to the results page', () => {
    expect(placeBefore(searchedPlace(typed('gen'), listed))).toEqual(typed('gen', 'gen'));
    for (const other of [null, 'gen', {}, { searched: 4 }]) expect(placeBefore(other)).toEqual(nothingTyped);
  });

  it.each([
    ['with its words in the search', typed('gen', 'gen'), 'tuin gen', typed('gen', 'gen')],
    ['taken away with its chip', typed('gen', 'gen'), '', nothingTyped],
    ['taken away while something else is typed', typed('brug', 'gen'), 'tuin', typed('brug')],
    ['not searched yet', typed('gen'), '', typed('gen')],
  ])('is %s', (_, place, words, expected) => {
    expect(currentPlace(place, words)).toEqual(expected);
  });
});
