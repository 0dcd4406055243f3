// Requirements 10.228
import { expect, it } from 'vitest';
import { isOneSlip } from './one-slip.ts';

it.each([
  ['gnt', 'gent', true],
  ['gentt', 'gent', true],
  ['brugse', 'brugge', true],
  ['gnet', 'gent', true],
  ['ent', 'gent', true],
  ['gen', 'gent', true],
  ['gent', 'gent', false],
  ['gtne', 'gent', false],
  ['genk', 'gand', false],
  ['g', 'gent', false],
  ['', 'gent', false],
  ['', '', false],
])('%j and %j are a slip apart: %j', (one, other, expected) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([expected, expected]);
});
