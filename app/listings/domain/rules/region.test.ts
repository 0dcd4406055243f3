// Requirements 9.1, 9.2, 10.37
import { expect, it } from 'vitest';
import { regionOf } from './region.ts';

it.each([
  [10, '1000', 'brussels'],
  [10, '1299', 'brussels'],
  [10, '1300', 'wallonia'],
  [10, '1499', 'wallonia'],
  [10, '1500', 'flanders'],
  [10, '3999', 'flanders'],
  [10, '4000', 'wallonia'],
  [10, '7999', 'wallonia'],
  [10, '8000', 'flanders'],
  [10, '9999', 'flanders'],
  [10, ' B-9000 ', 'flanders'],
  [10, '0999', null],
  [10, '99999', null],
  [10, '', null],
  [10, 'x', null],
  [50, '1000', 'luxembourg'],
  [50, 'L-4001', 'luxembourg'],
  [20, '1000', null],
] as const)('country %i, postcode %j → %j', (country, zip, region) => expect(regionOf(country, zip)).toBe(region));
