import { roofOf } from './traits.ts';
import type { Random } from '../../listings/random.ts';
import { doors, mix, palette, tiles } from '../palette.ts';
import type { Roof } from '../roofs/roof.ts';
import type { Wall } from '../walls/materials.ts';
import { type Part, assemble, freeFront } from './free-house.ts';
import { type Front, type Storey, window } from './front.ts';
import type { Building, Plot } from './plot.ts';
import { brick, rubble } from './regions.ts';

/** An Anglo-Norman cottage: steep roofs, half-timbered gables, a bay beside the door. */
export function cottage(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const wall: Wall = random.pick([
    { kind: 'render', colour: random.pick(['#f2ede1', '#ece2cf']) } as const,
    brick(random, 'red'),
    brick(random, 'brown'),
    rubble(random),
  ]);
  const base = freeFront(plot, wall, random);
  const width = random.between(100, 125) / 10;
  const tile = random.pick([tiles[0], tiles[1], tiles[3], tiles[4]] as const);
  const front: Front = {
    ...base,
    base: 0.45,
    plinth: { colour: '#8f8779', height: 0.7 },
    window: { ...base.window, panes: 3, shutters: random.chance(0.4) ? random.pick(doors) : undefined, boxes: 0.4 },
    storeys: [
      {
        height: 2.8,
        cells: [
          window(1.7, 1.55, 0.7),
          { share: 0.8, kind: 'door', width: 1.15, height: 2.25, sill: 0.34 },
          window(1.2, 1.5, 0.75),
        ],
      },
    ],
    door: { ...base.door, kind: 'boards', head: 'round', surround: 'arch', trim: mix(tile, palette.white, 0.1) },
  };
  const roof: Roof = {
    ...roofOf('ridge', 5, random, plot),
    colour: tile,
    cover: 'tiles',
    dormers: 2,
    dormer: 'pitched',
    overhang: 0.6,
    chimney: true,
    panels: false,
  };
  const main: Part = { left: 0, width, depth: 9.5, z: 0, front, wall, roof, open: true };
  const gable = width * 0.42;
  const storeys: Storey[] = [
    { height: 2.8, cells: [window(2.3, 1.6, 0.65, { style: { panes: 4 } })] },
    { height: 2.4, cells: [window(1.6, 1.25, 0.7, { style: { panes: 3 } })] },
  ];
  const wing: Part = {
    left: random.chance(0.5) ? -0.6 : width - gable + 0.6,
    width: gable,
    depth: 6,
    z: -1.5,
    front: {
      ...front,
      seed: plot.seed + 3,
      storeys,
      over: [],
      number: undefined,
      window: { ...front.window, shutters: undefined },
    },
    wall: random.chance(0.65) ? { kind: 'frame', colour: '#f0e9da' } : wall,
    roof: {
      ...roof,
      form: random.pick(['gable', 'clipped', 'gable'] as const),
      rise: gable * 0.62,
      dormers: 0,
      skylights: 0,
      chimney: false,
    },
  };
  return assemble(x, garden, [main, wing], main, 11 + (plot.seed % 5), 9);
}
