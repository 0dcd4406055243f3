import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanDefaults } from '../costs/tariffs.ts';
import { goals, priceRanges, resultViews, roomCountLimit, roomFields, sortOrders, type Goal } from '../domain/codes.ts';
import { askedLabels, askedStates, filtersOf, valuesFor, type FilterKind, type FilterRow } from '../domain/filters.ts';
import { isFullRange } from '../domain/rules/price-range.ts';
import { parseFilters, writeFilters } from './filter-params.ts';
import { hasTown, parseSearch, searchLimits, searchQuery, writeSearch, type SearchState } from './search-params.ts';

/** Values of each kind that the form can produce. */
const values: Record<FilterKind, (filter: FilterRow) => fc.Arbitrary<unknown>> = {
  yes: () => fc.constant(true),
  with: () => fc.constant(true),
  label: () => fc.constantFrom(...askedLabels),
  state: () => fc.constantFrom(...askedStates),
  day: () =>
    fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  budget: ({ most = 0 }) =>
    fc.record({
      month: fc.integer({ min: 1, max: most }),
      own: fc.nat(loanDefaults.mostEuros),
      ratePercent: fc.nat(loanDefaults.maxRatePercent * 100).map((hundredths) => hundredths / 100),
      years: fc.integer({ min: loanDefaults.leastYears, max: loanDefaults.maxYears }),
      ownHome: fc.boolean(),
    }),
  range: ({ most = 0 }) =>
    fc
      .tuple(fc.option(fc.nat(most)), fc.option(fc.nat(most)))
      .filter(([min, max]) => (min ?? max) !== null && (min === null || max === null || min <= max))
      .map(([min, max]) => ({ min, max })),
};

const room = fc.integer({ min: 1, max: roomCountLimit });

function searches(goal: Goal): fc.Arbitrary<SearchState> {
  const filters = Object.fromEntries(filtersOf(goal).map((filter) => [filter.name, values[filter.kind](filter)]));
  const { min, max, step } = priceRanges[goal];
  const price = fc
    .tuple(fc.nat(max / step), fc.nat(max / step))
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ min: min + from * step, max: min + to * step }))
    .filter((range) => !isFullRange(goal, range));
  const any = fc.record({
    criteria: fc.record({
      goal: fc.constant(goal),
      text: fc.constantFrom('', 'Parklaan', 'huis & tuin', 'L-1111'),
      cities: fc.subarray([
        { name: 'gent', zip: '9000' },
        { name: 'sint-niklaas', zip: '9100' },
      ]),
      places: fc.subarray(['gent', 'gent.gentbrugge', 'province.east-flanders']),
      radius: fc.option(fc.integer({ min: 1, max: searchLimits.radius })),
      types: fc.subarray([1, 2, 9]),
      rooms: fc.record(Object.fromEntries(roomFields.map(({ parameter }) => [parameter, room])), { requiredKeys: [] }),
      price: fc.option(price),
      filters: fc.record(filters, { requiredKeys: [] }),
      box: fc.constantFrom(null, { south: 50.8, west: 3.6, north: 51.1, east: 3.9 }),
      area: fc.constant(null),
      sort: fc.constantFrom(...sortOrders),
      page: fc.integer({ min: 1, max: 400 }),
    }),
    view: fc.constantFrom(...resultViews),
  }) as fc.Arbitrary<SearchState>;
  // A radius requires a place.
  return any.map(({ criteria, view }) => ({
    criteria: { ...criteria, radius: hasTown(criteria) ? criteria.radius : null },
    view,
  }));
}

describe.each(goals)('a search for %s', (goal) => {
  it('is the same after it was written into an address and read again (10.113)', () =>
    fc.assert(
      fc.property(searches(goal), (search) => {
        expect(parseSearch(goal, new URLSearchParams(searchQuery(search)))).toEqual(search);
      }),
    ));

  it('has one spelling, whatever the address says', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              ...['own', 'rate', 'years', 'second'],
              ...filtersOf(goal).flatMap(({ name }) => [name, `min${name}`, `max${name}`]),
            ),
            fc.oneof(
              fc.string({ maxLength: 3_000 }),
              fc.constantFrom('1', '0', '-', '80-150', '150-80', 'c', 'A+', '2027-02-30', '2027-01-31', '9'.repeat(30)),
            ),
          ),
        ),
        (given) => {
          const canonical = writeSearch(parseSearch(goal, new URLSearchParams(given))).toString();
          expect(writeSearch(parseSearch(goal, new URLSearchParams(canonical))).toString()).toBe(canonical);
        },
      ),
    ));
});

const usual = { month: 1_600, own: 0, ratePercent: 3.5, years: 25, ownHome: true };

describe('what an address may say of a filter', () => {
  it.each([
    ['garden=1', { garden: true }],
    ['garden=on', { garden: true }],
    ['garden=0&lift=nee', {}],
    ['epc=c', { epc: 'C' }],
    ['epc=A%2B', { epc: 'A+' }],
    ['epc=A+', { epc: 'A+' }],
    ['epc=Z', {}],
    ['living=80-150', { living: { min: 80, max: 150 } }],
    ['living=150-80', { living: { min: 80, max: 150 } }],
    ['living=80-', { living: { min: 80, max: null } }],
    ['living=-', {}],
    ['minliving=80&maxliving=', { living: { min: 80, max: null } }],
    ['minliving=1.200', { living: { min: 1200, max: null } }],
    ['living=80-150&living=1-2', { living: { min: 80, max: 150 } }],
    ['year=1990-99999', { year: { min: 1990, max: null } }],
    ['available=2027-02-01', {}],
    ['furnished=1', {}],
    ['month=1600', { month: usual }],
    ['month=1.600&own=60.000', { month: { ...usual, own: 60_000 } }],
    ['month=1600&rate=3,25&years=20&second=1', { month: { ...usual, ratePercent: 3.25, years: 20, ownHome: false } }],
    ['month=1600&rate=-2&years=99&own=veel&second=nee', { month: usual }],
    ['month=1600&month=900&own=1&own=2', { month: { ...usual, own: 1 } }],
    ['own=60000&rate=3&years=20', {}],
    ['month=0&own=60000', {}],
    ['month=999999', {}],
    ['squareprice=2000-3500', { squareprice: { min: 2000, max: 3500 } }],
  ])('for sale, %s', (query, expected) => {
    expect(parseFilters('sale', new URLSearchParams(query))).toEqual(expected);
  });

  it('for rent it may also say by when, and not a price per square metre', () => {
    const given = new URLSearchParams('available=2027-02-01&furnished=1&squareprice=1-2&noduty=1&month=900&own=1');
    expect(parseFilters('rent', given)).toEqual({ available: '2027-02-01', furnished: true });
    expect(parseFilters('rent', new URLSearchParams('available=2027-02-30'))).toEqual({});
  });

  it('says of a loan only what is not usual', () => {
    const asked = parseFilters('sale', new URLSearchParams('second=1&years=20&rate=3.50&own=0060000&month=1600'));
    expect(new URLSearchParams(writeFilters('sale', asked)).toString()).toBe('month=1600&own=60000&years=20&second=1');
  });

  it('makes what both goals have survive the change to the other', () => {
    const asked = parseFilters('rent', new URLSearchParams('garden=1&furnished=1&epc=B'));
    expect(writeFilters('sale', valuesFor('sale', asked))).toEqual([
      ['garden', '1'],
      ['epc', 'B'],
    ]);
  });
});
