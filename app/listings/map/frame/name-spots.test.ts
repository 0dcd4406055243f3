import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import countries from './countries.json';
import { drawnLand } from './drawn-land.ts';
import { nameSpots } from './name-spots.ts';

const width = 60;
const view = { left: 0, right: 1e6 };

describe('where a name is written (10.225)', () => {
  it.each([
    ['east of its place', [], { x: 100, ends: false, aside: false }],
    ['west of it, where a mark is to the east', [{ x: 150, y: 100 }], { x: 100, ends: true, aside: false }],
    ['beside the mark that covers it', [{ x: 90, y: 110 }], { x: 118, ends: false, aside: true }],
    [
      'on the other side of that mark, where another is',
      [
        { x: 90, y: 110 },
        { x: 150, y: 100 },
      ],
      { x: 62, ends: true, aside: true },
    ],
    [
      'nowhere, where there is no room on either side',
      [
        { x: 150, y: 100 },
        { x: 50, y: 100 },
      ],
      null,
    ],
  ])('is %s', (_, marks, expected) => {
    expect(nameSpots([{ x: 100, y: 100, width }], marks, view)).toEqual([expected && { y: 100, ...expected }]);
  });

  it('is taken by the first of two that would cover each other', () => {
    const [first, second, third] = nameSpots(
      [100, 130, 250].map((x) => ({ x, y: 100, width })),
      [],
      view,
    );
    expect([first?.ends, second, third?.ends]).toEqual([false, null, false]);
  });

  it('is in view as a whole', () => {
    const place = { x: 100, y: 100, width };
    expect(nameSpots([place], [], { left: 0, right: 150 })).toEqual([{ x: 100, y: 100, ends: true, aside: false }]);
    expect(nameSpots([place], [], { left: 50, right: 150 })).toEqual([null]);
  });

  it.each([6.5, 7, 8, 9, 10, 11, 12])('keeps the towns at their latitude at zoom %s, among marks', (zoom) => {
    const marks = cities.slice(0, 8).map((city) => pixels(city, zoom));
    const places = cities.map((city) => ({ ...pixels(city, zoom), width }));
    const spots = nameSpots(places, marks, view);
    expect(spots.filter((spot) => spot !== null).length).toBeGreaterThan(3);
    for (const [at, spot] of spots.entries()) {
      const { x = 0, y = 0 } = places[at] ?? {};
      if (spot === null) continue;
      expect(spot.y).toBe(y);
      expect(Math.abs(spot.x - x)).toBeLessThanOrEqual(spot.aside ? 56 : 0);
    }
  });
});

it('land is drawn to the edges that the map keeps within (10.225)', () => {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const ring of countries.flatMap(({ rings }) => rings)) {
    let [x, y] = [0, 0];
    for (let at = 0; at < ring.length; at += 2) {
      x += ring[at] ?? 0;
      y += ring[at + 1] ?? 0;
      xs.push(x / 1000);
      ys.push(y / 1000);
    }
  }
  expect({ south: Math.min(...ys), west: Math.min(...xs), north: Math.max(...ys), east: Math.max(...xs) }).toEqual(
    drawnLand,
  );
});

/** Spherical Mercator, like the map. */
function pixels({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number) {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}
