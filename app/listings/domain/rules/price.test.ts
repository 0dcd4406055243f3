import { describe, expect, it } from 'vitest';
import {
  formatCents,
  formatPrice,
  marqueeBadge,
  priceText,
  chargesBeside,
  saysLowered,
  titlePrefix,
  unsaidBadge,
  type PriceFacts,
} from './price.ts';

const facts: PriceFacts = { amount: 1_250_000, unit: null, marquee: 'none', marqueeLabel: null };

describe('formatPrice (1.24, 8.14, 9.7)', () => {
  it.each([
    [1_250_000, '€\u00a01.250.000'],
    [950, '€\u00a0950'],
    [0, '€\u00a00'],
    ['250.000', '€\u00a0250.000'],
    [12.5, '€\u00a012,50'],
    [Number.NaN, 'NaN'],
    ['on request', 'NaN'],
    [-5, 'NaN'],
    [null, 'NaN'],
    [undefined, 'NaN'],
    [{}, 'NaN'],
  ])('%j → %s', (value, text) => expect(formatPrice(value)).toBe(text));

  it('writes cents', () => expect(formatCents(123450)).toBe('€\u00a01.234,50'));
});

describe('priceText (9.8, 9.9, 9.10)', () => {
  it.each<[string, Partial<PriceFacts>, string[], ReturnType<typeof priceText>]>([
    ['a price', {}, [], { kind: 'price', startingFrom: false, text: '€\u00a01.250.000' }],
    ['unit 7', { unit: 7 }, [], { kind: 'price', startingFrom: true, text: '€\u00a01.250.000' }],
    ['another unit', { unit: 3 }, [], { kind: 'price', startingFrom: false, text: '€\u00a01.250.000' }],
    [
      'the words of another unit',
      { unit: 3, unitText: ' per m² ' },
      [],
      { kind: 'price', startingFrom: false, text: '€\u00a01.250.000', unit: 'per m²' },
    ],
    [
      'unit 7 in words',
      { unit: 7, unitText: 'vanaf' },
      [],
      { kind: 'price', startingFrom: true, text: '€\u00a01.250.000' },
    ],
    ['a month', { unitText: 'per maand' }, [], { kind: 'price', startingFrom: false, text: '€\u00a01.250.000' }],
    ['a hidden price', { amount: null, unit: 7 }, [], { kind: 'hidden' }],
    ['a failure', { amount: Number.NaN }, [], { kind: 'price', startingFrom: false, text: 'NaN' }],
    ['sold, not listed', { marquee: 'sold' }, [], { kind: 'price', startingFrom: false, text: '€\u00a01.250.000' }],
    [
      'sold, listed',
      { marquee: 'sold', marqueeLabel: 'Verkocht' },
      ['sold'],
      { kind: 'marquee', marquee: 'sold', label: 'Verkocht' },
    ],
    [
      'unknown code, listed by label',
      { marqueeLabel: 'In optie' },
      ['sold', ' in OPTIE '],
      { kind: 'marquee', marquee: 'none', label: 'In optie' },
    ],
    [
      'hidden and listed',
      { amount: null, marquee: 'rented' },
      ['rented'],
      { kind: 'marquee', marquee: 'rented', label: null },
    ],
    ['no marquee, "none" listed', {}, ['none', ''], { kind: 'price', startingFrom: false, text: '€\u00a01.250.000' }],
  ])('%s', (_name, change, ignored, expected) => expect(priceText({ ...facts, ...change }, ignored)).toEqual(expected));
});

it('prefixes the title of sold and rented listings (4.12)', () => {
  expect((['none', 'new', 'sold', 'rented'] as const).map(titlePrefix)).toEqual([null, null, 'sold', 'rented']);
});

it('has a rent’s monthly charges beside it only where the rent is shown (10.242)', () => {
  const shown = priceText(facts);
  expect(chargesBeside('rent', 12_550, shown)).toBe('€\u00a0125,50');
  expect(chargesBeside('rent', 12_550, { kind: 'hidden' })).toBeNull();
  expect(chargesBeside('rent', 12_550, priceText({ ...facts, marquee: 'rented' }, ['rented']))).toBeNull();
  expect(chargesBeside('rent', 0, shown)).toBeNull();
  expect(chargesBeside('sale', 12_550, shown)).toBeNull();
});

it('says that a price was lowered only beside that price, and once', () => {
  const shown = priceText(facts);
  expect(saysLowered(true, shown, null)).toBe(true);
  expect(saysLowered(true, shown, 'new')).toBe(true);
  expect(saysLowered(false, shown, null)).toBe(false);
  expect(saysLowered(true, { kind: 'hidden' }, null)).toBe(false);
  expect(saysLowered(true, priceText({ ...facts, marquee: 'new' }, ['new']), 'new')).toBe(false);
  expect(saysLowered(true, shown, 'sold')).toBe(false);
  expect(saysLowered(true, shown, { label: 'Nieuwe prijs' })).toBe(false);
});

it('uses the CRM’s label of an unknown marquee', () => {
  expect(marqueeBadge({ marquee: 'none', marqueeLabel: 'In optie' })).toEqual({ label: 'In optie' });
  expect(marqueeBadge({ marquee: 'new', marqueeLabel: 'Nieuw' })).toBe('new');
  expect(marqueeBadge({ marquee: 'none', marqueeLabel: ' ' })).toBeNull();
});

it('leaves a badge out where the price or the title’s prefix says the same', () => {
  const priced = priceText(facts, []);
  const replaced = priceText({ ...facts, marqueeLabel: 'In optie' }, ['In optie']);
  expect(unsaidBadge({ marquee: 'new', marqueeLabel: null }, priced)).toBe('new');
  expect(unsaidBadge({ marquee: 'rented', marqueeLabel: null }, priced)).toBeNull();
  expect(unsaidBadge({ marquee: 'sold', marqueeLabel: null }, priced)).toBeNull();
  expect(unsaidBadge({ marquee: 'none', marqueeLabel: 'In optie' }, replaced)).toBeNull();
});
