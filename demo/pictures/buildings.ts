import { createRandom, type Random } from '../listings/random.ts';
import { blockBack, blockFront, type BlockFront } from './block-front.ts';
import { houseBack, houseFront, houseSide, type HouseFront } from './facade.ts';
import type { Wall } from './materials.ts';
import {
  blueStone,
  bricks,
  darkTiles,
  doors,
  frames,
  mix,
  palette,
  renders,
  slates,
  stone,
  tiles,
  woods,
} from './palette.ts';
import type { Roof, RoofForm } from './roofs.ts';
import type { Volume } from './volume.ts';
import type { WindowStyle } from './windows.ts';
import { garageFront, officesFront, parkingFront, warehouseFront } from './work-fronts.ts';

/** What decides how a building looks. */
export interface Plot {
  variant: string;
  era: number;
  floors: number;
  seed: number;
}

export interface Building {
  volumes: Volume[];
  width: number;
  height: number;
  depth: number;
  /** Metres between the pavement and the front. */
  setback: number;
  /** Metres to the next building at the left and the right. */
  gap: number;
}

/** A building with its front's left corner at x, as its street or its garden sees it. */
export function designBuilding(plot: Plot, x: number, garden = false): Building {
  const random = createRandom(plot.seed);
  switch (plot.variant) {
    case 'town-house':
    case 'income-property':
    case 'terraced-house':
    case 'shop':
      return terrace(plot, x, garden, random);
    case 'family-house':
    case 'villa':
      return detached(plot, x, garden, random);
    case 'warehouse':
    case 'offices':
    case 'garage-box':
    case 'parking':
      return works(plot, x, garden, random);
    default:
      return plot.floors <= 2
        ? terrace({ ...plot, variant: 'new-house' }, x, garden, random)
        : block(plot, x, garden, random);
  }
}

/** Buildings with a yard instead of a garden. */
export function isWorks(variant: string): boolean {
  return variant === 'warehouse' || variant === 'offices' || variant === 'garage-box' || variant === 'parking';
}

function terrace(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const { variant, era, seed } = plot;
  const old = era < 1920;
  const modern = variant === 'new-house';
  const interwar = era >= 1920 && era < 1946;
  const width =
    variant === 'income-property'
      ? random.between(72, 96) / 10
      : variant === 'town-house'
        ? random.between(62, 84) / 10
        : random.between(54, 72) / 10;
  const bays = width > 6.6 ? 3 : 2;
  const wall = modern
    ? random.pick([brick(random, 'pale'), brick(random, 'dark'), brick(random, 'painted')])
    : old
      ? random.pick([
          brick(random, 'red'),
          render(random),
          brick(random, 'yellow'),
          { kind: 'stone', colour: random.pick(['#ded3be', '#d3c6ae']) } as const,
        ])
      : random.pick([
          brick(random, 'red'),
          brick(random, 'red'),
          brick(random, 'brown'),
          brick(random, 'yellow'),
          brick(random, 'painted'),
          render(random),
        ]);
  const base = old ? 0.9 : modern ? 0.1 : 0.3;
  const count = Math.max(2, Math.min(4, plot.floors));
  const storeys = Array.from(
    { length: count },
    (_, n) => (old ? 3.9 - n * 0.35 : 2.9 - n * 0.08) + (variant === 'shop' && n === 0 ? 0.7 : 0),
  );
  const doorBay = random.chance(0.5) ? 0 : bays - 1;
  const trim = wall.kind === 'brick' ? stone : mix(wall.colour, palette.white, 0.5);
  const front: HouseFront = {
    seed,
    bays,
    storeys,
    base,
    wall: wall.colour,
    trim,
    plinth: random.pick([blueStone, mix(blueStone, palette.limestone, 0.3), '#57595b']),
    window: windowStyle(random, old, modern),
    share: modern ? 0.62 : old ? 0.46 : bays === 2 ? 0.56 : 0.5,
    tall: old ? 0.66 : modern ? 0.7 : 0.54,
    ground:
      variant === 'shop'
        ? 'shop'
        : !old && bays > 1 && random.chance(era > 1950 ? 0.6 : 0.25) && variant !== 'income-property'
          ? 'garage'
          : 'windows',
    doorBay,
    door: {
      colour: random.pick(doors),
      trim,
      kind: old ? 'panels' : random.pick(['glazed', 'boards', 'panels'] as const),
      steps: base > 0.5 ? 3 : 1,
    },
    garage: random.pick([...woods, '#5f6a70', '#e3ddcf', '#3f4f48']),
    balcony: old && random.chance(0.65) ? 1 : 0,
    bow: interwar && variant !== 'shop' && random.chance(0.7),
    cornice: old ? 'brackets' : modern ? 'none' : random.pick(['plain', 'plain', 'brackets'] as const),
    downpipe: random.chance(0.75),
  };
  const height = base + storeys.reduce((sum, storey) => sum + storey, 0) + (old ? 0.5 : 0.2);
  const form: RoofForm = modern
    ? random.pick(['flat', 'gable', 'ridge'])
    : old
      ? random.pick(['mansard', 'mansard', 'ridge', 'ridge', 'stepped', 'bell'])
      : random.pick(
          interwar ? ['ridge', 'ridge', 'stepped', 'bell', 'mansard', 'gable'] : ['ridge', 'ridge', 'flat', 'ridge'],
        );
  const bands =
    old && wall.kind !== 'render' && random.chance(0.7)
      ? storeys.slice(0, -1).flatMap((_, n) => [base + sum(storeys, n + 1) - 0.1])
      : [];
  const volume: Volume = {
    box: { x, y: 0, z: 0, width, height, depth: old ? 11 : 9.5 },
    wall: { ...wall, bands },
    roof: roofOf(
      form,
      form === 'mansard' ? 2.3 : form === 'ridge' ? 3 + random.next() : width * (0.5 + random.next() * 0.18),
      random,
      era,
    ),
    window: front.window,
    seed,
    front: garden ? houseBack(front, modern) : houseFront(front),
    back: garden ? houseFront(front) : houseBack(front, modern),
  };
  const extension: Volume[] = garden && random.chance(0.6) ? [annex(volume, front, random)] : [];
  return {
    volumes: [volume, ...extension],
    width,
    height: height + (form === 'flat' ? 0 : volume.roof.rise),
    depth: volume.box.depth,
    setback: modern ? 1.5 : 0,
    gap: 0,
  };
}

/** A lower kitchen wing in the garden. */
function annex(main: Volume, front: HouseFront, random: Random): Volume {
  const width = main.box.width * (0.5 + random.next() * 0.15);
  const left = random.chance(0.5);
  const wall: Wall = random.chance(0.5) ? main.wall : render(random);
  const rear = houseBack({ ...front, seed: front.seed + 1, storeys: [2.8] }, false);
  return {
    box: { x: left ? main.box.x : main.box.x + main.box.width - width, y: 0, z: -3.4, width, height: 2.95, depth: 3.4 },
    wall: { ...wall, bands: [] },
    roof: { ...main.roof, form: 'flat', chimney: false, colour: '#4a4f53', dormers: 0 },
    window: { ...main.window, frame: '#3a4046' },
    seed: main.seed + 41,
    front: rear,
    back: rear,
  };
}

function detached(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const { era, seed } = plot;
  const villa = plot.variant === 'villa';
  const modern = era >= 2004 || (villa && era >= 1998 && random.chance(0.45));
  const width = villa ? random.between(120, 155) / 10 : random.between(82, 104) / 10;
  const wall = modern
    ? random.pick([render(random), brick(random, 'pale'), brick(random, 'dark'), brick(random, 'painted')])
    : random.pick([
        brick(random, 'red'),
        brick(random, 'brown'),
        brick(random, 'painted'),
        brick(random, 'yellow'),
        brick(random, 'brown'),
      ]);
  const storeys = modern ? [2.9, 2.9] : villa || random.chance(0.6) ? [2.8] : [2.7, 2.5];
  const height = 0.25 + storeys.reduce((total, storey) => total + storey, 0) + 0.25;
  const bays = villa ? 4 : 3;
  const window: WindowStyle = {
    ...windowStyle(random, false, modern),
    shutters: !modern && random.chance(0.4) ? random.pick(doors) : undefined,
  };
  const front: HouseFront = {
    seed,
    bays,
    storeys,
    base: 0.25,
    wall: wall.colour,
    trim: stone,
    plinth: modern ? '#5b5f62' : mix(wall.colour, palette.slate, 0.3),
    window,
    share: window.shutters !== undefined ? 0.42 : modern ? 0.7 : 0.56,
    tall: modern ? 0.72 : 0.56,
    ground: !villa && random.chance(0.55) ? 'garage' : 'windows',
    doorBay: villa ? random.between(1, 2) : random.pick([0, 2]),
    door: {
      colour: random.pick(doors),
      trim: modern ? wall.colour : stone,
      kind: random.pick(['glazed', 'boards', 'panels'] as const),
      steps: 1,
    },
    garage: random.pick([...woods, '#5f6a70', '#e3ddcf']),
    balcony: 0,
    bow: false,
    cornice: 'none',
    downpipe: !modern,
  };
  const depth = villa ? 10.5 : 9.5;
  const form: RoofForm = modern
    ? 'flat'
    : villa
      ? random.pick(['hip', 'ridge', 'hip'])
      : random.pick(['ridge', 'ridge', 'gable', 'hip']);
  const low = storeys.length === 1;
  const roof: Roof = {
    ...roofOf(form, form === 'gable' ? width * 0.4 : low ? 4.4 + random.next() : 3.2, random, era),
    dormers: form === 'ridge' && low ? (villa ? 3 : 2) : 0,
    overhang: modern ? 0.1 : 0.55,
  };
  const main: Volume = {
    box: { x, y: 0, z: 0, width, height, depth },
    wall,
    roof,
    window,
    seed,
    front: garden ? houseBack(front, true) : houseFront(front),
    back: houseBack(front, true),
    side: houseSide(front),
  };
  if (garden && form !== 'flat') main.front = houseBack(front, false);
  const volumes = [main];
  const wing = villa || random.chance(0.5) ? random.between(34, 52) / 10 : 0;
  if (wing > 0) {
    const wingWall: Wall = modern ? { kind: 'boards', colour: random.pick(woods) } : wall;
    const wingFront: HouseFront = {
      ...front,
      seed: seed + 61,
      bays: 1,
      storeys: [2.8],
      ground: 'garage',
      doorBay: -1,
      share: 0.6,
    };
    const right = random.chance(0.5);
    volumes.unshift({
      box: { x: right ? x + width : x - wing, y: 0, z: modern ? -1.2 : 1.6, width: wing, height: 2.95, depth: 6.5 },
      wall: wingWall,
      roof: {
        ...roof,
        form: modern ? 'flat' : form === 'hip' ? 'hip' : random.pick(['ridge', 'flat'] as const),
        rise: 2.1,
        dormers: 0,
        chimney: false,
        skylights: 0,
        panels: false,
        overhang: modern ? 0.1 : 0.35,
      },
      window,
      seed: seed + 67,
      front: garden ? houseBack({ ...wingFront, seed: seed + 71 }, false) : houseFront(wingFront),
      back: houseBack(wingFront, false),
      side: houseSide(wingFront),
    });
    if (modern) volumes.reverse();
  }
  return {
    volumes,
    width: width + wing,
    height: height + (form === 'flat' ? 0 : roof.rise),
    depth,
    setback: villa ? 9 : 6,
    gap: villa ? 9 : 3.5,
  };
}

function block(plot: Plot, x: number, garden: boolean, random: Random): Building {
  const { variant, era, seed } = plot;
  const modern = era >= 2003;
  const floors = Math.max(3, plot.floors);
  const bays =
    variant === 'studio' ? random.between(4, 6) : variant === 'duplex' ? random.between(2, 4) : random.between(3, 5);
  const width = bays * (random.between(36, 42) / 10);
  const wall = modern
    ? random.pick([
        brick(random, 'pale'),
        brick(random, 'dark'),
        render(random),
        brick(random, 'yellow'),
        brick(random, 'painted'),
        brick(random, 'red'),
      ])
    : random.pick([
        brick(random, 'brown'),
        brick(random, 'yellow'),
        brick(random, 'red'),
        { kind: 'concrete', colour: '#c9c4b8' } as const,
      ]);
  const storey = 2.9;
  const set = variant === 'penthouse' || (modern && random.chance(0.35));
  const body = set ? floors - 1 : floors;
  const front: BlockFront = {
    seed,
    bays,
    floors: body,
    storey,
    wall: wall.colour,
    panel: random.pick([
      wall.colour,
      wall.colour,
      random.pick(woods),
      '#555b60',
      mix(wall.colour, palette.slate, 0.25),
    ]),
    slab: random.pick(['#d8d3c8', '#e6e1d6', '#c3c1ba', '#4c5257']),
    window: { ...windowStyle(random, false, modern), transom: 1, panes: random.between(1, 2), lintel: 'none' },
    rail: modern ? random.pick(['glass', 'bars', 'glass'] as const) : random.pick(['bars', 'solid', 'glass'] as const),
    terraces:
      variant === 'studio'
        ? random.pick(['none', 'middle', 'alternate'] as const)
        : variant === 'terrace-flat'
          ? random.pick(['all', 'sides', 'middle'] as const)
          : random.pick(['sides', 'alternate', 'middle', 'all'] as const),
    bands: !modern && random.chance(0.7),
    entrance: { colour: random.pick(doors), trim: '#50565b', kind: 'glazed', steps: 0 },
    ground: random.pick(['flats', 'glass', 'garages'] as const),
  };
  const [face, rear] = [blockFront(front), blockBack(front)];
  const height = storey * body + 0.6;
  const mansard = variant === 'duplex' || (!set && random.chance(0.18));
  const depth = 12;
  const roof: Roof = {
    ...roofOf(mansard ? 'mansard' : 'flat', 2.6, random, era),
    dormers: mansard ? bays : 0,
    chimney: false,
  };
  if (!mansard) roof.colour = random.pick(['#9aa0a2', '#5c6266', stone]);
  const volumes: Volume[] = [
    {
      box: { x, y: 0, z: 0, width, height, depth },
      wall,
      roof,
      window: front.window,
      seed,
      front: garden ? rear : face,
      back: garden ? face : rear,
    },
  ];
  if (set) {
    const top = blockFront({
      ...front,
      seed: seed + 3,
      floors: 1,
      bays: Math.max(2, bays - 1),
      ground: 'glass',
      wall: '#6d7276',
      panel: '#6d7276',
    });
    volumes.push({
      box: { x: x + 1.4, y: height, z: 2, width: width - 2.8, height: storey + 0.1, depth: depth - 4 },
      wall: { kind: random.pick(['sheets', 'boards'] as const), colour: random.pick(['#6d7276', '#8a8378', ...woods]) },
      roof: { ...roof, form: 'flat', colour: '#474d52', overhang: 0.3 },
      window: front.window,
      seed: seed + 5,
      front: top,
      back: top,
    });
  }
  return {
    volumes,
    width,
    height: height + (set ? storey : mansard ? 2.6 : 0),
    depth,
    setback: modern ? random.pick([0, 2.5]) : 0,
    gap: 0,
  };
}

function works(plot: Plot, x: number, rear: boolean, random: Random): Building {
  const { variant, era } = plot;
  const seed = rear ? plot.seed + 17 : plot.seed;
  const flat: Roof = { ...roofOf('flat', 0, random, era), colour: '#7c8286', chimney: false };
  const window = windowStyle(random, false, true);
  const one = (
    width: number,
    height: number,
    depth: number,
    wall: Wall,
    front: Volume['front'],
    setback: number,
    gap: number,
    roof = flat,
  ): Building => ({
    volumes: [{ box: { x, y: 0, z: 0, width, height, depth }, wall, roof, window, seed, front, back: front }],
    width,
    height: height + (roof.form === 'flat' ? 0 : roof.rise),
    depth,
    setback,
    gap,
  });
  if (variant === 'warehouse') {
    const pitched = random.chance(0.45);
    const width = random.between(22, 30);
    return one(
      width,
      random.between(60, 74) / 10,
      24,
      { kind: 'sheets', colour: random.pick(['#c9cdca', '#b4bfc4', '#ddd8cb', '#8b969b']) },
      warehouseFront(seed, random.pick(['#9c3d26', '#37516b', '#4f6341', '#b9852b', '#3f454a'])),
      10,
      12,
      pitched ? { ...flat, form: 'gable', rise: 2.2, colour: '#7f888c' } : flat,
    );
  }
  if (variant === 'offices') {
    const floors = Math.max(2, plot.floors);
    const wall = random.pick([
      { kind: 'concrete', colour: '#cfcbc1' } as const,
      brick(random, 'pale'),
      brick(random, 'dark'),
      { kind: 'stone', colour: '#ddd3bf' } as const,
      brick(random, 'red'),
    ]);
    return one(
      random.between(17, 23),
      floors * 3.4 + 0.8,
      15,
      wall,
      officesFront(seed, floors, 3.4, wall.colour, random.chance(0.5)),
      3,
      5,
    );
  }
  if (variant === 'parking') {
    const wall = random.pick([
      { kind: 'concrete', colour: '#c2beb5' } as const,
      brick(random, 'pale'),
      brick(random, 'brown'),
      brick(random, 'yellow'),
    ]);
    return one(random.between(12, 16), random.pick([6.6, 9.4]), 14, wall, parkingFront(seed, wall.colour), 1, 0);
  }
  const count = random.pick([3, 5, 5]);
  const wall = random.pick([
    brick(random, 'red'),
    brick(random, 'brown'),
    { kind: 'concrete', colour: '#c2bcae' } as const,
    render(random),
  ]);
  return one(count * 3, 2.8, 6, wall, garageFront(seed, count, random.pick(doors)), 4, 0);
}

function windowStyle(random: Random, old: boolean, modern: boolean): WindowStyle {
  return {
    frame: modern
      ? random.pick([frames.grey, frames.black, frames.white, frames.wood])
      : old
        ? random.pick([frames.white, frames.cream, '#4b5a52', '#50402f'])
        : random.pick([frames.white, frames.wood, frames.cream, frames.white]),
    panes: old ? 2 : random.between(1, modern ? 2 : 3),
    transom: old ? 0.7 : modern ? 1 : random.pick([1, 1, 0.72]),
    lintel: old
      ? random.pick(['stone', 'arch', 'brick', 'arch'] as const)
      : modern
        ? 'none'
        : random.pick(['brick', 'stone', 'none'] as const),
    sill: modern ? '#6b7176' : random.pick([blueStone, stone]),
    reveal: modern ? 0.24 : 0.15,
  };
}

function roofOf(form: RoofForm, rise: number, random: Random, era: number): Roof {
  const old = era < 1920;
  return {
    form,
    rise,
    colour:
      form === 'flat'
        ? random.pick([stone, '#6b7176', '#8f9496'])
        : form === 'mansard' || (old && random.chance(0.5))
          ? random.pick(slates)
          : era > 2000
            ? random.pick(darkTiles)
            : random.pick([...tiles, ...darkTiles]),
    dormers: form === 'mansard' ? random.between(1, 3) : form === 'ridge' ? random.pick([0, 0, 1, 1, 2]) : 0,
    skylights: random.between(0, 2),
    panels: era > 1950 && random.chance(0.22),
    chimney: form !== 'flat' && random.chance(0.8),
    overhang: 0.28,
  };
}

function brick(random: Random, kind: keyof typeof bricks): Wall {
  return { kind: 'brick', colour: random.pick(bricks[kind]) };
}

function render(random: Random): Wall {
  return { kind: 'render', colour: random.pick(renders) };
}

function sum(values: readonly number[], count: number): number {
  return values.slice(0, count).reduce((total, value) => total + value, 0);
}
