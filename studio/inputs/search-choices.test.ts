import { expect, it } from 'vitest';
import { townChoices, typeChoices } from './search-choices.ts';

const town = (name: string, zip: string, count: number) => ({ name, zip, count });

it('names towns in both languages where the postcode says which is which', () => {
  const dutch = { sale: [town('Gent', '9000', 3), town('Elsene', '1050', 2)], rent: [town('Gent', '9000', 1)] };
  const french = { sale: [town('Gand', '9000', 3), town('Ixelles', '1050', 2)], rent: [town('Gand', '9000', 1)] };
  expect(townChoices({ cities: dutch }, { cities: french })).toEqual([
    { value: 'elsene|1050', title: 'Elsene / Ixelles (1050)', homes: 2 },
    { value: 'gent|9000', title: 'Gent / Gand (9000)', homes: 4 },
  ]);
  const shared = [town('Waver', '1300', 1), town('Limal', '1300', 2)];
  expect(townChoices({ cities: { sale: shared, rent: [] } }, { cities: { sale: shared, rent: [] } })).toEqual([
    { value: 'limal|1300', title: 'Limal (1300)', homes: 2 },
    { value: 'waver|1300', title: 'Waver (1300)', homes: 1 },
  ]);
});

it('counts homes of a type for sale and for rent', () => {
  const types = [{ webId: 2, name: 'Apartment' }];
  const counts = (homes: number) => ({ types: { 2: homes } });
  expect(typeChoices({ types, counts: counts(5) }, { types, counts: counts(1) })).toEqual([
    { value: '2', title: 'Apartment', homes: 6 },
  ]);
});
