import { createRandom, type Random } from '../../listings/random.ts';
import { paintBalcony } from '../walls/balconies.ts';
import type { Flat, Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { paintDoor } from '../walls/doors.ts';
import { gardenFront } from './garden-front.ts';
import { type Cell, doorOf, type Front, heightOf, paintFront, window } from './front.ts';
import { paintWall, type Wall } from '../walls/materials.ts';
import { stripes } from '../walls/ornaments.ts';
import { blueStone, mix, palette, stone } from '../palette.ts';
import { createPlane, isSeen } from '../plane.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from '../roofs/roofs.ts';
import { castOn, type Caster } from '../shade.ts';
import { brick, doorStyle, roofOf, trimOf, windowStyle } from './traits.ts';
import type { Volume } from './volume.ts';
import { paintWindow } from '../walls/windows.ts';

/** A house on a street corner, between the wars: bands of brick and render that run around a rounded corner. */
export function cornerHouse(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 23 + 13);
  const dated: Plot = { ...plot, era: Math.min(1939, Math.max(1924, plot.era || 1932)) };
  const trim = random.pick([trimOf(dated.region, random), '#ece5d6']);
  const wall: Wall = {
    ...random.pick([
      brick(random, 'yellow'),
      brick(random, 'brown'),
      brick(random, 'red'),
      { kind: 'render', colour: random.pick(['#efe8d9', '#e9dcc0', '#dfe0d6', '#ead0b8']) } as const,
    ]),
    worn: plot.condition === 'dated',
  };
  const count = Math.max(3, Math.min(6, plot.floors));
  const [width, depth, r] = [random.between(95, 125) / 10, random.between(100, 130) / 10, random.pick([2.2, 2.8, 3.2])];
  const left = random.chance(0.5);
  const front = frontOf(dated, wall, trim, count, random, width - r);
  const chamfer = random.chance(0.25);
  const tall = heightOf(front) + 0.9;
  const roof: Roof = {
    ...roofOf('flat', 0, random, dated),
    form: 'flat',
    rise: 0,
    colour: mix(trim, palette.white, 0.1),
    dormers: 0,
    chimney: false,
    overhang: random.pick([0.12, 0.3]),
    panels: false,
  };
  const street = paintFront(front);
  const side = paintFront({
    ...front,
    seed: plot.seed + 5,
    number: undefined,
    storeys: front.storeys.map(({ height }, n) => ({
      height,
      cells: n === 0 ? [window(1.4, 1.5, 0.9), window(1.4, 1.5, 0.9)] : sideCells(n, random),
    })),
  });
  const back = gardenFront({ ...front, seed: plot.seed + 9 }, false);
  const main: Volume = {
    box: { x: left ? x + r : x, y: 0, z: 0, width: width - r, height: tall, depth },
    wall,
    roof,
    window: front.window,
    seed: plot.seed,
    front: garden ? back : street,
    back: garden ? street : back,
  };
  const flank: Volume = {
    ...main,
    box: { x: left ? x : x + width - r, y: 0, z: r, width: r, height: tall, depth: depth - r },
    seed: plot.seed + 2,
    front: () => undefined,
    back: () => undefined,
    side,
    before: garden
      ? undefined
      : (canvas, casters) =>
          paintCorner(canvas, casters, {
            plot: dated,
            front,
            wall,
            x: left ? x : x + width - r,
            r,
            left,
            chamfer,
            tall,
          }),
  };
  return {
    volumes: garden ? [main] : [main, flank],
    width,
    height: tall + 0.6,
    depth,
    setback: 0,
    gap: 0,
    door: (left ? r : 0) + doorOf(front, width - r),
    drives: [],
    corner: garden ? undefined : left ? 'left' : 'right',
  };
}

function frontOf(plot: Plot, wall: Wall, trim: string, count: number, random: Random, width: number): Front {
  const style = windowStyle(plot, random, trim);
  const ribbon = random.chance(0.6);
  const balconies = random.pick(['solid', 'bars', 'none'] as const);
  const door: Cell = { share: 0.8, kind: 'door', width: 1.3, height: 2.6, sill: 0.17 };
  const wide = ribbon ? Math.min(3.2, width * 0.36) : 1.5;
  const storeys = [
    { height: 3.4, cells: [window(wide, 1.7, 0.85, { style: { panes: 3 } }), door] },
    ...Array.from({ length: count - 1 }, (_, n) => ({
      height: 2.95,
      cells: [
        window(wide, 1.6, 0.8, { style: { panes: ribbon ? 4 : 2 } }),
        window(1.2, balconies !== 'none' && n % 2 === 0 ? 2.2 : 1.6, balconies !== 'none' && n % 2 === 0 ? 0.15 : 0.8, {
          share: 0.8,
          rail: balconies !== 'none' && n % 2 === 0 ? balconies : undefined,
          deep: 0.8,
        }),
      ],
    })),
  ];
  const flip = random.chance(0.5);
  const made: Front = {
    seed: plot.seed,
    base: 0.4,
    storeys: flip ? storeys.map(({ height, cells }) => ({ height, cells: [...cells].reverse() })) : storeys,
    wall: wall.colour,
    trim,
    plinth: { colour: random.pick([blueStone, '#3b3f42', '#7a6a58']), height: 0.75 },
    window: { ...style, surround: 'none', head: 'flat', transom: random.pick([1, 0.72]), sill: stone },
    door: {
      ...doorStyle(plot, random, trim, 'flat'),
      kind: random.pick(['ironwork', 'glazed'] as const),
      surround: 'stone',
      canopy: 'slab',
    },
    garage: { colour: '#4a5157', kind: 'leaves' },
    cornice: 'none',
    slab: trim,
    under: [],
    over: [],
    number: plot.number,
  };
  return { ...made, under: bandsOf(made, count, trim, wall, random) };
}

/** Horizontal stripes that hold the storeys together, on front, corner and side alike. */
function bandsOf(front: Front, count: number, trim: string, wall: Wall, random: Random): Front['under'] {
  const floors = Array.from({ length: count }, (_, n) => 3.8 + n * 2.95);
  return random.pick([
    [
      stripes(
        floors.flatMap((v) => [v + 0.62, v + 2.42]),
        0.16,
        trim,
      ),
    ],
    [
      stripes(
        floors.map((v) => v - 0.3),
        1.06,
        trim,
      ),
    ],
    [
      stripes(
        floors.flatMap((v) => [v - 0.05, v + 0.2, v + 0.45]),
        0.09,
        mix(wall.colour, palette.slate, 0.35),
      ),
      stripes([heightOf(front)], 0.5, trim),
    ],
  ]);
}

function sideCells(level: number, random: Random): Cell[] {
  return level % 2 === 0 || random.chance(0.5)
    ? [window(2.2, 1.6, 0.8, { style: { panes: 3 } }), window(1.1, 1.6, 0.8)]
    : [window(1.4, 1.6, 0.8), window(1.4, 1.6, 0.8)];
}

interface Corner {
  plot: Plot;
  front: Front;
  wall: Wall;
  /** Left end of the square that the corner fills. */
  x: number;
  r: number;
  left: boolean;
  chamfer: boolean;
  tall: number;
}

/** A quarter of a cylinder in facets, or one slanted face, with its windows. */
function paintCorner(canvas: Canvas, casters: readonly Caster[], corner: Corner): void {
  const { x, r, left, chamfer, tall, front, wall, plot } = corner;
  const facets = chamfer ? 1 : 6;
  const points = Array.from({ length: facets + 1 }, (_, n): Flat => {
    const angle = ((left ? n : facets - n) / facets) * (Math.PI / 2);
    const [along, away] = [r - r * Math.cos(angle), r - r * Math.sin(angle)];
    return [left ? x + along : x + r - along, away];
  });
  const ordered = points;
  for (let n = 0; n < facets; n++) {
    const [from, to] = [ordered[n], ordered[n + 1]];
    if (!from || !to) continue;
    const wide = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / wide, 0, (to[1] - from[1]) / wide];
    const plane = createPlane([from[0], 0, from[1]], along, [0, 1, 0], wide, tall);
    if (!isSeen(plane, canvas.camera.eye)) continue;
    paintWall(canvas, plane, wall, plot.seed + n);
    canvas.face(plane.rect(0, 0, wide, front.plinth.height, 0.03), canvas.tone(front.plinth.colour, plane));
    for (const painter of front.under) painter(canvas, plane);
    let floor = front.base;
    front.storeys.forEach(({ height }, level) => {
      const random = createRandom(plot.seed * 3 + level);
      const edge = chamfer ? wide * 0.2 : 0.02;
      const opening = { u: edge, v: floor + 0.8, width: wide - edge * 2, height: level === 0 ? 1.8 : 1.6 };
      if (level === 0 && chamfer)
        paintDoor(
          canvas,
          plane,
          { u: wide / 2 - 0.65, v: 0.17, width: 1.3, height: 2.7 },
          { ...front.door, canopy: undefined },
          front.wall,
          random,
        );
      else
        paintWindow(
          canvas,
          plane,
          opening,
          { ...front.window, panes: chamfer ? 3 : 1, reveal: 0.1, rollers: 0 },
          front.wall,
          random,
        );
      if (chamfer && level > 0 && level % 2 === 1)
        paintBalcony(
          canvas,
          plane,
          { u: wide * 0.08, v: floor + 0.02, width: wide * 0.84, deep: 0.6 },
          'iron',
          front.slab,
        );
      floor += height;
    });
    canvas.face(plane.rect(0, tall - 0.3, wide, 0.34, 0.14), canvas.tone(mix(front.trim, palette.white, 0.1), plane));
    canvas.face(plane.rect(0, tall + 0.02, wide, 0.06, 0.16), canvas.tone(mix(front.trim, palette.white, 0.4), plane));
    castOn(canvas, plane, casters);
  }
}
