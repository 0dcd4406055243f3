import type { Building } from '../../pictures/buildings/plot.ts';
import { paintBicycle } from '../../pictures/grounds/bicycle.ts';
import { paintBollards, paintBench, paintCafeTables, paintLampPost } from '../../pictures/grounds/street-furniture.ts';
import { spot, type Standing } from '../../pictures/grounds/standing.ts';
import { paintStreet } from '../../pictures/grounds/street.ts';
import { paintCar } from '../../pictures/grounds/vehicles.ts';
import { paintBox } from '../../pictures/box.ts';
import type { Canvas } from '../../pictures/canvas.ts';
import { paintHedge } from '../../pictures/greenery/shrubs.ts';
import { paintTree } from '../../pictures/greenery/trees.ts';
import type { Tree, TreeKind } from '../../pictures/greenery/tree-shapes.ts';
import { paintFence } from '../../pictures/grounds/fences.ts';
import { paintLevel } from '../../pictures/grounds/ground.ts';
import { paintLawn } from '../../pictures/grounds/lawn.ts';
import { paintValley } from './valley.ts';
import { createRandom } from '../../listings/random.ts';
import type { Boat } from './boats.ts';
import { lights } from './lights.ts';
import { paintTracks, paintTram } from './tram.ts';
import { paintQuay, paintTowers, quay } from './quay.ts';
import type { Lot } from './row.ts';
import type { Scene } from './scene.ts';

/** A rich guild front, or a plain old one, with the given roof form. */
const guild = (form: Lot['form'], floors = 3): Lot => ({ variant: 'town-house', era: 1898, floors, form });
const old = (form: Lot['form'], floors = 3): Lot => ({ variant: 'terraced-house', era: 1874, floors, form });

const thing = (x: number, z: number, paint: Standing['paint'], size = 0.4): Standing => ({
  on: spot(x, z, size),
  paint,
});

/** Places one object every `step` metres along a kerb. */
function along(from: number, to: number, step: number, make: (x: number, n: number) => Standing): Standing[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => make(from + n * step, n));
}

const lamp = (z: number) => (x: number) => thing(x, z, (canvas) => paintLampPost(canvas, [x, 0, z], createRandom(0)));
const trees = (kind: TreeKind, z: number, xs: readonly number[], height: number) =>
  xs.map((x, n) => ({ kind, at: [x, 0, z] as const, height: height + ((n * 7) % 5) * 0.25, seed: 40 + n * 13 }));

const ghentRow: Lot[] = [
  guild('ridge'),
  old('stepped'),
  old('ridge'),
  guild('stepped'),
  old('bell'),
  guild('mansard'),
  old('stepped'),
  guild('bell'),
  old('neck'),
  guild('stepped'),
  old('ridge'),
  guild('neck'),
  old('stepped'),
  old('bell'),
  guild('ridge'),
  old('stepped'),
  guild('stepped'),
  old('ridge'),
  guild('bell'),
  old('stepped'),
];

/** Objects on the quay: lamps at the edge, bicycles and tables in front of the houses. */
function quayLife(row: readonly Building[]): Standing[] {
  const edge = quay.edge + 0.9;
  return [
    ...along(-44, 48, 11.5, lamp(edge)),
    ...row
      .filter((_, n) => n % 3 === 1)
      .map(({ volumes }) => {
        const x = (volumes[0]?.box.x ?? 0) + 1.2;
        return thing(x, -0.4, (canvas) => paintBicycle(canvas, [x, 0, -0.4], createRandom(Math.round(x * 10) >>> 0)));
      }),
    thing(6, -2, (canvas) => paintCafeTables(canvas, [4, 0, -2], 5, createRandom(5)), 3),
    thing(-16, edge + 0.6, (canvas) => paintBench(canvas, [-16, 0, edge + 0.6])),
    thing(22, edge + 0.6, (canvas) => paintBench(canvas, [22, 0, edge + 0.6])),
    thing(-27, edge, (canvas) => paintBollards(canvas, [-29, 0, edge], 5, createRandom(9)), 2),
  ];
}

/** Woods on the slope below the terrace: they stand lower, so only their crowns show; the farthest first. */
function paintWoods(canvas: Canvas): void {
  canvas.raw(`<rect y="400" width="1200" height="110" fill="${canvas.tone('#77855a', { normal: [0, 1, 0] })}"/>`);
  const woods = Array.from({ length: 90 }, (_, n): Tree => {
    const random = createRandom(n * 7919 + 3);
    const kind = random.pick(['lime', 'maple', 'spruce', 'lime', 'maple', 'birch', 'copper'] as const);
    const z = 64 - n * 0.64;
    return { kind, at: [-90 + random.next() * 100, -3.6 - z * 0.07, z], height: 6.5 + random.next() * 4, seed: n };
  });
  woods.forEach((tree) => paintTree(canvas, tree));
}

/** A stone parapet with piers along the edge of a terrace. */
function paintTerrace(canvas: Canvas, [from, to]: readonly [number, number]): void {
  paintBox(canvas, { x: from, y: 0, z: 0, width: to - from, height: 0.72, depth: 0.4 }, '#cbb693');
  paintBox(canvas, { x: from, y: 0.72, z: -0.06, width: to - from, height: 0.14, depth: 0.52 }, '#ddccab');
  for (let x = from; x < to; x += 4)
    paintBox(canvas, { x, y: 0, z: -0.1, width: 0.55, height: 1.02, depth: 0.6 }, '#d6c4a2');
}

/** The banners by file name. Each stance looks at a row whose middle is near x = 0. */
export const panoramas: Record<string, Scene & { boats?: readonly Boat[] }> = {
  'banner-gent': {
    seed: 11,
    light: lights.dusk,
    stance: { eye: [-7, 3.4, -50], yaw: 0.12, focal: 565, horizon: 409, middle: 600 },
    region: 'flanders',
    lots: ghentRow,
    from: -62,
    distance: 'roofs',
    land: '#6b675f',
    backdrop: (canvas) => paintTowers(canvas, [352, 668, 835], 436),
    ground: paintQuay,
    things: quayLife,
    boats: [
      { x: -19, long: 10, hull: '#31506b', covered: true },
      { x: 10, long: 6.2, hull: '#7a3327', covered: false },
      { x: 18, long: 6.2, hull: '#35483f', covered: false },
    ],
  },
  'banner-gent-ochtend': {
    seed: 29,
    light: lights.morning,
    stance: { eye: [10, 3.2, -42], yaw: -0.24, focal: 560, horizon: 410, middle: 600 },
    region: 'flanders',
    lots: [...ghentRow].reverse(),
    from: -78,
    distance: 'roofs',
    land: '#8d887c',
    ground: paintQuay,
    trees: trees('lime', quay.edge + 2.2, [-58, -49, 14, 22, 30], 7.4),
    things: quayLife,
    boats: [
      { x: -24, long: 6.2, hull: '#35483f', covered: false },
      { x: -15, long: 10, hull: '#7a3327', covered: true },
    ],
  },
  'banner-brussel': {
    seed: 5,
    light: lights.morning,
    stance: { eye: [-4, 2.1, -27], yaw: 0.34, focal: 430, horizon: 456, middle: 610 },
    region: 'brussels',
    lots: Array.from({ length: 22 }, (_, n): Lot => ({
      variant: n % 5 === 3 ? 'income-property' : 'town-house',
      era: n % 3 ? 1904 : 1888,
      floors: 3 + (n % 4 === 2 ? 1 : 0),
    })),
    from: -30,
    distance: 'roofs',
    land: '#9b978c',
    across: -31,
    ground: (canvas, random) => {
      paintStreet(canvas, 0, random);
      paintTracks(canvas, -7.2);
    },
    trees: trees('plane', -1.9, [-14.5, -2, 10.5, 36, 49, 62, 76], 6.4),
    things: (row) => [
      ...along(-8, 80, 12.5, lamp(-2)),
      thing(27, -8.6, (canvas) => paintTram(canvas, 12, -9.4), 1.2),
      ...[-12, 22, 40].map((x, n) =>
        thing(x + 2, -3.6, (canvas) => paintCar(canvas, x, -4.2, createRandom(60 + n)), 1.8),
      ),
      ...row
        .filter((_, n) => n % 4 === 1)
        .map(({ volumes }) => {
          const x = (volumes[0]?.box.x ?? 0) + 1.2;
          return thing(x, -0.4, (canvas) => paintBicycle(canvas, [x, 0, -0.4], createRandom(Math.round(x * 10) >>> 0)));
        }),
      thing(3, -1.2, (canvas) => paintCafeTables(canvas, [1, 0, -1.2], 3, createRandom(5)), 2),
    ],
  },
  'banner-wijk': {
    seed: 23,
    light: lights.noon,
    stance: { eye: [6, 2, -22], yaw: -0.36, focal: 560, horizon: 505, middle: 580 },
    region: 'flanders',
    lots: Array.from({ length: 22 }, (_, n): Lot => ({
      variant: 'terraced-house',
      era: 1924 + (n % 4) * 4,
      floors: n % 3 === 1 ? 3 : 2,
    })),
    from: -104,
    distance: 'roofs',
    land: '#9b978c',
    ground: (canvas, random) => paintStreet(canvas, 0, random),
    across: -26,
    trees: trees('lime', -1.9, [-64, -52, -41, -30, -19, -8, 3.5, 14], 5.4),
    things: () => [
      ...[-46, -35, -13, -2].map((x, n) =>
        thing(x + 2, -3.6, (canvas) => paintCar(canvas, x, -4.2, createRandom(80 + n)), 1.8),
      ),
      thing(-4.4, -0.4, (canvas) => paintBicycle(canvas, [-4.4, 0, -0.4], createRandom(8))),
      ...along(-60, 12, 18, lamp(-2)),
    ],
  },
  'banner-nieuwbouw': {
    seed: 37,
    light: lights.morning,
    stance: { eye: [-10, 2, -38], yaw: 0.3, focal: 660, horizon: 505, middle: 600 },
    region: 'brussels',
    lots: Array.from({ length: 9 }, (_, n): Lot => ({
      variant: 'new-flat',
      era: 2024 + (n % 3),
      floors: 4 + (n % 2),
      gap: n % 2 ? 5 : 0,
    })),
    from: -50,
    distance: 'woods',
    land: '#93a072',
    ground: (canvas, random) => paintStreet(canvas, 0, random),
    across: -42,
    trees: trees('standard', -1.9, [-30, -22, -14, -6, 2, 10, 18, 27, 36, 46, 57], 5.2),
    things: () => [
      thing(4, -0.5, (canvas) => paintBicycle(canvas, [4, 0, -0.5], createRandom(4))),
      thing(-11, -0.5, (canvas) => paintBicycle(canvas, [-11, 0, -0.5], createRandom(6))),
      ...[-24, 13].map((x, n) => thing(x + 2, -3.6, (canvas) => paintCar(canvas, x, -4.2, createRandom(33 + n)), 1.8)),
      thing(-3, -1.6, (canvas) => paintBench(canvas, [-3, 0, -1.6])),
      ...along(-26, 60, 16, lamp(-2)),
    ],
  },
  'banner-luxembourg': {
    seed: 51,
    light: lights.afternoon,
    stance: { eye: [-4, 4.4, -40], yaw: 0.08, focal: 740, horizon: 408, middle: 560 },
    region: 'luxembourg',
    lots: Array.from({ length: 9 }, (_, n): Lot => ({
      variant: n % 4 === 2 ? 'income-property' : 'town-house',
      era: 1896 + n,
      floors: 3,
    })),
    from: 4,
    distance: 'hills',
    backdrop: (canvas) => {
      paintValley(canvas, { deck: 322, foot: 470, span: 92, from: -20 });
      paintWoods(canvas);
    },
    ground: (canvas, random) => {
      paintTerrace(canvas, [-80, 3.4]);
      paintStreet(canvas, -0.2, random);
    },
    trees: [...trees('lime', -1.9, [9, 22, 35], 5.6)],
    things: () => [
      ...along(-34, 44, 13, lamp(-2)),
      thing(-14, -1.5, (canvas) => paintBench(canvas, [-14, 0, -1.5])),
      thing(-22, -1.5, (canvas) => paintBench(canvas, [-22, 0, -1.5])),
      thing(15, -3.6, (canvas) => paintCar(canvas, 13, -4.2, createRandom(71)), 1.8),
      thing(-6, -0.6, (canvas) => paintBicycle(canvas, [-6, 0, -0.6], createRandom(12))),
    ],
  },
  'banner-buiten': {
    seed: 63,
    light: lights.noon,
    stance: { eye: [1, 2.8, -33], yaw: 0.17, focal: 820, horizon: 452, middle: 600 },
    region: 'wallonia',
    lots: [
      { variant: 'family-house', era: 1936, floors: 2, gap: 14 },
      { variant: 'farmhouse', era: 1830, floors: 2, gap: 16 },
      { variant: 'family-house', era: 1928, floors: 2, gap: 18 },
      { variant: 'villa', era: 1935, floors: 2, gap: 18 },
      { variant: 'farmhouse', era: 1870, floors: 2 },
    ],
    from: -36,
    distance: 'hills',
    land: '#8a9c61',
    ground: (canvas, random) => {
      paintLawn(canvas, [-200, 200], [-9, 60], random, true);
      paintLawn(canvas, [-60, 60], [-32, -12.6], random, true);
      paintLevel(canvas, [-300, 300], [-12.6, -8.6], '#b1a896');
      paintLevel(canvas, [-300, 300], [-10.8, -10.4], '#94996a', 0.005);
      paintLevel(canvas, [-300, 300], [-12.9, -12.6], '#7f8a58');
      paintLevel(canvas, [-300, 300], [-8.7, -8.4], '#7f8a58');
    },
    trees: [
      ...trees('poplar', 34, [-70, -62, -54, -46, 44, 52, 60, 68, 76], 15),
      ...trees('lime', 16, [-16, -2, 24, 42, 66], 10),
      ...trees('fruit', 5, [-19, -15, 17, 21, 25], 3.8),
      { kind: 'lime', at: [8, 0, -6], height: 8.4, seed: 77 },
      { kind: 'birch', at: [-34, 0, -4], height: 8, seed: 78 },
    ],
    things: () => [
      thing(-8, -7, (canvas) => paintFence(canvas, [-40, 0, -7.4], [60, 0, -7.4], 1, 'wires', createRandom(2)), 0.1),
      thing(-26, -5.4, (canvas) => paintHedge(canvas, [-37, 0, -6], [-26, 0, -5.2], 1.1, createRandom(3)), 0.4),
      thing(38, -5.4, (canvas) => paintHedge(canvas, [32, 0, -6], [46, 0, -5.2], 1.1, createRandom(4)), 0.4),
    ],
  },
};
