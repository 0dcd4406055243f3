import { describe, expect, it } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import { placeSuggestions } from './place-suggestions.ts';
import { emptySearch } from './search-params.ts';
import { nothingTyped, searchedPlace, currentPlace, typedPlaceAsCriteria } from './typed-place.ts';

const cities = [
  { name: 'Gent', zip: '9000', count: 36 },
  { name: 'Aalst', zip: '9300', count: 8 },
  { name: 'Halle', zip: '1500', count: 2 },
  { name: 'Halle', zip: '2980', count: 3 },
];
const offered = [
  { id: 'arrondissement.gent', kind: 'arrondissement' as const, name: 'Gent', count: 50 },
  { id: 'province.east-flanders', kind: 'province' as const, name: 'Oost-Vlaanderen', count: 60 },
  { id: 'province.flemish-brabant', kind: 'province' as const, name: 'Vlaams-Brabant', count: 25 },
];
const both = { sale: cities, rent: cities };
const suggestions = placeSuggestions(
  { cities: both, places: { sale: offered, rent: [] } },
  'sale',
  (await translationFor('nl', {})).t,
);
const listed = { cities, suggestions };
const gent = { name: 'gent', zip: '9000' };
const box = { south: 50, west: 3, north: 51, east: 4 };
const aalst = { name: 'aalst', zip: '9300' };
const found = (part: object) => ({ text: '', cities: [], box: null, area: null, ...part });
const typed = (text: string, searched = '') => ({ text, searched });
const search = (part: object) => ({ ...emptySearch('sale').criteria, ...part });

describe('a typed place (7.4)', () => {
  it.each([
    ['nothing changes nothing', search({ text: 'tuin', box }), typed(' '), {}],
    ['a city becomes one', search({ box }), typed(' GENT '), { text: '', cities: [gent], box: null, area: null }],
    ['a chosen city stays one', search({ cities: [gent], box }), typed('9000'), {}],
    [
      'other words are free text',
      search({ cities: [gent] }),
      typed('atlantis '),
      { text: 'atlantis', cities: [gent], box: null, area: null },
    ],
    [
      'beside what is there',
      search({ text: 'tuin' }),
      typed('loft'),
      { text: 'tuin loft', cities: [], box: null, area: null },
    ],
    ['once', search({ text: 'tuin loft' }), typed('loft', 'loft'), {}],
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
    ['a beginning is the first suggestion', search({}), typed('aal'), found({ cities: [aalst] })],
    ['of what holds cities, too', search({}), typed('vlaams-b'), found({ places: ['province.flemish-brabant'] })],
    ['in two words', search({}), typed('Oost Vl'), found({ places: ['province.east-flanders'] })],
    ['with its hyphen', search({}), typed('Oost-Vl'), found({ places: ['province.east-flanders'] })],
    // It may be a name in another language.
    ['with a slip it is free text, which the server reads', search({}), typed('aalts'), found({ text: 'aalts' })],
    ['a name of several is free text, which the server reads', search({}), typed('halle'), found({ text: 'halle' })],
  ])('%s', (_, criteria, place, expected) => {
    expect(typedPlaceAsCriteria(criteria, place, listed)).toEqual(expected);
  });

  it('stays in its field as words, and leaves it as a city', () => {
    expect(searchedPlace(typed(' loft '), listed)).toEqual(typed('loft', 'loft'));
    expect(searchedPlace(typed('aalst', 'aals'), listed)).toEqual(nothingTyped);
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
