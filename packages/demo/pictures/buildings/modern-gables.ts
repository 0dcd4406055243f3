import { roofOf } from './traits.ts';
import type { Random } from '../../listings/random.ts';
import { woods } from '../palette.ts';
import type { Roof } from '../roofs/roof.ts';
import { type Part, assemble, freeFront } from './free-house.ts';
import { type Front, window } from './front.ts';
import { cladding, skin, flat } from './modern-skins.ts';
import type { Building, Plot } from './plot.ts';

/** Two steep gables side by side, joined by glass. */
export function twins(plot: Plot, x: number, garden: boolean, random: Random): Building {
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
