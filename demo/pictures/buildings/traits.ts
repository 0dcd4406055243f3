import type { Random } from '../../listings/random.ts';
import type { DoorStyle } from '../walls/doors.ts';
import type { Wall } from '../walls/materials.ts';
import {
  blueStone,
  bricks,
  darkTiles,
  doors,
  frames,
  mix,
  palette,
  renders,
  sandstones,
  slates,
  stone,
  tiles,
} from '../palette.ts';
import type { Plot } from './plot.ts';
import type { Roof, RoofForm } from '../roofs/roofs.ts';
import type { WindowStyle } from '../walls/windows.ts';

/** The building ages that show in a front. */
export type Period = 'old' | 'belle-epoque' | 'interwar' | 'postwar' | 'late' | 'new';

export function periodOf(era: number): Period {
  if (era < 1885) return 'old';
  if (era < 1920) return 'belle-epoque';
  if (era < 1946) return 'interwar';
  if (era < 1976) return 'postwar';
  return era < 2006 ? 'late' : 'new';
}

/** The stone of windows, bands and cornices of a region. */
export function trimOf(region: Plot['region'], random: Random): string {
  switch (region) {
    case 'luxembourg':
      return random.pick(sandstones);
    case 'wallonia':
      return random.pick([mix(blueStone, palette.white, 0.25), mix(blueStone, palette.limestone, 0.4), stone]);
    case 'brussels':
      return random.pick([stone, '#efe9dc', mix(blueStone, palette.white, 0.2)]);
    case 'flanders':
      return random.pick([stone, '#e6ddca', mix(blueStone, palette.limestone, 0.35)]);
  }
}

/** A wall as they are built in a region and an age. */
export function wallOf({ region, era, condition }: Plot, random: Random): Wall {
  const worn = condition === 'dated';
  const period = periodOf(era);
  const old = period === 'old' || period === 'belle-epoque';
  if (period === 'new')
    return random.pick([
      brick(random, 'pale'),
      brick(random, 'dark'),
      brick(random, 'painted'),
      brick(random, region === 'wallonia' ? 'brown' : 'sand'),
      region === 'luxembourg' ? render(random) : brick(random, 'red'),
      render(random),
    ]);
  const wall = ((): Wall => {
    switch (region) {
      case 'flanders':
        return old
          ? random.pick([
              brick(random, 'red'),
              brick(random, 'red'),
              brick(random, 'yellow'),
              brick(random, 'painted'),
              render(random),
            ])
          : random.pick([
              brick(random, 'red'),
              brick(random, 'brown'),
              brick(random, 'yellow'),
              brick(random, 'brown'),
              brick(random, 'painted'),
            ]);
      case 'brussels':
        return old
          ? random.pick([
              whitewash(random),
              whitewash(random),
              brick(random, 'yellow'),
              brick(random, 'red'),
              brick(random, 'painted'),
            ])
          : random.pick([
              brick(random, 'yellow'),
              brick(random, 'brown'),
              whitewash(random),
              brick(random, 'red'),
              brick(random, 'sand'),
            ]);
      case 'wallonia':
        return old
          ? random.pick([rubble(random), brick(random, 'red'), brick(random, 'maroon'), rubble(random), render(random)])
          : random.pick([
              brick(random, 'maroon'),
              brick(random, 'brown'),
              brick(random, 'red'),
              rubble(random),
              render(random),
            ]);
      case 'luxembourg':
        return random.pick([pastelOf(random), pastelOf(random), pastelOf(random), render(random), rubble(random)]);
    }
  })();
  return { ...wall, worn };
}

/** The windows of an age. */
export function windowStyle(plot: Plot, random: Random, trim: string): WindowStyle {
  const period = periodOf(plot.era);
  const worn = plot.condition === 'dated';
  const renewed = plot.condition === 'renovated' || plot.condition === 'new';
  const common = { trim, worn, dressing: 'home', rollers: 0, boxes: 0 } as const;
  switch (period) {
    case 'old':
    case 'belle-epoque':
      return {
        ...common,
        frame: random.pick(
          renewed
            ? [frames.white, '#39444b', frames.cream, '#3d4b40']
            : [frames.white, frames.cream, '#4b5a52', '#50402f', '#6b2f28'],
        ),
        panes: 2,
        transom: random.pick([0.7, 0.74, 0.66]),
        head: random.pick(['flat', 'flat', 'segment', 'segment', 'basket'] as const),
        surround:
          plot.region === 'luxembourg'
            ? 'stone'
            : random.pick(['lintel', 'flat-arch', 'arch', 'stone', 'hood', 'quoins'] as const),
        sill: random.pick([blueStone, mix(blueStone, palette.white, 0.2), trim]),
        reveal: 0.2,
        boxes: random.pick([0, 0, 0.3]),
      };
    case 'interwar':
      return {
        ...common,
        frame: random.pick([frames.white, frames.wood, frames.cream, '#3f5145', '#5c2f2a']),
        panes: random.between(2, 3),
        transom: random.pick([0.72, 0.76]),
        head: 'flat',
        surround: random.pick(['lintel', 'flat-arch', 'none', 'eyebrow', 'band'] as const),
        sill: random.pick([blueStone, stone]),
        reveal: 0.17,
        boxes: random.pick([0, 0.25]),
        rollers: 0.08,
      };
    case 'postwar':
    case 'late':
      return {
        ...common,
        frame: random.pick([frames.white, frames.wood, frames.white, '#5b4a3c', '#8b9094']),
        panes: random.between(1, 3),
        transom: 1,
        head: 'flat',
        surround: random.pick(['none', 'none', 'band', 'flat-arch', 'lintel'] as const),
        sill: random.pick([blueStone, stone, '#8b8f90']),
        reveal: 0.13,
        rollers: 0.2,
      };
    case 'new':
      return {
        ...common,
        frame: random.pick([frames.grey, frames.black, frames.wood, '#59534a']),
        panes: random.between(1, 2),
        transom: 1,
        head: 'flat',
        surround: 'none',
        sill: '#6b7176',
        reveal: 0.24,
        dressing: 'modern',
      };
  }
}

/** A front door of an age. */
export function doorStyle(plot: Plot, random: Random, trim: string, head: WindowStyle['head']): DoorStyle {
  const period = periodOf(plot.era);
  const old = period === 'old' || period === 'belle-epoque';
  const common = { colour: random.pick(doors), trim, lamp: random.chance(0.5) };
  if (old)
    return {
      ...common,
      kind: random.pick(['panels', 'panels', 'ironwork'] as const),
      head,
      surround: 'stone',
      steps: 2,
    };
  if (period === 'interwar')
    return {
      ...common,
      kind: random.pick(['ironwork', 'panels', 'glazed'] as const),
      head: random.pick(['flat', 'round', 'flat'] as const),
      surround: random.pick(['stone', 'arch', 'band'] as const),
      steps: 2,
      canopy: random.chance(0.3) ? 'slab' : undefined,
    };
  if (period === 'new')
    return {
      ...common,
      colour: random.pick(['#2c3135', '#6b4a2f', '#35483f', '#4a5157', '#7a3327', '#8f7355']),
      kind: random.pick(['flush', 'boards', 'glazed'] as const),
      head: 'flat',
      surround: 'none',
      steps: 1,
      canopy: random.chance(0.4) ? 'slab' : undefined,
    };
  return {
    ...common,
    kind: random.pick(['glazed', 'boards', 'panels'] as const),
    head: 'flat',
    surround: random.pick(['none', 'band'] as const),
    steps: 1,
    canopy: random.pick([undefined, 'slab', 'glass'] as const),
  };
}

/** A roof of an age and a region, with what stands and lies on it. */
export function roofOf(form: RoofForm, rise: number, random: Random, plot: Plot): Roof {
  const { era, region } = plot;
  const slate =
    form === 'mansard' || region === 'luxembourg' || region === 'wallonia'
      ? random.chance(form === 'mansard' ? 1 : 0.75)
      : era < 1920 && random.chance(region === 'brussels' ? 0.45 : 0.15);
  const seams = era >= 2008 && form !== 'flat' && random.chance(0.3);
  return {
    form,
    rise,
    cover: seams ? 'seams' : slate ? 'slates' : 'tiles',
    colour:
      form === 'flat'
        ? random.pick([stone, '#6b7176', '#8f9496', '#4a4f53'])
        : seams
          ? random.pick(['#5c656b', '#7c878d', '#3f4549', '#7a5040'])
          : slate
            ? random.pick(slates)
            : era > 2000
              ? random.pick([...darkTiles, tiles[0]])
              : random.pick([...tiles, ...tiles, ...darkTiles]),
    dormers: form === 'mansard' ? random.between(1, 3) : form === 'ridge' ? random.pick([0, 0, 1, 1, 2]) : 0,
    dormer:
      era >= 2006
        ? random.pick(['flat', 'shed'] as const)
        : era > 1950
          ? random.pick(['flat', 'pitched', 'shed'] as const)
          : random.pick(['pitched', 'pitched', 'arched'] as const),
    skylights: random.between(0, 2),
    panels: era > 1950 && random.chance(plot.condition === 'new' || plot.condition === 'renovated' ? 0.5 : 0.2),
    chimney: form !== 'flat' && random.chance(era > 2005 ? 0.25 : 0.85),
    overhang: 0.3,
  };
}

/** A brick wall in one of the bricks of a kind. */
export function brick(random: Random, kind: keyof typeof bricks): Wall {
  return { kind: 'brick', colour: random.pick(bricks[kind]) };
}

/** A rendered wall. */
export function render(random: Random): Wall {
  return { kind: 'render', colour: random.pick(renders) };
}

function whitewash(random: Random): Wall {
  return { kind: 'render', colour: random.pick(['#f2ede2', '#ece7db', '#f5f1e8', '#e9e2d2']) };
}

/** The coloured render of the Grand Duchy. */
export function pastelOf(random: Random): Wall {
  return {
    kind: 'render',
    colour: random.pick([
      '#e8cfa6',
      '#e3b89c',
      '#d9c7a0',
      '#c9d1bf',
      '#e6d5c3',
      '#d6b5a4',
      '#c3ccd1',
      '#ecdcae',
      '#d8a98b',
    ]),
  };
}

/** Grey or ochre field stones. */
export function rubble(random: Random): Wall {
  return { kind: 'rubble', colour: random.pick(['#a39c8f', '#8f8b84', '#b0a48c', '#9a8f7e', '#a59a8a']) };
}
