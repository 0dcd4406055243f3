import { createRandom } from '../../listings/random.ts';
import { assemble, freeFront, type Part } from './free-house.ts';
import { type Cell, type Front, nothing, window } from './front.ts';
import type { Wall } from '../walls/materials.ts';
import { panel } from '../walls/ornaments.ts';
import { mix, palette, woods } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import { paintCarport } from '../walls/porch.ts';
import type { Roof } from '../roofs/roof.ts';
import { brick, rubble } from './regions.ts';
import { roofOf } from './traits.ts';

/** A bungalow of the sixties or seventies: one floor under a low roof with wide overhangs. */
export function bungalow(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 17 + 9);
  const wall: Wall = random.pick([
    brick(random, 'brown'),
    brick(random, 'painted'),
    brick(random, 'yellow'),
    brick(random, 'red'),
    brick(random, 'sand'),
  ]);
  const base = freeFront(plot, wall, random);
  const width = random.between(130, 165) / 10;
  const form = random.pick(['flat', 'ridge', 'hip', 'gable', 'ridge'] as const);
  const accent = random.pick([
    mix(wall.colour, palette.slate, 0.4),
    '#9a9082',
    random.pick(woods),
    '#e6dfd0',
    '#5f6f64',
  ]);
  const picture = window(random.pick([3, 3.8, 4.6]), 1.75, 0.5, { share: 1.7, style: { panes: 4 } });
  const strip = window(random.pick([1.6, 2.2]), 0.75, 1.5, { style: { panes: 2 } });
  const small = window(1.3, 1.25, 1, { share: 0.8, style: { panes: 2 } });
  const door: Cell = { share: 0.8, kind: 'door', width: 1.25, height: 2.2, sill: 0.16 };
  const cells = random.pick([
    [picture, door, strip, small],
    [small, strip, door, picture],
    [small, door, picture, { ...nothing, share: 0.5 }],
    [{ ...nothing, share: 0.6 }, picture, door, small],
  ]);
  const front: Front = {
    ...base,
    base: 0.2,
    storeys: [{ height: 2.7, cells }],
    window: { ...base.window, rollers: 0.1, surround: 'none' },
    door: { ...base.door, kind: random.pick(['glazed', 'boards'] as const), canopy: undefined },
    under: random.chance(0.7)
      ? [panel({ u: width * random.pick([0.02, 0.4, 0.7]), v: 0, width: width * 0.28, height: 2.85 }, accent)]
      : [],
    pipe: undefined,
  };
  const roof: Roof = {
    ...roofOf(form, form === 'gable' ? width * 0.16 : 2.1, random, plot),
    colour:
      form === 'flat'
        ? random.pick(['#ece7db', '#5b4a3c', '#4a4f53'])
        : random.pick(['#6b4a3f', '#4d4a49', '#7d4436', '#45484b']),
    cover: 'tiles',
    overhang: form === 'flat' ? 0.75 : 0.9,
    dormers: 0,
    skylights: 0,
    chimney: true,
  };
  const main: Part = { left: 0, width, depth: 9.5, z: 0, front, wall, roof, open: true };
  const right = random.chance(0.5);
  const wide = random.between(36, 46) / 10;
  const wing: Part = {
    ...main,
    left: right ? width : -wide,
    width: wide,
    depth: 6.5,
    z: 1.2,
    wall: random.chance(0.4) ? rubble(random) : wall,
    front: {
      ...front,
      seed: plot.seed + 12,
      storeys: [{ height: 2.35, cells: [{ share: 1, kind: 'garage', width: 2.7, height: 2.1, sill: 0.04 }] }],
      under: [],
      over: random.chance(0.4) ? [paintCarport(0, wide, 2.4, '#e4ded0')] : [],
      number: undefined,
    },
    roof: { ...roof, form: 'flat', rise: 0, overhang: 0.35, chimney: false, panels: false },
  };
  return assemble(x, garden, [wing, main], main, 8 + (plot.seed % 5), 7);
}
