// Requirements 9.11
import { expect, it } from 'vitest';
import { formatValue, isEmptyValue, writtenDay, type ValueFormat } from './format.ts';

const address = { street: 'Kerkstraat', houseNumber: '12', box: 'B3', zip: '9000', city: 'Gent' };

it.each<[unknown, ValueFormat, string | null]>([
  [' text ', 'string', 'text'],
  [12, 'string', '12'],
  ['', 'string', null],
  ['  ', 'string', null],
  [null, 'number', null],
  [1234.5, 'number', '1.234,5'],
  ['12,5', 'number', '12,5'],
  ['abc', 'number', null],
  [0, 'number', '0'],
  [250000, 'price', '€\u00a0250.000'],
  ['abc', 'price', 'NaN'],
  [21, 'percentage', '21\u00a0%'],
  [2.5, 'percentage', '2,5\u00a0%'],
  ['2026-11-05', 'date', '05-11-2026'],
  ['2026-11-05T10:00:00Z', 'date', '05-11-2026'],
  ['05/11/2026', 'date', null],
  [20261105, 'date', null],
  [['gas', '', null, 'solar'], 'array', 'gas, solar'],
  [['', null], 'array', null],
  ['gas', 'array', 'gas'],
  [address, 'address', 'Kerkstraat 12 B3, 9000 Gent'],
  [{ ...address, box: null }, 'address', 'Kerkstraat 12, 9000 Gent'],
  [{ ...address, street: null }, 'address', '9000 Gent'],
  ['9000 Gent', 'address', null],
])('%j as %s → %j', (value, format, text) => expect(formatValue(value, format)).toBe(text));

it('treats zero and false as values (5.1)', () => {
  expect([0, false, '', ' ', null, undefined, []].map(isEmptyValue)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

it.each([
  ['2026-10-12', 'en', '12 October 2026'],
  ['2026-10-12T23:30:00Z', 'en', '12 October 2026'],
  ['2026-10-12', 'nl', '12-10-2026'],
  ['2026-13-45', 'en', '45-13-2026'],
  ['soon', 'en', null],
])('the day %s in a text in %s is %s', (day, language, written) => {
  expect(writtenDay(day, language)).toBe(written);
});
