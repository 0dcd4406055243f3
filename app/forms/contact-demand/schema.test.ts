import { describe, expect, it } from 'vitest';
import { schema } from './schema.ts';

const good = {
  zip: '9000',
  city: 'Gent',
  street: 'Kerkstraat',
  houseNumber: '12',
  title: 'none',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.be',
  phone: '0470 12 34 56',
};

/** The first error of each field. */
const errorsOf = (change: object) => {
  const { error } = schema.safeParse({ ...good, ...change });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

describe('the rules of a valuation (3.24, 5.8)', () => {
  it('take what is needed alone, and choose the rest', () => {
    expect(schema.parse(good)).toMatchObject({ kind: 'house', goal: 'sell', contactDevice: 'phone' });
  });

  it.each([
    ['zip', '', 'forms.errors.zip'],
    ['zip', undefined, 'forms.errors.zip'],
    ['city', '   ', 'forms.errors.city'],
    ['street', ' \n ', 'contactDemandForm.errors.address'],
    ['houseNumber', undefined, 'contactDemandForm.errors.houseNumber'],
    ['title', undefined, 'forms.errors.title'],
    ['title', 'dr', 'forms.errors.title'],
    ['firstName', ' ', 'forms.errors.firstName'],
    ['lastName', '', 'forms.errors.lastName'],
    ['email', 'an@', 'forms.errors.emailInvalid'],
    ['email', undefined, 'forms.errors.email'],
    ['phone', undefined, 'forms.errors.phone'],
    ['phone', '12', 'forms.errors.phoneInvalid'],
    ['surface', 'veel', 'forms.errors.number'],
    ['surface', '1000000', 'forms.errors.numberTooLarge'],
    ['bedrooms', '-1', 'forms.errors.number'],
    ['bedrooms', '51', 'forms.errors.numberTooLarge'],
    ['remark', 'x'.repeat(5_001), 'forms.errors.tooLong'],
  ])('%s is not %j', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual([[field, error]]);
  });

  it.each([
    ['surface', '1.250 m²', 1250],
    ['surface', '120', 120],
    ['bedrooms', '', undefined],
    ['bedrooms', '0', 0],
    ['box', ' 3 ', '3'],
  ])('%s may be %j', (field, value, read) => {
    expect(schema.parse({ ...good, [field]: value })[field as 'surface']).toBe(read);
  });
});
