import { createRandom, type Random } from '../../listings/random.ts';
import { assemble, freeFront, type Part } from './free-house.ts';
import { type Cell, type Front, window } from './front.ts';
import type { Wall } from '../walls/materials.ts';
import { anchors, stripes } from '../walls/ornaments.ts';
import { blueStone, mix, palette, sandstones, slates, stone, tiles } from '../palette.ts';
import type { Building, Plot } from './plot.ts';
import type { Roof } from '../roofs/roofs.ts';
import { pastelOf, roofOf, rubble } from './traits.ts';
import type { WindowStyle } from '../walls/windows.ts';

interface Land {
  wall: Wall;
  barn: Wall;
  trim: string;
  roof: Pick<Roof, 'colour' | 'cover'>;
  shutters?: string;
  surround: WindowStyle['surround'];
  upper: boolean;
}

const farmGreens = ['#3f5a45', '#35483f', '#2f4b52', '#6b2f28', '#4b5a52'] as const;

/** A long-fronted farm: the house, the stable and the barn under one roof or in a row. */
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

function landOf({ region, condition }: Plot, random: Random): Land {
  const worn = condition === 'dated';
  switch (region) {
    case 'wallonia': {
      const ardennes = random.chance(0.6);
      const wall: Wall = ardennes
        ? { ...rubble(random), worn }
        : { kind: 'brick', colour: random.pick(['#96503d', '#8a4a3c', '#a35c46']), worn };
      return {
        wall,
        barn: ardennes
          ? random.pick<Wall>([wall, { kind: 'frame', colour: '#ece2ce' }, { kind: 'slates', colour: slates[0] }])
          : wall,
        trim: ardennes
          ? random.pick([mix(blueStone, palette.white, 0.3), '#b9a98c'])
          : mix(blueStone, palette.white, 0.3),
        roof:
          ardennes || random.chance(0.4)
            ? { colour: random.pick(slates), cover: 'slates' }
            : { colour: random.pick(tiles), cover: 'tiles' },
        surround: 'stone',
        upper: true,
      };
    }
    case 'luxembourg':
      return {
        wall: { ...pastelOf(random), worn },
        barn: random.pick([rubble(random), pastelOf(random)]),
        trim: random.pick(sandstones),
        roof: { colour: random.pick(slates), cover: 'slates' },
        shutters: random.pick([...farmGreens, undefined, undefined]),
        surround: 'stone',
        upper: true,
      };
    default: {
      const white = random.chance(0.55);
      const thatch = white && random.chance(0.14);
      return {
        wall: white
          ? { kind: 'brick', colour: random.pick(['#f3efe4', '#ece6d8', '#efe4cd']), worn }
          : { kind: 'brick', colour: random.pick(['#a2563f', '#94503c', '#b0684c']), worn },
        barn: random.pick<Wall>([
          { kind: 'brick', colour: '#9b5440' },
          { kind: 'boards', colour: '#3b3733' },
          { kind: 'brick', colour: white ? '#efe9dc' : '#94503c' },
        ]),
        trim: stone,
        roof: thatch
          ? { colour: '#8d7a5a', cover: 'thatch' }
          : { colour: random.pick([tiles[0], tiles[1], tiles[2]] as const), cover: 'tiles' },
        shutters: random.chance(0.75) ? random.pick(farmGreens) : undefined,
        surround: 'none',
        upper: random.chance(0.25),
      };
    }
  }
}

/** Stable and barn with their gate, in a line with the house. */
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
