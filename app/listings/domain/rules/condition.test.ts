import { expect, it } from 'vitest';
import { holds } from './condition.ts';

it('a condition that throws is false (8.15)', () => {
  expect(holds((data: { rooms: number }) => data.rooms > 2, { rooms: 3 })).toBe(true);
  expect(holds((data: { rooms: number }) => data.rooms > 2, { rooms: 1 })).toBe(false);
  expect(
    holds(() => {
      throw new TypeError('rooms is undefined');
    }, {}),
  ).toBe(false);
});
