// Requirements 10.154
import { expect, it } from 'vitest';
import { scrollAround, withinLimits } from './zoom.ts';

it.each([
  [0, 100, 1, 2, 100],
  [100, 100, 2, 4, 300],
  [300, 100, 4, 2, 100],
  [10, 300, 2, 1, 0],
])('a pane scrolled by %d keeps what is at %d where it is, from %d× to %d×', (scrolled, point, from, to, expected) => {
  expect(scrollAround(scrolled, point, from, to)).toBe(expected);
});

it('a picture is never smaller than the screen, nor larger than four times that', () => {
  expect([0.2, 1, 2.5, 9].map(withinLimits)).toEqual([1, 1, 2.5, 4]);
});
