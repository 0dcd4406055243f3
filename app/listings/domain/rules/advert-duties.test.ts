import { describe, expect, it } from 'vitest';
import { listingFixture } from '../../detail/listing.fixture.ts';
import { advertDuties, advertDutiesOf, missingInAdvert } from './advert-duties.ts';

const flanders = { Zip: '9000', City: 'Gent' };
const brussels = { Zip: '1030', City: 'Schaarbeek' };
const wallonia = { Zip: '5000', City: 'Namen' };
const luxembourg = { Zip: '1111', City: 'Luxemburg', CountryID: 50 };
const rented = { Goal: 1 };
const old = { ConstructionYear: 1970 };
const planning = ['planningDestination', 'permit', 'summons', 'preemptiveRights', 'allotmentPermit'];
const flood = ['floodPlotScore', 'floodBuildingScore'];

describe('what an advert must say (10.38)', () => {
  it.each([
    [
      'a house in Flanders',
      { ...flanders, ...old },
      ['energyScore', 'certificateNumber', 'asbestos', 'electricalInspection', ...planning, ...flood],
    ],
    [
      'a house of 2005',
      { ...flanders, ConstructionYear: 2005 },
      ['energyScore', 'certificateNumber', 'electricalInspection', ...planning, ...flood],
    ],
    ['a plot in Flanders', { ...flanders, WebID: 4 }, [...planning, 'floodPlotScore']],
    [
      'a flat to let in Flanders',
      { ...flanders, ...rented, WebID: 2 },
      ['monthlyRent', 'charges', 'energyScore', 'certificateNumber', ...flood],
    ],
    ['a house in Brussels', { ...brussels, ...old }, ['epcLabel', 'co2']],
    ['a house in Wallonia', { ...wallonia, ...old }, ['epcLabel', 'certificateNumber', 'energyScore', 'energyTotal']],
    ['a house in Luxembourg', { ...luxembourg, ...old }, ['epcLabel', 'insulationLabel']],
    ['a garage to let in Wallonia', { ...wallonia, ...rented, WebID: 9 }, ['monthlyRent', 'charges']],
    ['one that is sold', { ...flanders, ...old, Marquee: 3 }, []],
  ])('%s', (_, change, duties) =>
    expect(advertDutiesOf(listingFixture(change)).map(({ fact }) => fact)).toEqual(duties),
  );
});

it('is missing until it is said', () => {
  const said = {
    ...brussels,
    EnergyPerformance: 120,
    CO2Emission: 25,
  };
  expect(
    missingInAdvert(listingFixture({ ...brussels, EnergyPerformance: 'in aanvraag' })).map(({ fact }) => fact),
  ).toEqual(['epcLabel', 'co2']);
  expect(missingInAdvert(listingFixture(said))).toEqual([]);
});

it('names its source', () => {
  for (const { source } of advertDuties) expect(source).toMatch(/\w{8}/);
});
