import { expect, it } from 'vitest';
import { daysOf, lastDays } from './periods.ts';

it.each([
  ['a day', 1, '2026-11-23T12:00:00Z', { from: '2026-11-23', to: '2026-11-23' }],
  ['before midnight in Brussels', 7, '2026-11-22T22:59:59Z', { from: '2026-11-16', to: '2026-11-22' }],
  [
    'after it, when it is still the day before at Greenwich',
    7,
    '2026-11-22T23:00:00Z',
    { from: '2026-11-17', to: '2026-11-23' },
  ],
  ['over the end of February', 30, '2026-03-01T12:00:00Z', { from: '2026-01-31', to: '2026-03-01' }],
  ['over that of a leap year', 30, '2028-03-01T12:00:00Z', { from: '2028-02-01', to: '2028-03-01' }],
  ['over the new year', 30, '2027-01-05T12:00:00Z', { from: '2026-12-07', to: '2027-01-05' }],
])('the last days are those of Brussels: %s', (_, count, now, period) => {
  expect(lastDays(count, new Date(now))).toEqual(period);
  expect(daysOf(period)).toHaveLength(count);
});

it.each([
  ['longer', '2026-10-26T23:30:00Z', '2026-10-25'],
  ['shorter', '2026-03-30T22:30:00Z', '2026-03-29'],
])('a day that is an hour %s is there once', (_, now, day) => {
  const days = daysOf(lastDays(7, new Date(now)));
  expect(days).toHaveLength(7);
  expect(new Set(days).size).toBe(7);
  expect(days.filter((each) => each === day)).toHaveLength(1);
});
