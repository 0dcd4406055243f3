import { describe, expect, it } from 'vitest';
import { formatNumber, parseDecimal } from './number.ts';

describe('parseDecimal', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['12,5', 12.5],
    ['-3,25', -3.25],
    ['1.250,5', 1250.5],
    ['1.250.000', 1_250_000],
    ['50.85', 50.85],
    ['4.352', 4.352],
    ['€ 1.250.000', 1_250_000],
    ['', null],
    ['  ', null],
    ['abc', null],
    ['12abc', null],
    ['1,2,3', null],
    ['1.2.3', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [undefined, null],
    [true, null],
    [[], null],
  ])('%j → %j', (value, expected) => expect(parseDecimal(value)).toBe(expected));

  it.each([
    ['250.000', 250_000],
    ['1.250', 1250],
    ['850,00', 850],
    ['250000.50', 250000.5],
  ])('whole: %j → %j', (value, expected) => expect(parseDecimal(value, { whole: true })).toBe(expected));
});

describe('formatNumber (10.139)', () => {
  it.each<[number, Parameters<typeof formatNumber>[1], string]>([
    [0, undefined, '0'],
    [999, undefined, '999'],
    [1000, undefined, '1.000'],
    [1234567.5, undefined, '1.234.567,5'],
    [-1500, undefined, '-1.500'],
    [12, { decimals: 2 }, '12,00'],
    [1248, { language: 'nl' }, '1.248'],
    [1248.5, { language: 'fr' }, '1.248,5'],
    [1248, { language: 'en' }, '1,248'],
    [12.5, { language: 'en' }, '12.5'],
    [Number.NaN, undefined, 'NaN'],
  ])('%j, %j → %j', (value, style, expected) => expect(formatNumber(value, style)).toBe(expected));
});
