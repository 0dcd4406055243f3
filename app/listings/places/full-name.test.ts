import { expect, test } from 'vitest';
import { fullName } from './full-name.server.ts';
import { placeById } from './register.server.ts';

test.each([
  ['gent', 'nl', 'Gent'],
  ['gent', 'fr', 'Gand (Gent)'],
  ['gent', 'en', 'Ghent (Gent)'],
  ['liege', 'nl', 'Luik (Liège)'],
  ['liege', 'fr', 'Liège'],
  ['amel', 'fr', 'Amblève (Amel)'],
  ['amel', 'de', 'Amel'],
  ['bruxelles', 'nl', 'Brussel / Bruxelles'],
  ['bruxelles', 'fr', 'Bruxelles / Brussel'],
  ['bruxelles', 'en', 'Brussels (Bruxelles / Brussel)'],
  ['ixelles', 'en', 'Ixelles / Elsene'],
  ['bruxelles.laeken', 'nl', 'Laken / Laeken'],
  ['anderlecht', 'nl', 'Anderlecht'],
  ['hasselt', 'en', 'Hasselt'],
  ['province.east-flanders', 'fr', 'Flandre-Orientale'],
] as const)('%s in %s is written %s', (id, language, name) => {
  const place = placeById(id);
  expect(place && fullName(place, language)).toBe(name);
});
