import { describe, expect, it } from 'vitest';
import { epcClass, bandText, epcBand, epcLabel } from './epc.ts';

describe('bands (9.3, 9.4, 9.5, 10.35)', () => {
  it.each([
    ['flanders', -1, 'a_plus'],
    ['flanders', -0.01, 'a_plus'],
    ['flanders', 0, 'a'],
    ['flanders', 100, 'a'],
    ['flanders', 100.1, 'b'],
    ['flanders', 200, 'b'],
    ['flanders', 300, 'c'],
    ['flanders', 400, 'd'],
    ['flanders', 500, 'e'],
    ['flanders', 500.01, 'f'],
    ['flanders', 9999, 'f'],
    ['brussels', -20, 'a_plus'],
    ['brussels', 15, 'a_plus'],
    ['brussels', 15.5, 'a'],
    ['brussels', 30, 'a'],
    ['brussels', 45, 'a_sub'],
    ['brussels', 45.5, 'b_plus'],
    ['brussels', 62, 'b_plus'],
    ['brussels', 78, 'b'],
    ['brussels', 95, 'b_sub'],
    ['brussels', 113, 'c_plus'],
    ['brussels', 132, 'c'],
    ['brussels', 150, 'c_sub'],
    ['brussels', 170, 'd_plus'],
    ['brussels', 190, 'd'],
    ['brussels', 210, 'd_sub'],
    ['brussels', 232, 'e_plus'],
    ['brussels', 253, 'e'],
    ['brussels', 275, 'e_sub'],
    ['brussels', 345, 'f'],
    ['brussels', 345.9, 'f'],
    ['brussels', 346, 'g'],
    ['wallonia', -0.5, 'a_plusplus'],
    ['wallonia', 0, 'a_plus'],
    ['wallonia', 45, 'a_plus'],
    ['wallonia', 85, 'a'],
    ['wallonia', 170, 'b'],
    ['wallonia', 255, 'c'],
    ['wallonia', 340, 'd'],
    ['wallonia', 425, 'e'],
    ['wallonia', 510, 'f'],
    ['wallonia', 510.1, 'g'],
    ['wallonia', '254,9', 'c'],
    ['wallonia', '', null],
    ['wallonia', 'in progress', null],
    ['flanders', null, null],
    ['flanders', undefined, null],
    ['flanders', Number.NaN, null],
  ] as const)('%s %j → %j', (region, value, band) => expect(epcBand(region, value)).toBe(band));
});

const facts = { region: 'luxembourg', value: null, labelText: null, secondLabelText: null } as const;

describe('labels (1.20, 9.6, 10.36)', () => {
  it.each([
    [{ ...facts, labelText: 'B', secondLabelText: 'c' }, 'B', 'C'],
    [{ ...facts, labelText: 'A+' }, 'A+', undefined],
    [{ ...facts, labelText: 'I', secondLabelText: 'Z' }, 'I', 'Z'],
    [{ ...facts, labelText: ' En cours ', value: 50 }, 'En cours', undefined],
    [{ ...facts, labelText: ' ', value: 50 }, undefined, undefined],
    [{ ...facts, region: 'wallonia', value: 200, labelText: 'A' }, 'C', undefined],
    [{ ...facts, region: 'flanders', labelText: 'A' }, undefined, undefined],
    [{ ...facts, region: null, value: 100 }, undefined, undefined],
  ] as const)('%j', (input, text, second) => {
    const label = epcLabel(input);
    expect([label?.text, label?.second?.text]).toEqual([text, second]);
  });

  it('are a class, or a text that is none (9.6)', () => {
    expect(epcClass({ ...facts, labelText: 'b' })).toBe('B');
    expect(epcClass({ ...facts, labelText: 'Dispensé' })).toBeNull();
    expect(epcClass({ ...facts, region: 'flanders', value: 50 })).toBe('A');
  });

  it('writes bands as people do', () => {
    expect((['a_plusplus', 'a_plus', 'b_sub', 'g'] as const).map(bandText)).toEqual(['A++', 'A+', 'B−', 'G']);
  });
});
