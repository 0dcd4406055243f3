// Requirements 3.27, 5.8
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amountOf } from '../amount.ts';
import { schema } from './schema.ts';

const good = {
  amount: '325.000',
  letters: 'driehonderdvijfentwintigduizend euro',
  startDate: '2026-11-24',
  endDate: '2026-12-08',
  firstName: 'An',
  lastName: 'Peeters',
  street: 'Coupure',
  houseNumber: '12',
  zip: '9000',
  city: 'Gent',
  email: 'an@example.be',
  phone: '0470 12 34 56',
  place: 'Gent',
  signDate: '2026-11-24',
  binding: true,
};

/** The error of each invalid field. */
function errorsOf(change: Record<string, unknown>): Record<string, string> {
  const { error } = schema.safeParse({ ...good, ...change });
  const all = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  // The first error of a field is shown.
  return Object.fromEntries(all.reverse());
}

describe('an offer', () => {
  // At 22:00 UTC on the 24th it is 23:00 in Brussels.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T22:00:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['as it is', {}],
    ['in other words for the same amount', { amount: '€ 325 000,00', letters: 'trois cent vingt-cinq mille euros' }],
    ['that ends today', { endDate: '2026-11-24' }],
    ['with a second buyer', { bFirstName: 'Jan', bLastName: 'Claes', bEmail: 'jan@example.be' }],
    ['with nothing of a second buyer', { bFirstName: '', bEmail: ' ', bPhone: '' }],
  ])('is taken %s', (_, change) => {
    expect(errorsOf(change)).toEqual({});
  });

  it.each([
    ['amount', '', 'offerForm.errors.amount'],
    ['amount', ' ', 'offerForm.errors.amount'],
    ['amount', '325.000,50', 'offerForm.errors.amountInvalid'],
    ['amount', '-5', 'offerForm.errors.amountInvalid'],
    ['amount', '0', 'offerForm.errors.amountInvalid'],
    ['amount', '1e6', 'offerForm.errors.amountInvalid'],
    ['letters', undefined, 'offerForm.errors.letters'],
    ['letters', 'veel geld', 'offerForm.errors.lettersInvalid'],
    ['letters', 'driehonderdduizend', 'offerForm.errors.lettersDiffer'],
    ['startDate', '', 'offerForm.errors.startDate'],
    ['startDate', '2026-11', 'offerForm.errors.startDate'],
    ['startDate', '2026-02-30', 'offerForm.errors.startDate'],
    ['endDate', undefined, 'offerForm.errors.endDate'],
    ['endDate', 'tomorrow', 'offerForm.errors.endDate'],
    ['endDate', '2026-11-23', 'offerForm.errors.endDatePast'],
    ['zip', '', 'offerForm.errors.zip'],
    ['city', '  ', 'offerForm.errors.city'],
    ['street', '', 'offerForm.errors.street'],
    ['email', 'an', 'forms.errors.emailInvalid'],
    ['phone', '', 'forms.errors.phone'],
    ['bEmail', 'jan', 'forms.errors.emailInvalid'],
    ['binding', undefined, 'offerForm.errors.binding'],
  ])('with %s “%s” is not', (field, value, error) => {
    expect(errorsOf({ [field]: value })[field]).toBe(error);
  });

  it('does not end before it begins', () => {
    expect(errorsOf({ startDate: '2026-12-09' })).toEqual({ endDate: 'offerForm.errors.endDateBefore' });
  });

  it('is told at once of figures and words that differ, whatever else is wrong', () => {
    expect(errorsOf({ letters: 'driehonderdduizend', binding: undefined, city: '' })).toEqual({
      letters: 'offerForm.errors.lettersDiffer',
      city: 'offerForm.errors.city',
      binding: 'offerForm.errors.binding',
    });
    // Empty amounts do not differ.
    const { error } = schema.safeParse({});
    expect(error?.issues.map(({ message }) => message)).not.toContain('offerForm.errors.lettersDiffer');
  });

  it('names a second buyer with both names, or not at all', () => {
    expect(errorsOf({ bPhone: '0470 12 34 56' })).toEqual({
      bFirstName: 'forms.errors.firstName',
      bLastName: 'forms.errors.lastName',
    });
  });
});

describe('an amount in figures', () => {
  it.each([
    ['250000', 250_000],
    ['250.000', 250_000],
    ['€ 250 000', 250_000],
    ['€\u00a01.250.000', 1_250_000],
    ['250,000', 250_000],
    ['250.000,00 euro', 250_000],
    ['250.000,-', 250_000],
    ["1'250'000", 1_250_000],
    ['25.00', 25],
    ['25.000.5', null],
    ['1.25', null],
    ['12 34', null],
    ['ten', null],
    ['99999999999', null],
  ])('%s is %s', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });
});
