import { roofOf } from './traits.ts';
import type { Random } from '../../listings/random.ts';
import { doors, slates } from '../palette.ts';
import type { Wall } from '../walls/materials.ts';
import { corners, pilasters } from '../walls/ornaments.ts';
import { paintPortico } from '../walls/porch.ts';
import { type Part, assemble, freeFront } from './free-house.ts';
import { type Cell, type Front, window } from './front.ts';
import type { Building, Plot } from './plot.ts';
import { brick, pastelOf, rubble } from './regions.ts';

/** A manor: five regular bays, a slate roof with dormers, shutters and a portico. */
export function manor(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const wall: Wall = random.pick([
    { kind: 'render', colour: random.pick(['#f2ede1', '#ead9bf', '#e6d8c8', '#e9e3d2']) } as const,
    brick(random, 'red'),
    plot.region === 'luxembourg' ? pastelOf(random) : rubble(random),
    brick(random, 'painted'),
  ]);
  const base = freeFront(plot, wall, random);
  const width = random.between(135, 165) / 10;
  const shutters = random.chance(0.55) ? random.pick(doors) : undefined;
  const tall = window(1.15, 2.15, 0.5);
  const door: Cell = { share: 1.1, kind: 'door', width: 1.4, height: 2.9, sill: 0.5 };
  const portico = random.chance(0.5);
  const front: Front = {
    ...base,
    base: 0.6,
    plinth: { ...base.plinth, height: 0.6 },
    window: { ...base.window, shutters, surround: shutters ? 'band' : base.window.surround },
    storeys: [
      { height: 3.5, cells: [tall, tall, door, tall, tall] },
      { height: 3.2, cells: Array.from({ length: 5 }, () => window(1.15, 1.85, 0.55)) },
    ],
    cornice: 'dentils',
    under: random.pick([[corners(base.trim, 7.3, 0.4)], [pilasters([0, 0.4, 0.6, 1], 0.6, 7.2, base.trim)], []]),
    over: portico ? [paintPortico(width / 2, 3.4, base.trim)] : [],
  };
  const form = random.pick(['hip', 'mansard', 'hip'] as const);
  const main: Part = {
    left: 0,
    width,
    depth: 11,
    z: 0,
    front,
    wall,
    open: true,
    height: 7.6,
    roof: {
      ...roofOf(form, form === 'mansard' ? 2.8 : 3.8, random, plot),
      colour: random.pick(slates),
      cover: 'slates',
      dormers: form === 'mansard' ? 3 : 0,
      overhang: 0.45,
      chimney: true,
      panels: false,
    },
  };
  const wing: Part = {
    ...main,
    left: random.chance(0.5) ? width : -4.6,
    width: 4.6,
    depth: 7,
    z: 1.4,
    height: 4.2,
    front: {
      ...front,
      seed: plot.seed + 4,
      base: 0.3,
      storeys: [
        { height: 3.6, cells: [window(2.2, 2.4, 0.2, { style: { panes: 3, head: 'round', shutters: undefined } })] },
      ],
      over: [],
      under: [],
      number: undefined,
    },
    roof: { ...main.roof, form: 'hip', rise: 2, dormers: 0, chimney: false },
  };
  const parts = random.chance(0.45) ? [wing, main] : [main];
  return assemble(x, garden, parts, main, 12 + (plot.seed % 4), 9);
}
