import { expect, it } from 'vitest';
import { holdsSame } from './holds-same.ts';

it('tells what is the same from what is not', () => {
  const list: number[] = [];
  expect(holdsSame({ a: 1, list }, { list, a: 1 })).toBe(true);
  expect(holdsSame({ a: 1, list }, { a: 1, list: [] })).toBe(false);
  expect(holdsSame<{ a?: number; b?: number }>({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(holdsSame<{ a?: number; b?: number }>({ a: 1, b: 2 }, { a: 1 })).toBe(false);
});
