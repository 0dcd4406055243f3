import { expect, test } from 'vitest';
import { countryIds } from '../domain/codes.ts';
import { regionOf } from '../domain/rules/region.ts';
import { isKnownPostcode } from './of-postcode.server.ts';
import type { KnownPlace } from './place.ts';
import { above, placeById, places } from './register.server.ts';

const all = [...places().values()];
const municipalities = all.filter(({ kind }) => kind === 'municipality');

function place(id: string): KnownPlace {
  const found = placeById(id);
  if (found === null) throw new Error(`There is no place ${id}.`);
  return found;
}

function municipalitiesIn(id: string): string[] {
  return municipalities.filter((each) => above(each).some((holder) => holder.id === id)).map((each) => each.id);
}

test('Ghent holds its parts and their postcodes', () => {
  expect(place('gent').postcodes).toEqual([
    '9000',
    '9030',
    '9031',
    '9032',
    '9040',
    '9041',
    '9042',
    '9050',
    '9051',
    '9052',
  ]);
  expect(place('gent.mariakerke').postcodes).toEqual(['9030']);
  expect(place('gent.drongen').postcodes).toEqual(['9031']);
  expect(place('gent.sint-amandsberg').postcodes).toEqual(['9040']);
  expect(place('gent.gentbrugge').postcodes).toEqual(['9050']);
  expect(place('gent.ledeberg')).toMatchObject({ kind: 'part', parent: 'gent', postcodes: ['9050'] });
  expect(above(place('gent.ledeberg')).map(({ id }) => id)).toEqual([
    'gent',
    'arrondissement.gent',
    'province.east-flanders',
    'region.flanders',
    'country.belgium',
  ]);
});

test.each([
  ['arlon', { nl: 'Aarlen', fr: 'Arlon', en: 'Arlon', de: 'Arel' }],
  ['liege', { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }],
  ['mons', { nl: 'Bergen', fr: 'Mons', en: 'Mons', de: 'Mons' }],
  ['bruxelles', { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' }],
  ['sint-martens-latem', { nl: 'Sint-Martens-Latem', fr: 'Laethem-Saint-Martin' }],
  [
    'province.east-flanders',
    { nl: 'Oost-Vlaanderen', fr: 'Flandre-Orientale', en: 'East Flanders', de: 'Ostflandern' },
  ],
])('%s has its names in each language', (id, names) => {
  expect(place(id).names).toMatchObject(names);
});

// Statbel's numbers since the mergers of 2025; Luxembourg has a hundred communes.
test.each([
  ['country.belgium', 565],
  ['region.flanders', 285],
  ['region.wallonia', 261],
  ['region.brussels', 19],
  ['province.antwerp', 67],
  ['province.limburg', 38],
  ['province.east-flanders', 55],
  ['province.flemish-brabant', 63],
  ['province.west-flanders', 62],
  ['province.walloon-brabant', 27],
  ['province.hainaut', 69],
  ['province.liege', 84],
  ['province.luxembourg', 43],
  ['province.namur', 38],
  ['country.luxembourg', 100],
])('%s has its number of municipalities', (id, count) => {
  expect(municipalitiesIn(id)).toHaveLength(count);
});

test('a province has the postcodes of its municipalities, and no others', () => {
  const { postcodes } = place('province.east-flanders');
  expect(postcodes).toEqual(expect.arrayContaining(['9000', '9100', '9300', '9700', '9990', '2070']));
  expect(postcodes).not.toContain('8000');
  expect(place('province.walloon-brabant').postcodes.every((postcode) => /^1[34]/.test(postcode))).toBe(true);
  expect(place('region.brussels').postcodes).toHaveLength(22);
});

test('the merged municipalities of 2025 hold what merged', () => {
  expect(place('antwerpen').postcodes).toContain('2150');
  expect(place('merelbeke-melle').postcodes).toEqual(['9090', '9820']);
  expect(placeById('borsbeek')).toBeNull();
});

test('Esch-sur-Alzette is in Luxembourg, and its postcodes are of the 4000s', () => {
  const esch = place('esch-sur-alzette');
  expect(esch.countryId).toBe(countryIds.luxembourg);
  expect(esch.postcodes).toContain('4010');
  expect(esch.postcodes.every((postcode) => postcode.startsWith('4'))).toBe(true);
});

test('each Belgian postcode is in the region that the product has it in, and in one municipality', () => {
  const owners = new Map<string, string>();
  for (const each of municipalities.filter(({ countryId }) => countryId === countryIds.belgium)) {
    const region = above(each).find(({ kind }) => kind === 'region');
    for (const postcode of each.postcodes) {
      expect([postcode, `region.${regionOf(countryIds.belgium, postcode)}`]).toEqual([postcode, region?.id]);
      expect([postcode, owners.get(postcode)]).toEqual([postcode, undefined]);
      owners.set(postcode, each.id);
    }
  }
  expect(owners.size).toBeGreaterThan(1100);
});

test('each place has a centre in or beside what it belongs to', () => {
  for (const each of all) {
    expect([each.id, each.centre]).not.toEqual([each.id, null]);
    const [latitude, longitude] = [each.centre?.latitude ?? 0, each.centre?.longitude ?? 0];
    expect([each.id, latitude > 49.4 && latitude < 51.51 && longitude > 2.54 && longitude < 6.54]).toEqual([
      each.id,
      true,
    ]);
  }
  expect(place('gent').centre?.latitude).toBeCloseTo(51.05, 1);
  expect(place('gent').centre?.longitude).toBeCloseTo(3.72, 1);
});

test('ids are safe in a URL', () => {
  expect(all.filter(({ id }) => !/^[a-z]+(?:[-.][a-z]+)*$/.test(id)).map(({ id }) => id)).toEqual([]);
  expect(placeById('nowhere')).toBeNull();
});

test.each([
  ['9000', true],
  [' b-1000 ', true],
  ['L-1855', true],
  ['0999', false],
  ['90000', false],
  ['Gent', false],
])('%s is a postcode of one of the countries: %s (10.241)', (postcode, isOne) => {
  expect(isKnownPostcode(postcode)).toBe(isOne);
});
