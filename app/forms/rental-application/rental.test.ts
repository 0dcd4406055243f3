import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listingFixture } from '~/listings/detail/listing.fixture.ts';
import { allowedFields } from './allowed.ts';
import { guideOf, moveInCosts } from './costs.ts';
import { form } from './form.server.ts';
import { schema } from './schema.ts';

const good = {
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.be',
  phone: '0470 12 34 56',
  adults: '2',
  kids: '1',
  moveDate: '2026-12-01',
};

function errorsOf(change: Record<string, unknown>): Record<string, string> {
  const { error } = schema.safeParse({ ...good, ...change });
  const all = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  // The first error of a field is shown.
  return Object.fromEntries(all.reverse());
}

describe('a rental application (3.28, 10.60)', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['without anything sensitive', {}],
    [
      'with all of it',
      { adultAges: '34, 36', kidAges: '4', pets: 'kat', reason: 'werk', income1: '2.450', income2: '0' },
    ],
    ['for today', { moveDate: '2026-11-24' }],
    ['without children', { kids: '0' }],
  ])('is taken %s', (_, change) => {
    expect(errorsOf(change)).toEqual({});
  });

  it.each([
    ['adults', '0', 'rentalApplicationForm.errors.count'],
    ['adults', 'two', 'rentalApplicationForm.errors.count'],
    ['adults', '1.5', 'rentalApplicationForm.errors.count'],
    ['adults', '21', 'rentalApplicationForm.errors.count'],
    ['kids', '-1', 'rentalApplicationForm.errors.count'],
    ['kids', undefined, 'rentalApplicationForm.errors.count'],
    ['moveDate', '', 'rentalApplicationForm.errors.moveDate'],
    ['moveDate', '2026-11-23', 'rentalApplicationForm.errors.moveDatePast'],
    ['income1', 'enough', 'rentalApplicationForm.errors.income'],
    ['income2', '1.234,56', 'rentalApplicationForm.errors.income'],
    ['phone', ' ', 'forms.errors.phone'],
    ['lastName', '', 'forms.errors.lastName'],
  ])('with %s “%s” is not', (field, value, error) => {
    expect(errorsOf({ [field]: value })[field]).toBe(error);
  });
});

describe('what a candidate is asked (3.28)', () => {
  it('keeps to the law of the region, and to that of Brussels where none is known', () => {
    expect(allowedFields('flanders')).toContain('pets');
    expect(allowedFields('wallonia')).toEqual(['kidAges']);
    expect(allowedFields('brussels')).toEqual([]);
    expect(allowedFields(null)).toEqual(allowedFields('brussels'));
  });
});

describe('what moving in costs (9.20)', () => {
  const { price, detail, rooms, mainType } = listingFixture({ Goal: 1, Price: 900 });
  const known = { ...detail, chargesRenterCents: 7_550, renterInventoryCents: 20_000, depositPrice: null };

  it('is rent, charges, a share of the inventory and the deposit', () => {
    expect(moveInCosts({ price, detail: known }, 'flanders', 3)).toEqual({
      rent: 90_000,
      charges: 7_550,
      inventory: 20_000,
      deposit: 270_000,
      total: 387_550,
    });
  });

  it.each([
    ['flanders', undefined, 270_000],
    ['brussels', undefined, 180_000],
    ['brussels', 3, 180_000],
    ['wallonia', 1, 90_000],
    ['luxembourg', null, 180_000],
    [null, undefined, 180_000],
  ] as const)('has a deposit in %s, set to %s months, of %i cents', (region, setting, deposit) => {
    expect(moveInCosts({ price, detail: known }, region, setting)?.deposit).toBe(deposit);
  });

  it('takes the deposit that the listing names, within the law', () => {
    const withDeposit = (depositPrice: number) => ({ price, detail: { ...known, depositPrice } });
    expect(moveInCosts(withDeposit(1_500), 'brussels', 2)?.deposit).toBe(150_000);
    expect(moveInCosts(withDeposit(2_700), 'brussels', 2)?.deposit).toBe(180_000);
  });

  it('is not known where the rent is not published', () => {
    expect(moveInCosts({ price: { ...price, amount: null }, detail }, 'flanders', 3)).toBeNull();
  });

  it('guides by income and persons', () => {
    const costs = moveInCosts({ price, detail: known }, 'flanders', 3);
    const guide = (bedRoom: number | null) => guideOf({ mainType, rooms: { ...rooms, bedRoom } }, costs, null);
    expect(guide(2)).toEqual({ income: 2_927, persons: 4 });
    expect(guide(0).persons).toBe(2);
    expect(guideOf({ mainType: 'garage', rooms }, costs, null)).toEqual({ income: null, persons: null });
    expect(guideOf({ mainType, rooms }, null, { incomeTimesRent: 2.5, personsPerBedroom: 1 })).toEqual({
      income: null,
      persons: 1,
    });
  });
});

it('stores nothing that the region’s law does not let anybody ask, whoever sends it', () => {
  const sent = { adults: '2', kids: '1', adultAges: '34, 36', kidAges: '4', pets: 'a dog', reason: 'work' };
  const stored = (region: Parameters<typeof allowedFields>[0]) =>
    Object.keys(form.stored?.(sent as never, allowedFields(region)) ?? {});
  expect(stored('flanders')).toEqual(Object.keys(sent));
  expect(stored('wallonia')).toEqual(['adults', 'kids', 'kidAges']);
  expect(stored('brussels')).toEqual(['adults', 'kids']);
  expect(stored(null)).toEqual(['adults', 'kids']);
});
