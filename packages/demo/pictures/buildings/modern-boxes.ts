import { roofOf } from './traits.ts';
import type { Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import { type Part, assemble, freeFront } from './free-house.ts';
import { type Cell, type Front, window, nothing } from './front.ts';
import { cladding, skin, flat } from './modern-skins.ts';
import type { Building, Plot } from './plot.ts';

/** A wide low box, with another across it that projects over the door. */
export function boxes(plot: Plot, x: number, garden: boolean, random: Random): Building {
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
