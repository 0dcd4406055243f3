import { expect, it } from 'vitest';
import { brusselsDay, brusselsMoment, daysBefore } from './day.ts';

it.each([
  ['2026-11-20T22:59:00Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is the day %s', (moment, day) => expect(brusselsDay(new Date(moment))).toBe(day));

it.each([
  ['2026-11-21', '10:00', '2026-11-21T09:00:00.000Z'],
  ['2026-07-04', '10:00', '2026-07-04T08:00:00.000Z'],
  // The days on which the clocks change, before and after.
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '10:00', '2026-10-25T09:00:00.000Z'],
  ['2026-01-01', '00:15', '2025-12-31T23:15:00.000Z'],
  ['2026-13-01', '10:00', undefined],
  ['2026-11-21', '25:00', undefined],
  ['soon', 'early', undefined],
])('%s %s in Brussels is %s', (day, time, moment) => expect(brusselsMoment(day, time)?.toISOString()).toBe(moment));

it.each([
  ['2026-11-24T10:00:00Z', 30, '2026-10-25'],
  ['2026-03-29T22:30:00Z', 1, '2026-03-29'],
  ['2026-11-24T10:00:00Z', 0, '2026-11-24'],
  ['2026-11-24T10:00:00Z', null, null],
])('%s, %s days before: %s', (moment, days, expected) => expect(daysBefore(new Date(moment), days)).toBe(expected));
