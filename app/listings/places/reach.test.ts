import { expect, test } from 'vitest';
import { countryIds } from '../domain/codes.ts';
import { reachOf } from './reach.server.ts';

const { belgium, luxembourg } = countryIds;
const reach = (given: Partial<Parameters<typeof reachOf>[0]>) =>
  reachOf({ cities: [], places: [], radius: null, ...given });

test('a municipality reaches to its parts, a part to its postcode', () => {
  const [gent, ...others] = reach({ places: ['gent'] });
  expect(others).toEqual([]);
  expect(gent).toMatchObject({ countryId: belgium });
  expect(gent?.postcodes).toEqual(expect.arrayContaining(['9000', '9030', '9050']));
  expect(reach({ places: ['gent.gentbrugge'] })).toEqual([{ countryId: belgium, postcodes: ['9050'] }]);
});

test('several places are taken together, a country is taken whole', () => {
  expect(reach({ places: ['gent.gentbrugge', 'country.luxembourg', 'aalst'] })).toEqual([
    { countryId: belgium, postcodes: expect.arrayContaining(['9050', '9300']) as string[] },
    { countryId: luxembourg, postcodes: null },
  ]);
});

test('a radius is around cities and municipalities, and crosses the border (10.119)', () => {
  const around = reach({ cities: [{ name: 'aarlen', zip: '6700' }], radius: 25 });
  expect(around.find(({ countryId }) => countryId === belgium)?.postcodes).toContain('6780');
  expect(around.find(({ countryId }) => countryId === luxembourg)?.postcodes?.length).toBeGreaterThan(0);
});

test('a city that shares its postcode with one of the other country has its own surroundings', () => {
  const esch = reach({ cities: [{ name: 'esch-sur-alzette', zip: 'L-4010' }], radius: 2 });
  expect(esch.map(({ countryId }) => countryId)).toEqual([luxembourg]);
});

test('a province has no radius, and a place that is no more reaches nowhere', () => {
  expect(reach({ places: ['province.limburg'], radius: 50 })).toEqual(reach({ places: ['province.limburg'] }));
  expect(reach({ places: ['atlantis'], radius: 50 })).toEqual([]);
});
