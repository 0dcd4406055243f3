import { describe, expect, it } from 'vitest';
import { holdsUnstorable, isDeeperThan, moment } from './storable.ts';

describe('what the database can store (10.260)', () => {
  it.each([
    ['1-', false],
    ['2026-11-29', false],
    ['2026-11-29T10:00:00Z', true],
    ['2026-11-29T10:00:00.123456789+01:00', true],
    ['2026-02-30T10:00:00Z', false],
    ['0000-01-01T00:00:00Z', false],
    ['2026-11-29T10:00:00+16:00', false],
    ['+275760-09-12T23:59:59.991Z', false],
  ])('%s as a moment: %s', (text, expected) => expect(moment.safeParse(text).success).toBe(expected));

  it.each([
    ['x', false],
    ['\u0000', true],
    ['\ud800', true],
    ['🏠', false],
    ['\\u0000', false],
  ])('%j as a text', (text, expected) => expect(holdsUnstorable(JSON.stringify({ text }))).toBe(expected));

  it('is not nested more deeply than the limit, however deeply it is nested', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect([3, 4, 100_000].map((levels) => isDeeperThan(3, nested(levels)))).toEqual([false, true, true]);
    expect([isDeeperThan(0, 'text'), isDeeperThan(0, {}), isDeeperThan(2, { a: [1, { b: 2 }] })]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
