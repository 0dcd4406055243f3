import { describe, expect, it } from 'vitest';
import { schema } from './schema.ts';

const good = {
  slot: '2026-11-24 10:00',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.be',
  phone: '0470 12 34 56',
};

function errorsOf(change: Record<string, unknown>): Record<string, string> {
  const { error } = schema.safeParse({ ...good, ...change });
  const all = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  // The first error of a field is shown.
  return Object.fromEntries(all.reverse());
}

describe('a visit that is asked for', () => {
  it('needs a slot and somebody who comes', () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each([
    ['slot', undefined, 'contactAppointmentForm.errors.slot'],
    ['slot', '', 'contactAppointmentForm.errors.slot'],
    ['slot', 'tomorrow', 'contactAppointmentForm.errors.slot'],
    ['firstName', ' ', 'forms.errors.firstName'],
    ['lastName', undefined, 'forms.errors.lastName'],
    ['email', '', 'forms.errors.email'],
    ['email', 'an@', 'forms.errors.emailInvalid'],
    ['phone', undefined, 'forms.errors.phone'],
    ['phone', '123', 'forms.errors.phoneInvalid'],
    ['title', 'king', 'Invalid option: expected one of "mr"|"ms"|"miss"'],
  ])('with %s “%s” is not taken', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: error });
  });
});
