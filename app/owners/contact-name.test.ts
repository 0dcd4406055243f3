// Requirements 10.103
import { expect, it } from 'vitest';
import { contactName, shortName } from './contact-name.ts';

it.each([
  ['An Peeters', 'An P.'],
  ['  Jean-Luc   van den Berghe ', 'Jean-Luc B.'],
  ['Élise d’Hondt', 'Élise D.'],
  ['An', 'An'],
  ['', ''],
  ['An 🏠', 'An'],
])('of "%s" an owner sees "%s"', (name, seen) => expect(shortName(name)).toBe(seen));

it('is whole where the agency says so, and only there', () => {
  const of = (settings: Parameters<typeof contactName>[0]) => contactName(settings)(' An Peeters ');
  expect([of(null), of({}), of({ ownersSeeNames: false }), of({ ownersSeeNames: true })]).toEqual([
    ...['An P.', 'An P.', 'An P.', 'An Peeters'],
  ]);
});
