import { describe, expect, it } from 'vitest';
import type { Point } from './criteria.ts';
import { parseSearch, searchQuery } from '../search/search-params.ts';
import { areaPointLimit, decodeArea, encodeArea } from './area.ts';
import { simplifyArea } from '../map/simplify.ts';

const triangle: Point[] = [
  { latitude: 51.2, longitude: 3.5 },
  { latitude: 51.2, longitude: 4.1 },
  { latitude: 50.9, longitude: 3.5 },
];
/** A hand-drawn, slightly shaky circle around Gent. */
const circle = (points: number): Point[] =>
  Array.from({ length: points }, (_, index) => {
    const [turn, radius] = [(2 * Math.PI * index) / points, 0.2 + Math.sin(index * 7) / 500];
    return { latitude: 51 + radius * Math.cos(turn), longitude: 3.7 + radius * Math.sin(turn) };
  });

describe('an area in the URL', () => {
  it('is the same afterwards, to eleven metres, and needs no escaping', () => {
    for (const area of [triangle, simplifyArea(circle(800)), [...triangle].reverse()]) {
      const code = encodeArea(area);
      expect(code).toMatch(/^[\w-]+$/);
      const back = decodeArea(code);
      expect(back).toHaveLength(area.length);
      back?.forEach(({ latitude, longitude }, index) => {
        expect(Math.abs(latitude - (area[index]?.latitude ?? NaN))).toBeLessThan(0.0001);
        expect(Math.abs(longitude - (area[index]?.longitude ?? NaN))).toBeLessThan(0.0001);
      });
      expect(encodeArea(back ?? [])).toBe(code);
    }
  });

  it('also south of the equator and west of Greenwich', () => {
    const area = [
      { latitude: -89.5, longitude: -179.9 },
      { latitude: 89.5, longitude: 179.9 },
      { latitude: 0, longitude: 0 },
    ];
    expect(decodeArea(encodeArea(area))).toEqual(area);
  });

  it.each([
    ['nothing', null],
    ['nothing at all', ''],
    ['two points', encodeArea(triangle.slice(0, 2))],
    ['a line', encodeArea([0, 1, 2].map((each) => ({ latitude: 50, longitude: 4 + each })))],
    ['one point three times', encodeArea([0, 1, 2].map(() => ({ latitude: 50, longitude: 4 })))],
    ['another planet', encodeArea([...triangle, { latitude: 120, longitude: 3 }])],
    ['an odd number of steps', `${encodeArea(triangle)}A`],
    ['a step that never ends', '______________'],
    ['foreign signs', '51.2,3.5;51.2,4.1'],
    ['more points than a drawing keeps', encodeArea(circle(areaPointLimit + 1))],
    ['100,000 points', encodeArea(circle(100_000))],
  ])('is ignored when it is %s', (_, code) => {
    expect(decodeArea(code)).toBeNull();
    const query = new URLSearchParams(code === null ? '' : { area: code, view: 'map' });
    expect(searchQuery(parseSearch('sale', query))).toBe(code === null ? '' : '?view=map');
  });

  it('stays in the canonical query, in every view', () => {
    const code = encodeArea(triangle);
    expect(searchQuery(parseSearch('sale', new URLSearchParams({ area: code, view: 'list' })))).toBe(
      `?view=list&area=${code}`,
    );
  });
});

describe('a drawing', () => {
  it.each([3, 99, 800, 100_000])(
    'of %d points is simplified to at most a hundred, with its outline preserved',
    (count) => {
      const simple = simplifyArea(circle(count));
      expect(simple.length).toBeLessThanOrEqual(areaPointLimit);
      expect(simple.length).toBeGreaterThanOrEqual(Math.min(3, count));
      for (const { latitude, longitude } of simple) {
        expect(Math.hypot(latitude - 51, longitude - 3.7)).toBeCloseTo(0.2, 1);
      }
      expect(decodeArea(encodeArea(simple))).not.toBeNull();
    },
  );

  it('of nothing is nothing', () => {
    expect(simplifyArea([])).toEqual([]);
  });
});
