// Requirements 10.151
import { expect, it } from 'vitest';
import { listingFixture } from '../detail/listing.fixture.ts';
import { renovationAhead } from './renovation-law.ts';

const brussels = { Zip: '1000', City: 'Brussel' };
const wallonia = { Zip: '4000', City: 'Liège' };
const luxembourg = { Zip: 'L-1111', City: 'Luxembourg', CountryID: 50 };

it.each([
  [
    'Flanders, E',
    { EnergyPerformance: 450 },
    { label: 'E', rule: { kind: 'purchase', target: 'D', since: 2023, years: 6 } },
  ],
  [
    'Flanders, F',
    { EnergyPerformance: 600 },
    { label: 'F', rule: { kind: 'purchase', target: 'D', since: 2023, years: 6 } },
  ],
  [
    'Brussels, F',
    { ...brussels, EnergyPerformance: 300 },
    { label: 'F', rule: { kind: 'everybody', target: 'E', by: 2033 } },
  ],
  [
    'Brussels, G',
    { ...brussels, EnergyPerformance: 500 },
    { label: 'G', rule: { kind: 'everybody', target: 'E', by: 2033 } },
  ],
  [
    'Wallonia, E',
    { ...wallonia, EnergyPerformance: 400 },
    { label: 'E', rule: { kind: 'plannedPurchase', target: 'D', since: 2028, years: 5 } },
  ],
  ['Luxembourg, H', { ...luxembourg, EPCLabelText: 'H' }, { label: 'H', rule: { kind: 'none' } }],
])('%s has a renovation ahead', (_name, change, expected) =>
  expect(renovationAhead(listingFixture(change), 6)).toMatchObject(expected),
);

it.each([
  ['Flanders, D', { EnergyPerformance: 390 }],
  ['Brussels, E', { ...brussels, EnergyPerformance: 250 }],
  ['Wallonia, D', { ...wallonia, EnergyPerformance: 300 }],
  ['an unknown label', {}],
  ['a home to let', { EnergyPerformance: 600, Goal: 1 }],
  ['a home that is sold', { EnergyPerformance: 600, Marquee: 3 }],
  ['a plot', { EnergyPerformance: 600, WebID: 4 }],
  ['a place under no law of ours', { EnergyPerformance: 600, CountryID: 11 }],
])('%s has none', (_name, change) => expect(renovationAhead(listingFixture(change), 6)).toBeNull());
