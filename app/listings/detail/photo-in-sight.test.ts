// Requirements 10.236
import { expect, test } from 'vitest';
import { photoInSight } from './photo-in-sight.ts';

/** Four photos of 300 px with 8 px between them. */
const swiped = (by: number) => [0, 1, 2, 3].map((index) => ({ left: 16 + index * 308 - by, width: 300 }));

test.each([
  [0, 0],
  [100, 0],
  [200, 1],
  [308, 1],
  [616, 2],
  [924, 3],
])('a strip swiped by %i px shows photo %i', (by, shown) => {
  expect(photoInSight({ left: 16 }, swiped(by))).toBe(shown);
});

test('photos without room are not shown, and without any the first is meant', () => {
  expect(photoInSight({ left: 0 }, [{ left: 0, width: 0 }, ...swiped(0)])).toBe(1);
  expect(photoInSight({ left: 0 }, [])).toBe(0);
});
