import { expect, it } from 'vitest';
import { roomCount, stepRoomCount } from './rooms.ts';

it.each([
  [3, 3],
  ['3', 3],
  [-3, 0],
  ['-3', 0],
  ['3.5', 0],
  [2.9, 2],
  ['1e9', 0],
  [99999, 50],
  ['', 0],
  [null, 0],
  [Number.NaN, 0],
])('room count %j → %j', (value, count) => expect(roomCount(value)).toBe(count));

it('never steps below 0 (5.7)', () => {
  expect([stepRoomCount(0, -1), stepRoomCount(1, -1), stepRoomCount(0, 1), stepRoomCount(50, 1)]).toEqual([
    0, 0, 1, 50,
  ]);
});
