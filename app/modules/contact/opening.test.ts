// Requirements 10.235
import { expect, test } from 'vitest';
import { isOpenAt } from './opening.ts';

const hours = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '12:30' },
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '13:30', closes: '18:00' },
  { days: ['sat'], opens: '10:00', closes: '12:00' },
];

test.each([
  ['a Monday in winter', '2026-11-23T08:00:00Z', true],
  ['a minute before', '2026-11-23T07:59:00Z', false],
  ['noon', '2026-11-23T11:30:00Z', false],
  ['after noon', '2026-11-23T12:30:00Z', true],
  ['the minute of closing', '2026-11-23T17:00:00Z', false],
  ['a Monday in summer', '2026-07-06T07:00:00Z', true],
  ['a Saturday', '2026-11-28T09:30:00Z', true],
  ['a Saturday afternoon', '2026-11-28T13:00:00Z', false],
  ['a Sunday', '2026-11-29T09:30:00Z', false],
  ['Sunday night, Monday in Brussels', '2026-11-22T23:30:00Z', false],
])('%s', (_, moment, isOpen) => {
  expect(isOpenAt(hours, new Date(moment))).toBe(isOpen);
});
