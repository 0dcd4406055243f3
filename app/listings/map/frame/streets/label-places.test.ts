import { describe, expect, it } from 'vitest';
import { labelPlaces, type PlacedName } from './label-places.ts';

const street = (text: string, line: PlacedName['line'], change: Partial<PlacedName> = {}): PlacedName => ({
  kind: 'street',
  text,
  rank: 6,
  line,
  width: 80,
  height: 12,
  ...change,
});
const place = (text: string, x: number, y: number, rank = 1): PlacedName => ({
  ...street(text, [{ x, y }], { rank }),
  kind: 'place',
});
const texts = (names: readonly PlacedName[], taken: Parameters<typeof labelPlaces>[1] = []) =>
  labelPlaces(names, taken).map(({ text }) => text);

describe('names on the map', () => {
  it('run along the longest straight part of their street, never upside down', () => {
    const [label] = labelPlaces(
      [
        street('Kouter', [
          { x: 300, y: 100 },
          { x: 200, y: 101 },
          { x: 100, y: 100 },
          { x: 100, y: 140 },
        ]),
      ],
      [],
    );
    expect(label).toMatchObject({ x: 200, y: 100 });
    expect(label?.angle).toBeCloseTo(0);
    const down = labelPlaces(
      [
        street('Veldstraat', [
          { x: 0, y: 0 },
          { x: 0, y: -200 },
        ]),
      ],
      [],
    );
    expect(Math.abs(down[0]?.angle ?? 9)).toBeLessThanOrEqual(Math.PI / 2);
  });

  it('are left out where the street is shorter than its name', () => {
    expect(
      texts([
        street('Korte Kruisstraat', [
          { x: 0, y: 0 },
          { x: 60, y: 0 },
        ]),
      ]),
    ).toEqual([]);
    expect(texts([street('', [])])).toEqual([]);
  });

  it('make room for what comes first and for marks (10.147)', () => {
    const names = [place('Mariakerke', 110, 100, 5), place('Gent', 100, 100)];
    expect(texts(names)).toEqual(['Gent']);
    expect(texts(names, [{ left: 90, right: 110, top: 90, bottom: 110 }])).toEqual([]);
  });

  it('are told once where parts of a street follow each other, again further on', () => {
    const part = (from: number) =>
      street('Steenweg', [
        { x: from, y: 0 },
        { x: from + 100, y: 0 },
      ]);
    expect(texts([part(0), part(100), part(600)])).toEqual(['Steenweg', 'Steenweg']);
  });
});
