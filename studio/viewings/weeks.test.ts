// Requirements 10.326
import { expect, it } from 'vitest';
import { dayAfter, firstDay } from './weeks.ts';

it.each([
  ['', '2026-11-23'],
  ['2026-12-02', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-03', '2026-12-28'],
  ['tomorrow', '2026-11-23'],
  ['2026-13-40', '2026-11-23'],
])('shows for “%s” the weeks from %s', (asked, first) => {
  expect(firstDay(asked, '2026-11-29')).toBe(first);
});

it('counts days over a change of the clock', () => {
  expect(dayAfter('2026-10-19', 14)).toBe('2026-11-02');
  expect(dayAfter('2027-03-29', -14)).toBe('2027-03-15');
});
