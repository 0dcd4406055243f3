import { expect, it } from 'vitest';
import { shortName } from './contact-name.ts';

it.each([
  ['An Peeters', 'An P.'],
  ['  Jean-Luc   van den Berghe ', 'Jean-Luc B.'],
  ['Élise d’Hondt', 'Élise D.'],
  ['An', 'An'],
  ['', ''],
  ['An 🏠', 'An'],
])('of "%s" an owner sees "%s"', (name, seen) => expect(shortName(name)).toBe(seen));
