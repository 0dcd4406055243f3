import { expect, test } from 'vitest';
import { chosenPlace, placesAbove } from './offered.server.ts';

const belgian = (name: string, zip: string, propertyCount: number) => ({
  name,
  zip,
  propertyCount,
  countryId: 10,
  countryName: 'België',
});

test('what holds several cities with homes can be chosen, with the homes of all, from small to large', () => {
  const places = placesAbove(
    [belgian('Gent', '9000', 5), belgian('Gentbrugge', '9050', 2), belgian('Aalst', '9300', 1)],
    'nl',
  );
  expect(places).toEqual([
    { id: 'gent', kind: 'municipality', name: 'Gent', count: 7 },
    { id: 'arrondissement.gent', kind: 'arrondissement', name: 'Gent', count: 7 },
    { id: 'province.east-flanders', kind: 'province', name: 'Oost-Vlaanderen', count: 8 },
    { id: 'region.flanders', kind: 'region', name: 'Vlaanderen', count: 8 },
  ]);
});

test('countries can be chosen where there are homes in both; a postcode of the other country does not count', () => {
  const esch = { name: 'Esch-sur-Alzette', zip: '4010', propertyCount: 3, countryId: 50, countryName: 'Luxemburg' };
  const ids = placesAbove([belgian('Gent', '9000', 5), esch], 'fr').map(({ id, count }) => `${id} ${count}`);
  expect(ids).toEqual(['country.belgium 5', 'country.luxembourg 3']);
});

test('a part is named with its municipality, and a canton is one', () => {
  expect(chosenPlace('gent.gentbrugge', 'fr')).toMatchObject({ kind: 'part', name: 'Gentbrugge (Gand)' });
  expect(chosenPlace('atlantis', 'fr')).toBeNull();
  const esch = { name: 'Esch', zip: '4010', propertyCount: 3, countryId: 50, countryName: 'L' };
  const differdange = { ...esch, name: 'Differdange', zip: '4501' };
  expect(placesAbove([esch, differdange], 'nl').map(({ kind }) => kind)).toContain('canton');
});
