import { roofOf } from './traits.ts';
import type { Random } from '../../listings/random.ts';
import { doors } from '../palette.ts';
import type { Roof } from '../roofs/roof.ts';
import { type Part, assemble, freeFront } from './free-house.ts';
import { type Cell, type Front, window } from './front.ts';
import type { Building, Plot } from './plot.ts';
import { brick } from './regions.ts';

/** A long white or brown house under a low roof, with a wing for two cars. */
export function country(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const wall = random.pick([
    brick(random, 'painted'),
    brick(random, 'brown'),
    brick(random, 'painted'),
    brick(random, 'red'),
    brick(random, 'sand'),
  ]);
  const base = freeFront(plot, wall, random);
  const width = random.between(120, 150) / 10;
  const shutters = random.chance(0.5) ? random.pick(doors) : undefined;
  const pane = shutters ? window(1.3, 1.5, 0.7) : window(random.pick([1.8, 2.2]), 1.5, 0.7, { style: { panes: 3 } });
  const door: Cell = { share: 1, kind: 'door', width: 1.3, height: 2.25, sill: 0.2 };
  const bays = [pane, pane, pane];
  bays.splice(random.between(1, 2), 0, door);
  const front: Front = {
    ...base,
    window: { ...base.window, shutters },
    storeys: [{ height: 2.75, cells: bays }],
    door: { ...base.door, canopy: 'slab' },
  };
  const form = random.pick(['hip', 'ridge', 'hip', 'ridge'] as const);
  const roof: Roof = {
    ...roofOf(form, form === 'hip' ? 3.9 : 4.4, random, plot),
    dormers: form === 'ridge' ? 3 : 0,
    overhang: 0.7,
  };
  const main: Part = { left: 0, width, depth: 10.5, z: 0, front, wall, roof, open: true };
  const wide = random.between(48, 62) / 10;
  const wing: Part = {
    left: random.chance(0.5) ? width - 0.2 : -wide + 0.2,
    width: wide,
    depth: 7,
    z: random.pick([-2, 1.2]),
    front: {
      ...front,
      seed: plot.seed + 8,
      number: undefined,
      over: [],
      storeys: [
        {
          height: 2.6,
          cells: [
            { share: 1, kind: 'garage', width: 2.4, height: 2.15, sill: 0.05 },
            { share: 1, kind: 'garage', width: 2.4, height: 2.15, sill: 0.05 },
          ],
        },
      ],
    },
    wall,
    roof: {
      ...roof,
      form: form === 'hip' ? 'hip' : 'gable',
      rise: form === 'hip' ? 2.6 : wide * 0.4,
      dormers: 0,
      chimney: false,
      skylights: 0,
      panels: false,
      overhang: 0.5,
    },
  };
  return assemble(x, garden, wing.z < 0 ? [main, wing] : [wing, main], main, 11 + (plot.seed % 5), 9);
}
