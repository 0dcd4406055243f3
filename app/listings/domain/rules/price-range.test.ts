import { describe, expect, it } from 'vitest';
import { fullRange, isFullRange, isOpenEnded, slide, withMaximum, withMinimum } from './price-range.ts';

const range = { min: 100_000, max: 500_000 };

describe('confirmed price inputs (5.3, 5.4)', () => {
  it.each([
    [200_000, 200_000],
    [0, 0],
    [-1, 0],
    [500_000, 0],
    [600_000, 0],
    [Number.NaN, 0],
  ])('minimum %j → %j', (value, min) => expect(withMinimum('sale', range, value)).toEqual({ min, max: 500_000 }));

  it.each([
    [400_000, 400_000],
    [3_000_000, 3_000_000],
    [9_000_000, 3_000_000],
    [100_000, 3_000_000],
    [50_000, 3_000_000],
    [Number.NaN, 3_000_000],
  ])('maximum %j → %j', (value, max) => expect(withMaximum('sale', range, value)).toEqual({ min: 100_000, max }));
});

describe('the slider (4.17, 5.6, 9.13)', () => {
  it.each([
    ['min', 123_456, { min: 123_000, max: 500_000 }],
    ['min', 900_000, { min: 499_000, max: 500_000 }],
    ['min', -5, { min: 0, max: 500_000 }],
    ['max', 50_000, { min: 100_000, max: 101_000 }],
    ['max', 9_000_000, { min: 100_000, max: 3_000_000 }],
  ] as const)('%s to %j', (handle, value, expected) => expect(slide('sale', range, handle, value)).toEqual(expected));

  it.each([
    ['min', 500, { min: 0, max: 0 }],
    ['max', 0, { min: 0, max: 100 }],
  ] as const)('survives a range of 0-0: %s to %j', (handle, value, expected) =>
    expect(slide('rent', { min: 0, max: 0 }, handle, value)).toEqual(expected),
  );

  it('steps by 100 for rent (9.13)', () =>
    expect(slide('rent', { min: 0, max: 2000 }, 'min', 849)).toEqual({ min: 800, max: 2000 }));
});

it('knows the full range and the open end (5.5)', () => {
  expect(isFullRange('sale', fullRange('sale'))).toBe(true);
  expect(isFullRange('rent', fullRange('sale'))).toBe(false);
  expect(isOpenEnded('rent', { min: 0, max: 2000 })).toBe(true);
  expect(isOpenEnded('rent', { min: 0, max: 1900 })).toBe(false);
});
