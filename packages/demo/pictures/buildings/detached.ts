import { createRandom, type Random } from '../../listings/random.ts';
import { assemble, freeFront, type Part } from './free-house.ts';
import { type Cell, type Front, nothing, type Storey, window } from './front.ts';
import type { Wall } from '../walls/materials.ts';
import { corners, panel } from '../walls/ornaments.ts';
import { doors, mix, palette, woods } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof, RoofForm } from '../roofs/roof.ts';
import { brick, wallOf } from './regions.ts';
import { periodOf, roofOf } from './traits.ts';

/** A family house with three or four free-standing sides. */
export function detached(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 7 + 3);
  const period = periodOf(plot.era);
  const low = period === 'late' ? random.chance(0.7) : period === 'postwar' ? random.chance(0.4) : random.chance(0.15);
  const storeysUp = low ? 1 : Math.min(2, Math.max(1, plot.floors));
  const wall: Wall = period === 'late' ? late(plot, random) : wallOf(plot, random);
  const width = random.between(88, 116) / 10;
  const base = freeFront(plot, wall, random);
  const shutters = period !== 'new' && random.chance(0.32) ? random.pick(doors) : undefined;
  const garage = random.pick(['inside', 'wing', 'wing', 'none'] as const);
  const front: Front = {
    ...base,
    window: { ...base.window, shutters, surround: shutters ? 'none' : base.window.surround },
    storeys: storeysOf(storeysUp, garage === 'inside', shutters !== undefined, width, random),
    under:
      wall.kind !== 'boards' && random.chance(0.3)
        ? [
            random.pick([
              corners(base.trim, 3 * storeysUp),
              panel({ u: 0, v: 0, width: 30, height: 1.1 }, mix(wall.colour, palette.slate, 0.3)),
            ]),
          ]
        : [],
  };
  const form: RoofForm = random.pick(
    period === 'new'
      ? ['gable', 'ridge', 'flat', 'hip']
      : low
        ? ['ridge', 'ridge', 'clipped', 'gable']
        : ['ridge', 'hip', 'ridge', 'clipped', 'gable'],
  );
  const depth = random.between(90, 105) / 10;
  const roof: Roof = {
    ...roofOf(form, riseOf(form, width, depth, low), random, plot),
    dormers: form === 'ridge' && low ? random.between(1, 3) : form === 'ridge' && random.chance(0.3) ? 1 : 0,
    overhang: period === 'new' ? 0.12 : form === 'flat' ? 0.3 : random.pick([0.45, 0.6]),
  };
  const main: Part = { left: 0, width, depth, z: 0, front, wall, roof, open: true };
  const parts = [main];
  if (form === 'ridge' && random.chance(0.45)) parts.push(crossGable(main, low, random));
  const right = random.chance(0.5);
  if (garage === 'wing') parts.unshift(garageWing(main, right, plot, random));
  return assemble(x, garden, parts, main, random.between(6, 10), 4);
}

/** The walls of the fermette period. */
function late(plot: Plot, random: Random): Wall {
  if (plot.region === 'wallonia' || plot.region === 'luxembourg') return wallOf(plot, random);
  return random.pick([
    brick(random, 'brown'),
    brick(random, 'red'),
    brick(random, 'painted'),
    brick(random, 'sand'),
    brick(random, 'maroon'),
  ]);
}

function riseOf(form: RoofForm, width: number, depth: number, low: boolean): number {
  if (form === 'gable' || form === 'clipped') return width * (low ? 0.48 : 0.42);
  if (form === 'hip') return 3.2;
  return depth * (low ? 0.46 : 0.36);
}

function storeysOf(count: number, garage: boolean, shutters: boolean, width: number, random: Random): Storey[] {
  const size = shutters ? 1.15 : random.pick([1.4, 1.7, 2.1]);
  const below: Cell[] = [
    { share: 0.75, kind: 'door', width: 1.1, height: 2.2, sill: 0.18 },
    window(size, 1.45, 0.75, { style: { panes: size > 1.5 ? 3 : 2 } }),
    garage
      ? { share: 1.15, kind: 'garage', width: 2.6, height: 2.2, sill: 0.04 }
      : window(random.pick([size, Math.min(2.8, width * 0.26)]), 1.45, 0.75, { style: { panes: size > 1.5 ? 3 : 2 } }),
  ];
  const order = random.pick([
    [0, 1, 2],
    [1, 0, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]);
  const ground = order.flatMap((index) => below[index] ?? []);
  const upper: Storey[] =
    count > 1
      ? [
          {
            height: 2.6,
            cells: ground.map(({ kind, share }) =>
              kind === 'door'
                ? random.chance(0.3)
                  ? { ...nothing, share }
                  : window(0.8, 1.15, 0.9, { share, style: { panes: 1 } })
                : window(Math.min(size, 1.6), 1.25, 0.8, { share, style: { panes: 2 } }),
            ),
          },
        ]
      : [];
  return [{ height: 2.65, cells: ground }, ...upper];
}

/** A projecting gable over part of the front. */
function crossGable({ front, wall, roof, width }: Part, low: boolean, random: Random): Part {
  const wide = width * (0.34 + random.next() * 0.08);
  const left = random.chance(0.5);
  const timber = random.chance(0.3);
  const storeys: Storey[] = [
    { height: 2.65, cells: [window(Math.min(2.3, wide * 0.6), 1.5, 0.7, { style: { panes: 3 } })] },
    ...(low ? [] : [{ height: 2.6, cells: [window(Math.min(1.8, wide * 0.5), 1.25, 0.8, { style: { panes: 2 } })] }]),
  ];
  return {
    left: left ? width * 0.04 : width * 0.96 - wide,
    width: wide,
    depth: 5,
    z: -1.1,
    wall: timber
      ? { kind: random.pick(['boards', 'frame'] as const), colour: random.pick(['#efe8da', ...woods]) }
      : wall,
    front: {
      ...front,
      seed: front.seed + 19,
      storeys,
      under: [],
      over: [],
      pipe: undefined,
      number: undefined,
      window: { ...front.window, shutters: undefined },
    },
    roof: {
      ...roof,
      form: 'gable',
      rise: wide * 0.5,
      dormers: 0,
      skylights: 0,
      panels: false,
      chimney: false,
      overhang: Math.min(0.5, roof.overhang),
    },
  };
}

function garageWing({ front, wall, roof, width }: Part, right: boolean, plot: Plot, random: Random): Part {
  const wide = random.between(34, 44) / 10;
  const flat = random.chance(plot.era > 2000 ? 0.8 : 0.4);
  return {
    left: right ? width : -wide,
    width: wide,
    depth: 6.5,
    z: random.pick([0.8, 1.8, 2.6]),
    wall: plot.era > 2000 && random.chance(0.5) ? { kind: 'boards', colour: random.pick(woods) } : wall,
    front: {
      ...front,
      seed: front.seed + 61,
      storeys: [{ height: 2.55, cells: [{ share: 1, kind: 'garage', width: 2.6, height: 2.2, sill: 0.04 }] }],
      under: [],
      over: [],
      number: undefined,
    },
    roof: {
      ...roof,
      form: flat ? 'flat' : roof.form === 'hip' ? 'hip' : 'ridge',
      rise: 2,
      dormers: 0,
      chimney: false,
      skylights: 0,
      panels: false,
      overhang: flat ? 0.2 : Math.min(0.4, roof.overhang),
    },
  };
}
