import { roofOf } from './traits.ts';
import { type Random, createRandom } from '../../listings/random.ts';
import { blueStone, mix, palette } from '../palette.ts';
import type { Roof } from '../roofs/roof.ts';
import { anchors, stripes } from '../walls/ornaments.ts';
import type { WindowStyle } from '../walls/windows.ts';
import { type Land, farmGreens, landOf } from './farm-lands.ts';
import { type Part, assemble, freeFront } from './free-house.ts';
import { type Cell, type Front, window } from './front.ts';
import type { Building, Plot } from './plot.ts';

/** A long-fronted farmhouse: house, stable and barn under one roof or in a row. */
export function farmhouse(plot: Plot, x: number, garden: boolean): Building {
  const random = createRandom(plot.seed * 19 + 11);
  const dated: Plot = { ...plot, era: Math.min(1912, Math.max(1760, plot.era || 1880)) };
  const land = landOf(dated, random);
  const base = freeFront(dated, land.wall, random);
  const width = random.between(100, 130) / 10;
  const low = !land.upper;
  const trim = land.trim;
  const style: WindowStyle = {
    ...base.window,
    frame: random.pick(['#f4f1ea', '#e9e1cf', '#4b5a52']),
    head: land.surround === 'stone' ? 'flat' : random.pick(['segment', 'flat'] as const),
    surround: land.surround,
    trim,
    shutters: land.shutters,
    boxes: 0.25,
  };
  const pane = window(1.05, low ? 1.5 : 1.65, 0.7);
  const door: Cell = { share: 0.9, kind: 'door', width: 1.15, height: low ? 2.2 : 2.45, sill: 0.18 };
  const cells = random.pick([
    [pane, pane, door, pane],
    [pane, door, pane, pane],
    [pane, door, pane],
  ]);
  const front: Front = {
    ...base,
    base: 0.3,
    window: style,
    trim,
    plinth: {
      colour:
        plot.region === 'flanders' && land.wall.kind !== 'rubble' ? '#3a3b3a' : mix(blueStone, palette.white, 0.1),
      height: 0.55,
    },
    door: {
      ...base.door,
      kind: random.pick(['boards', 'panels'] as const),
      colour: land.shutters ?? random.pick(farmGreens),
      head: style.head,
      surround: land.surround === 'none' ? 'flat-arch' : land.surround,
      trim,
      steps: 1,
      canopy: undefined,
    },
    storeys: [
      { height: low ? 2.7 : 3, cells },
      ...(low
        ? []
        : [
            {
              height: 2.6,
              cells: cells.map((cell) => (cell.kind === 'door' ? window(0.9, 1.3, 0.65) : window(1, 1.3, 0.65))),
            },
          ]),
    ],
    under: random.pick([
      [anchors([low ? 2.7 : 3.1], 4)],
      [stripes([1, 1.7, 2.4], 0.1, mix(land.wall.colour, trim, 0.5))],
      [],
    ]),
    pipe: random.pick([undefined, 0.98]),
  };
  const roof: Roof = {
    ...roofOf('ridge', low ? 4.4 : 3.8, random, dated),
    ...land.roof,
    dormers: low ? random.pick([0, 1, 1]) : 0,
    skylights: plot.condition === 'renovated' ? 2 : 0,
    panels: plot.condition === 'renovated' && random.chance(0.4),
    chimney: true,
    overhang: 0.42,
  };
  const main: Part = {
    left: 0,
    width,
    depth: 8.4,
    z: 0,
    front,
    wall: land.wall,
    roof,
    open: plot.condition === 'renovated',
  };
  const right = random.chance(0.5);
  return assemble(x, garden, [barn(main, right, land, random), main], main, 8 + (plot.seed % 6), 12);
}

/** Stable and barn with their gate, in line with the house. */
function barn({ front, roof, width }: Part, right: boolean, land: Land, random: Random): Part {
  const wide = random.between(62, 92) / 10;
  const tall = land.upper ? 4.6 : 3.3;
  const gate: Cell = { share: 1.4, kind: 'garage', width: 3, height: Math.min(3.2, tall - 0.6), sill: 0.02 };
  const slit = window(0.7, 0.6, 1.5, { share: 0.7, style: { shutters: undefined, panes: 2, transom: 1, boxes: 0 } });
  const glazed = random.chance(0.3);
  return {
    left: right ? width : -wide,
    width: wide,
    depth: 8.8,
    z: random.pick([0, 0.4, -0.9]),
    wall: land.barn,
    height: tall,
    front: {
      ...front,
      seed: front.seed + 41,
      base: 0.1,
      plinth: { ...front.plinth, height: 0.3 },
      garage: { colour: front.door.colour, kind: 'boards' },
      storeys: [
        {
          height: tall - 0.3,
          cells: glazed
            ? [
                window(3, tall - 0.9, 0.1, { share: 1.4, style: { panes: 4, shutters: undefined, surround: 'none' } }),
                slit,
              ]
            : [gate, slit, slit].slice(0, wide > 7.5 ? 3 : 2),
        },
      ],
      under: [],
      over: [],
      number: undefined,
    },
    roof: {
      ...roof,
      rise: roof.rise * (land.upper ? 0.92 : 1.12),
      dormers: 0,
      skylights: 0,
      chimney: false,
      panels: false,
    },
  };
}
