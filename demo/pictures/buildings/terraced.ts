import { createRandom, type Random } from '../../listings/random.ts';
import { type BowShape, paintBow } from '../walls/bow-window.ts';
import { paintClimber } from '../greenery/climbers.ts';
import { type Cell, type Front, heightOf, nothing, type Storey, window } from './front.ts';
import { chequers, corners, panel, stripes } from '../walls/ornaments.ts';
import { blueStone, mix, palette, woods } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import { rowHouse, plainFront } from './row-house.ts';
import type { RoofForm } from '../roofs/roofs.ts';
import { periodOf, roofOf } from './traits.ts';

/** A terraced house: narrow, two or three storeys, each age with its own way of filling a front. */
export function terraced(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 3 + 1);
  const period = periodOf(plot.era);
  const count = Math.max(2, Math.min(4, plot.floors));
  const { front, wall } = plainFront(plot, random);
  const base: Front = { ...front, door: { ...front.door, steps: 1 } };
  const width = random.between(52, 70) / 10;
  const made =
    period === 'old' || period === 'belle-epoque'
      ? workers(base, count, width, random)
      : period === 'interwar'
        ? interwar(base, count, width, random)
        : period === 'new'
          ? recent(base, count, width, random)
          : postwar(base, count, width, random);
  const old = period === 'old' || period === 'belle-epoque';
  const form = formOf(plot, random);
  const rise =
    form === 'mansard' ? 2.3 : form === 'ridge' ? 2.7 + random.next() * 1.2 : width * (0.5 + random.next() * 0.16);
  const dressed: Front = {
    ...made,
    cornice: form === 'ridge' || form === 'mansard' ? made.cornice : 'none',
    over: random.chance(0.16) ? [...made.over, rose(plot.seed, made, width)] : made.over,
  };
  return rowHouse(plot, x, garden, random, {
    front: dressed,
    wall: {
      ...wall,
      band: front.trim,
      bands: old && wall.kind === 'brick' && random.chance(0.5) ? floorsOf(dressed).map((v) => v - 0.1) : [],
    },
    roof: { ...roofOf(form, rise, random, plot), overhang: form === 'flat' ? 0.06 : 0.3 },
    width,
    depth: old ? 10.5 : 9.5,
    extra: old ? 0.5 : 0.25,
    setback: period === 'new' && random.chance(0.5) ? 2 : 0,
  });
}

function formOf(plot: Plot, random: Random): RoofForm {
  const gabled = plot.region === 'flanders';
  switch (periodOf(plot.era)) {
    case 'old':
    case 'belle-epoque':
      return random.pick(
        gabled ? ['ridge', 'ridge', 'stepped', 'neck', 'mansard'] : ['ridge', 'ridge', 'ridge', 'mansard', 'gable'],
      );
    case 'interwar':
      return random.pick(
        gabled
          ? ['ridge', 'ridge', 'stepped', 'bell', 'gable', 'clipped']
          : ['ridge', 'ridge', 'mansard', 'gable', 'clipped'],
      );
    case 'new':
      return random.pick(['flat', 'gable', 'ridge', 'flat']);
    default:
      return random.pick(['ridge', 'ridge', 'ridge', 'flat']);
  }
}

/** Where each storey above the first begins, in metres. */
function floorsOf(front: Front): number[] {
  return front.storeys.slice(1).map((_, n) => heightOf({ base: front.base, storeys: front.storeys.slice(0, n + 1) }));
}

function swap(random: Random, cells: readonly Cell[]): Cell[] {
  return random.chance(0.5) ? [...cells].reverse() : [...cells];
}

/** Brick of before the first war: a door, tall windows, arches and bands. */
function workers(front: Front, count: number, width: number, random: Random): Front {
  const three = width > 6.2 && random.chance(0.5);
  const flip = random.chance(0.5);
  const order = (cells: Cell[]) => (flip ? cells.reverse() : cells);
  const door: Cell = {
    share: three ? 0.85 : 0.75,
    kind: 'door',
    width: 1.05,
    height: random.pick([2.5, 2.75]),
    sill: 0.17,
  };
  const tall = random.pick([1.7, 1.85, 2]);
  const wide = three ? 0.95 : random.pick([1.05, 1.15]);
  const below = three
    ? [door, window(wide, tall, 0.75), window(wide, tall, 0.75)]
    : random.chance(0.5)
      ? [door, window(1.5, tall, 0.75, { share: 1.25, style: { panes: 3 } })]
      : [door, window(wide, tall, 0.75, { share: 0.8 }), window(wide, tall, 0.75, { share: 0.8 })];
  const upper = Array.from({ length: count - 1 }, (_, n): Storey => {
    const high = tall - n * 0.25;
    const columns = three ? 3 : random.chance(0.75) ? 2 : 3;
    return {
      height: 3.1 - n * 0.35,
      cells: Array.from({ length: columns }, () => window(wide - (columns === 3 ? 0.1 : 0), high, 0.7)),
    };
  });
  const trim = random.pick([front.trim, '#e9dfc8', '#8a4a3a']);
  const storeys: Storey[] = [{ height: 3.3, cells: order(below) }, ...upper];
  const made: Front = {
    ...front,
    base: 0.35,
    storeys,
    cornice: random.pick(['corbels', 'dentils', 'brackets', 'corbels']),
  };
  const floors = floorsOf(made);
  return {
    ...made,
    under: random.pick([
      [],
      [stripes([1.1, 2.3, ...floors.flatMap((v) => [v + 0.75, v + 1.7])], 0.14, trim)],
      [chequers((floors[0] ?? 3.4) - 0.36, 0.17, trim, mix(front.wall, palette.slate, 0.25))],
      [corners(trim, heightOf(made))],
    ]),
  };
}

/** Between the wars: a bay over the street, bands and small panes. */
function interwar(front: Front, count: number, width: number, random: Random): Front {
  const flip = random.chance(0.5);
  const order = (cells: Cell[]) => (flip ? cells.reverse() : cells);
  const garage = random.chance(0.25);
  const storeys: Storey[] = [
    {
      height: 3.1,
      cells: order([
        { share: 0.7, kind: 'door', width: 1.05, height: 2.45, sill: 0.17 },
        garage
          ? { share: 1.2, kind: 'garage', width: 2.5, height: 2.2, sill: 0.02 }
          : window(random.pick([1.9, 2.2, 1.5]), 1.55, 0.8, { share: 1.2, style: { panes: 3 } }),
      ]),
    },
    ...Array.from({ length: count - 1 }, (_, n): Storey => ({
      height: 2.9 - n * 0.1,
      cells: order([
        window(0.95, 1.5, 0.85, { share: 0.7, style: { panes: 1 } }),
        n === 0 || random.chance(0.5)
          ? { ...nothing, share: 1.2 }
          : window(2, 1.45, 0.85, { share: 1.2, style: { panes: 3 } }),
      ]),
    })),
  ];
  const made: Front = { ...front, base: 0.35, storeys, cornice: random.pick(['plain', 'dentils', 'corbels']) };
  const floors = floorsOf(made);
  const bowWide = width * 0.46;
  const over = storeys.slice(1).every(({ cells }) => cells.some(({ kind }) => kind === 'none'));
  const shape = random.pick<BowShape>(['canted', 'box', 'round', 'canted']);
  const colour = random.pick([
    front.wall,
    mix(front.wall, front.trim, 0.75),
    '#e9e1d0',
    mix(front.wall, palette.slate, 0.2),
  ]);
  const bow = {
    u: flip ? width * 0.06 : width * 0.94 - bowWide,
    v: (floors[0] ?? 3.4) - 0.1,
    width: bowWide,
    out: random.pick([0.5, 0.65]),
    shape,
    storeys: over ? storeys.slice(1).map(({ height }) => height - 0.05) : [2.75],
    colour,
    trim: front.trim,
    window: front.window,
    roof: random.pick(['zinc', 'balcony', 'slab'] as const),
    seed: front.seed,
  };
  return {
    ...made,
    under: random.pick([
      [],
      [
        stripes(
          floors.flatMap((v) => [v - 0.2, v + 0.6]),
          0.1,
          front.trim,
        ),
      ],
      [stripes([0.9, 1.15, 1.4, 1.65, 1.9], 0.06, mix(front.wall, palette.slate, 0.3))],
      [corners(mix(front.wall, palette.slate, 0.25), heightOf(made))],
    ]),
    over: [(canvas, plane) => paintBow(canvas, plane, bow)],
  };
}

/** After the war: a garage below, wide windows above, sometimes a coloured panel. */
function postwar(front: Front, count: number, width: number, random: Random): Front {
  const bel = random.chance(0.6);
  const wide = random.pick([1.6, 2.1, 2.6]);
  const ground = swap(random, [
    { share: 0.6, kind: 'door', width: 1, height: 2.15, sill: 0.12 },
    bel
      ? { share: 1.2, kind: 'garage', width: 2.5, height: 2.15, sill: 0.02 }
      : window(wide + 0.2, 1.55, 0.7, { share: 1.2, style: { panes: 3 } }),
  ]);
  const layout = random.pick(['even', 'wide', 'mixed'] as const);
  const upper = Array.from({ length: count - 1 }, (_, n): Storey => ({
    height: 2.75,
    cells:
      layout === 'wide' && n === 0
        ? [window(Math.min(4.4, width * 0.76), 1.55, 0.75, { style: { panes: 4 } })]
        : layout === 'mixed'
          ? swap(random, [
              window(0.8, 1.15, 1.05, { share: 0.6, style: { panes: 1 } }),
              window(wide, 1.4, 0.85, { share: 1.1 }),
            ])
          : [window(Math.min(wide, width * 0.36), 1.4, 0.85), window(Math.min(wide, width * 0.36), 1.4, 0.85)],
  }));
  const made: Front = { ...front, base: 0.15, storeys: [{ height: 2.65, cells: ground }, ...upper], cornice: 'none' };
  const [first = 2.8] = floorsOf(made);
  return {
    ...made,
    under: random.pick([
      [],
      [
        panel(
          { u: 0, v: 0, width: 20, height: first - 0.05 },
          random.pick([mix(blueStone, palette.white, 0.3), '#b8a68a', mix(front.wall, palette.slate, 0.3)]),
        ),
      ],
      layout === 'wide'
        ? [
            panel(
              { u: width * 0.12, v: first + 0.1, width: width * 0.76, height: 0.66 },
              random.pick(['#6f8a8c', '#c9a45a', '#8a5142', '#e9e1d0', '#5b6a58']),
            ),
          ]
        : [],
    ]),
  };
}

/** Of today: large openings set off against each other, wood or dark brick between them. */
function recent(front: Front, count: number, width: number, random: Random): Front {
  const ground = swap(random, [
    { share: 0.6, kind: 'door', width: 1.1, height: 2.35, sill: 0.06 },
    random.chance(0.5)
      ? { share: 1.2, kind: 'garage', width: 2.7, height: 2.35, sill: 0.02 }
      : window(Math.min(3, width * 0.45), 2.2, 0.15, { share: 1.2 }),
  ]);
  const upper = Array.from({ length: count - 1 }, (): Storey => ({
    height: 2.9,
    cells: random.pick([
      [
        window(Math.min(3.4, width * 0.55), 2.1, 0.3, { share: 1.4, rail: random.chance(0.4) ? 'glass' : undefined }),
        window(0.8, 2.1, 0.3, { share: 0.6, style: { panes: 1 } }),
      ],
      [window(1.2, 2.1, 0.3, { style: { panes: 1 } }), window(1.2, 2.1, 0.3, { style: { panes: 1 } })],
      [window(0.9, 2.1, 0.3, { share: 0.6, style: { panes: 1 } }), window(2.2, 1.5, 0.9, { share: 1.2 })],
      [window(Math.min(4, width * 0.7), 1.7, 0.7, { style: { panes: 3 } })],
    ]),
  }));
  const timber = random.pick(woods);
  return {
    ...front,
    base: 0.06,
    plinth: { ...front.plinth, height: 0 },
    storeys: [{ height: 2.9, cells: ground }, ...upper],
    cornice: 'none',
    pipe: random.chance(0.4) ? front.pipe : undefined,
    under: random.pick([
      [],
      [panel({ u: 0, v: 0, width: width * 2, height: 2.85 }, timber)],
      [panel({ u: 0, v: 0, width: width * 2, height: 2.85 }, '#3f4549')],
      [panel({ u: 0, v: 0, width: width * 2, height: 2.85 }, mix(front.wall, palette.white, 0.35))],
    ]),
  };
}

/** A rose trained from a hole in the pavement along the first floor. */
function rose(seed: number, front: Front, width: number): Front['over'][number] {
  return (canvas, plane) => {
    const random = createRandom(seed * 19 + 5);
    const [first = 3.2] = floorsOf(front);
    const left = random.chance(0.5);
    const u = left ? 0.18 : width - 0.18;
    paintClimber(
      canvas,
      plane,
      {
        path: [
          [u, 0],
          [u, first - 0.2],
          [left ? width * 0.55 : width * 0.45, first - 0.12],
        ],
        spread: 0.28,
      },
      random,
    );
  };
}
