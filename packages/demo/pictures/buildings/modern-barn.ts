import { roofOf } from './traits.ts';
import type { Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import type { Roof } from '../roofs/roof.ts';
import { type Part, assemble, freeFront } from './free-house.ts';
import { type Cell, type Front, window } from './front.ts';
import { cladding, skin } from './modern-skins.ts';
import type { Building, Plot } from './plot.ts';

/** A modern barn: one long volume under a steep roof, clad in one dark or pale material. */
export function barn(plot: Plot, x: number, garden: boolean, random: Random): Building {
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
