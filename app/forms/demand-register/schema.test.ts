import { describe, expect, it } from 'vitest';
import { minPasswordLength, maxPasswordLength } from '@gevel/accounts';
import { frequencies as told } from '../../alerts/demand.ts';
import { budgetOf } from './form.server.ts';
import { frequencies, passwordLength, schema } from './schema.ts';

const good = {
  goal: 'sale',
  types: [1],
  places: 'Gent',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.be',
};
const errorsOf = (change: object) => {
  const { error } = schema.safeParse({ ...good, ...change });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};
const own = (error: string) => `demandRegisterForm.errors.${error}`;

describe('the rules of a search (3.24, 5.8)', () => {
  it('take what is needed alone, and choose the rest', () => {
    expect(schema.parse(good)).toMatchObject({
      frequency: 'at-once',
      areas: [],
      garden: false,
      wishes: [],
      contactDevice: 'email',
      contactTime: 'any',
    });
  });

  it.each([
    [{ goal: undefined }, 'goal', own('goal')],
    [{ goal: 'swap' }, 'goal', own('goal')],
    [{ types: [] }, 'types', own('types')],
    [{ types: undefined }, 'types', own('types')],
    [{ places: ' ' }, 'places', own('zone')],
    [{ places: undefined }, 'places', own('zone')],
    [{ minPrice: '400.000', maxPrice: '300.000' }, 'maxPrice', own('priceOrder')],
    [{ maxPrice: 'veel' }, 'maxPrice', 'forms.errors.number'],
    [{ minBedrooms: '3', maxBedrooms: '2' }, 'maxBedrooms', own('bedroomsOrder')],
    [{ contactDevice: 'phone' }, 'phone', 'forms.errors.phone'],
    [{ places: '', wishes: ['epc=C', 'search=city'] }, 'places', own('zone')],
    [{ garages: '99' }, 'garages', 'forms.errors.numberTooLarge'],
    [{ email: 'an' }, 'email', 'forms.errors.emailInvalid'],
    [{ password: 'short', passwordAgain: 'short' }, 'password', own('passwordShort')],
    [{ password: 'a long password', passwordAgain: 'another' }, 'passwordAgain', own('passwordAgain')],
    [{ password: 'a long password' }, 'passwordAgain', own('passwordAgain')],
    [{ passwordAgain: 'a long password' }, 'password', own('passwordRequired')],
  ])('do not take %j', (change, field, error) => {
    expect(errorsOf(change)).toEqual([[field, error]]);
  });

  it.each([
    { places: undefined, areas: ['antwerp'] },
    { minPrice: '€ 300.000', maxPrice: '300000' },
    { minBedrooms: '0' },
    { places: '', wishes: ['epc=C', 'city=gent%7C9000&radius=10'] },
    { contactDevice: 'phone', phone: '0470123456', contactTime: 'evening', remark: 'Graag stil' },
    { password: 'a long password', passwordAgain: 'a long password' },
  ])('take %j', (change) => {
    expect(errorsOf(change)).toEqual([]);
  });

  it('say all that is missing at once', () => {
    expect(errorsOf({ goal: undefined, types: [], places: '', firstName: '' }).map(([field]) => field)).toEqual([
      'goal',
      'types',
      'firstName',
      'places',
    ]);
  });

  it('are those of accounts and alerts where these have the last word', () => {
    expect(passwordLength).toEqual({ min: minPasswordLength, max: maxPasswordLength });
    expect(frequencies).toEqual(told);
  });

  it.each([
    [{}, {}],
    [{ maxPrice: '400.000' }, { budget: '-400000' }],
    [{ minPrice: '300.000' }, { budget: '300000-' }],
    [{ minPrice: '300.000', maxPrice: '400.000' }, { budget: '300000-400000' }],
  ])('fill the budget that the CRM gets: %j (3.24)', (prices, budget) => {
    expect(budgetOf(schema.parse({ ...good, ...prices }))).toEqual(budget);
  });
});
