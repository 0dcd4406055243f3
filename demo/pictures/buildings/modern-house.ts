import { createRandom, type Random } from '../../listings/random.ts';
import { assemble, freeFront, type Part } from './free-house.ts';
import { type Cell, type Front, nothing, window } from './front.ts';
import type { Wall } from '../walls/materials.ts';
import { mix, palette, woods } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from '../roofs/roofs.ts';
import { brick, render, roofOf } from './traits.ts';

/** A house of today: stacked boxes, a long barn, or a gabled house without eaves. */
export function modernHouse(plot: Plot, x: number, garden: boolean): Building {
  const dated: Plot = { ...plot, era: Math.max(2008, plot.era) };
  const random = createRandom(plot.seed * 13 + 7);
  const kind = random.pick(['boxes', 'boxes', 'barn', 'gables'] as const);
  return kind === 'boxes'
    ? boxes(dated, x, garden, random)
    : kind === 'barn'
      ? barn(dated, x, garden, random)
      : twins(dated, x, garden, random);
}

function skin(random: Random): Wall {
  return random.pick([
    { kind: 'render', colour: '#f1eee6' } as const,
    brick(random, 'painted'),
    brick(random, 'sand'),
    brick(random, 'dark'),
    brick(random, 'pale'),
    { kind: 'concrete', colour: '#c6c2b8' } as const,
    render(random),
  ]);
}

function cladding(random: Random): Wall {
  return random.pick([
    { kind: 'boards', colour: random.pick(woods) } as const,
    { kind: 'boards', colour: '#3c3b39' } as const,
    { kind: 'sheets', colour: '#4f565b' } as const,
    { kind: 'sheets', colour: '#7a5040' } as const,
    brick(random, 'dark'),
  ]);
}

const flat: Pick<Roof, 'form' | 'rise' | 'dormers' | 'skylights' | 'chimney' | 'overhang'> = {
  form: 'flat',
  rise: 0,
  dormers: 0,
  skylights: 0,
  chimney: false,
  overhang: 0.06,
};

/** A wide low box with another across it that hangs over the door. */
function boxes(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const [lower, upper] = random.chance(0.5) ? [skin(random), cladding(random)] : [cladding(random), skin(random)];
  const roof = { ...roofOf('flat', 0, random, plot), ...flat };
  const width = random.between(120, 150) / 10;
  const below = freeFront(plot, lower, random);
  const glass = window(random.pick([2.6, 3.4]), 2.3, 0.1, { share: 1.5, style: { panes: random.between(2, 3) } });
  const door: Cell = { share: 0.8, kind: 'door', width: 1.15, height: 2.4, sill: 0.08 };
  const garage: Cell = { share: 1.3, kind: 'garage', width: random.pick([2.7, 3.2]), height: 2.3, sill: 0.03 };
  const order = random.pick([
    [garage, door, glass],
    [glass, door, garage],
    [door, glass, garage],
    [garage, door, { ...nothing, share: 0.7 }, window(0.7, 2.3, 0.1, { share: 0.5, style: { panes: 1 } })],
  ] as const);
  const front: Front = {
    ...below,
    base: 0.1,
    plinth: { ...below.plinth, height: 0 },
    storeys: [{ height: 2.9, cells: [...order] }],
    pipe: undefined,
  };
  const main: Part = {
    left: 0,
    width,
    depth: 9,
    z: 0.9,
    front,
    wall: lower,
    roof: { ...roof, colour: mix(lower.colour, palette.white, 0.2) },
    open: true,
  };
  const wide = width * (0.58 + random.next() * 0.2);
  const left = random.pick([-0.9, width - wide + 0.9, width * 0.12]);
  const above = freeFront(plot, upper, random);
  const upperFront: Front = {
    ...above,
    seed: plot.seed + 21,
    base: 0,
    plinth: { ...above.plinth, height: 0 },
    pipe: undefined,
    number: undefined,
    storeys: [
      {
        height: 2.9,
        cells: random.pick([
          [
            window(wide * 0.5, 1.7, 0.75, { share: 2, style: { panes: 4 } }),
            window(0.9, 2.3, 0.3, { share: 0.8, style: { panes: 1 } }),
          ],
          [
            window(1.1, 2.4, 0.25, { style: { panes: 1 } }),
            window(2.4, 2.4, 0.25, { share: 1.6, rail: 'glass', deep: 0.3 }),
            window(1.1, 2.4, 0.25, { style: { panes: 1 } }),
          ],
          [{ ...nothing, share: 0.6 }, window(wide * 0.62, 2.2, 0.35, { share: 2.2, style: { panes: 3 } })],
          [window(wide * 0.84, 1.15, 1.1, { style: { panes: 6 } })],
        ]),
      },
    ],
  };
  const top: Part = {
    left,
    width: wide,
    depth: 8.4,
    z: -0.4,
    y: 3.2,
    height: 3.1,
    front: upperFront,
    wall: upper,
    roof: { ...roof, colour: mix(upper.colour, palette.slate, 0.3), panels: random.chance(0.4) },
    open: true,
  };
  return assemble(x, garden, [main, top], main, 9 + (plot.seed % 5), 6);
}

/** One long volume under a steep roof, in one dark or pale skin. */
function barn(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const wall = random.pick([cladding(random), skin(random), { kind: 'boards', colour: '#33322f' } as const]);
  const base = freeFront(plot, wall, random);
  const width = random.between(130, 165) / 10;
  const roof: Roof = {
    ...roofOf('ridge', 4.3, random, plot),
    dormers: 0,
    overhang: 0.05,
    chimney: random.chance(0.5),
    skylights: 2,
    cover: 'seams',
    colour: random.pick(['#3f4549', '#4a4745', mix(wall.colour, palette.slate, 0.35)]),
    panels: random.chance(0.4),
  };
  const big = window(4, 2.5, 0.05, { share: 2, style: { panes: 4 } });
  const slit = window(0.6, 2.5, 0.05, { share: 0.5, style: { panes: 1 } });
  const door: Cell = { share: 0.9, kind: 'door', width: 1.2, height: 2.45, sill: 0.08 };
  const front: Front = {
    ...base,
    base: 0.1,
    plinth: { ...base.plinth, height: 0 },
    pipe: undefined,
    storeys: [
      {
        height: 2.8,
        cells: random.pick([
          [slit, slit, door, big],
          [big, door, slit, window(2.2, 1.1, 1.45)],
          [window(2.4, 2.5, 0.05, { share: 1.2 }), door, big],
        ]),
      },
    ],
  };
  const main: Part = { left: 0, width, depth: 8.2, z: 0, front, wall, roof, open: true };
  if (random.chance(0.5)) return assemble(x, garden, [main], main, 9 + (plot.seed % 5), 6);
  const wide = 5.4;
  const right = random.chance(0.5);
  const wing: Part = {
    ...main,
    left: right ? width - 1 : -wide + 1,
    width: wide,
    depth: 9,
    z: -3,
    front: {
      ...front,
      seed: plot.seed + 9,
      number: undefined,
      storeys: [{ height: 2.8, cells: [window(wide * 0.62, 2.6, 0.05, { style: { panes: 3 } })] }],
    },
    roof: { ...roof, form: 'gable', rise: wide * 0.6, skylights: 0, panels: false, chimney: false },
  };
  return assemble(x, garden, [main, wing], main, 9 + (plot.seed % 5), 6);
}

/** Two sharp gables side by side, joined by glass. */
function twins(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const [one, other] = [skin(random), random.chance(0.5) ? cladding(random) : skin(random)];
  const base = freeFront(plot, one, random);
  const plain = { base: 0.1, plinth: { ...base.plinth, height: 0 }, pipe: undefined };
  const [a, b] = [random.between(56, 70) / 10, random.between(48, 60) / 10];
  const roof: Roof = {
    ...roofOf('gable', a * 0.56, random, plot),
    overhang: 0.05,
    dormers: 0,
    chimney: false,
    skylights: 0,
    panels: false,
  };
  const first: Front = {
    ...base,
    ...plain,
    storeys: [
      { height: 2.8, cells: [window(a * 0.6, 2.4, 0.1, { style: { panes: 3 } })] },
      { height: 2.4, cells: [window(1.6, 1.6, 0.5, { style: { panes: 2 } })] },
    ],
    number: undefined,
  };
  const second: Front = {
    ...first,
    wall: other.colour,
    seed: plot.seed + 31,
    storeys: [
      { height: 2.8, cells: [{ share: 1, kind: 'garage', width: 3, height: 2.3, sill: 0.03 }] },
      { height: random.pick([0.3, 2.2]), cells: [] },
    ],
  };
  const link: Front = {
    ...base,
    ...plain,
    seed: plot.seed + 37,
    storeys: [
      {
        height: 2.7,
        cells: [
          { share: 1, kind: 'door', width: 1.2, height: 2.3, sill: 0.08 },
          window(1.5, 2.4, 0.1, { style: { panes: 1 } }),
        ],
      },
    ],
  };
  const gap = 3.4;
  const main: Part = { left: 0, width: a, depth: 10, z: 0, front: first, wall: one, roof, open: true };
  const middle: Part = {
    left: a,
    width: gap,
    depth: 7,
    z: 1.8,
    front: link,
    wall: { kind: 'boards', colour: random.pick(woods) },
    roof: { ...roof, ...flat, colour: '#4a4f53' },
    open: true,
  };
  const side: Part = {
    left: a + gap,
    width: b,
    depth: 9,
    z: random.pick([0.6, -0.8]),
    front: second,
    wall: other,
    roof: { ...roof, rise: b * 0.58 },
    open: false,
  };
  return assemble(x, garden, [middle, main, side], middle, 9 + (plot.seed % 5), 6);
}
