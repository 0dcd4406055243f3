import { createRandom, type Random } from '../../listings/random.ts';
import { assemble, freeFront, type Part } from './free-house.ts';
import { type Cell, type Front, type Storey, window } from './front.ts';
import type { Wall } from '../walls/materials.ts';
import { modernHouse } from './modern-house.ts';
import { corners, pilasters } from '../walls/ornaments.ts';
import { doors, mix, palette, slates, tiles } from '../palette.ts';
import { paintPortico } from '../walls/porch.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from '../roofs/roofs.ts';
import { brick, pastelOf, roofOf, rubble } from './traits.ts';

/** A villa: a manor in slate, a cottage between the wars, a white country house of the seventies, or one of today. */
export function villa(plot: Plot, x: number, garden: boolean): Building {
  if (plot.era >= 2008) return modernHouse(plot, x, garden);
  const random = createRandom(plot.seed * 11 + 5);
  if (plot.era < 1920) return manor(plot, x, garden, random);
  return plot.era < 1955 ? cottage(plot, x, garden, random) : country(plot, x, garden, random);
}

/** Five bays in order, a slate roof with dormers, shutters and a portico. */
function manor(plot: Plot, x: number, garden: boolean, random: Random): Building {
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

/** An Anglo-Norman cottage: steep roofs, half-timbered gables, a bay by the door. */
function cottage(plot: Plot, x: number, garden: boolean, random: Random): Building {
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

/** A long white or brown house under a low roof, with a wing for two cars. */
function country(plot: Plot, x: number, garden: boolean, random: Random): Building {
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
