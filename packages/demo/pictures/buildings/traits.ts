import type { Random } from '../../listings/random.ts';
import { blueStone, doors, frames, mix, palette, slates, stone, tiles, darkTiles } from '../palette.ts';
import type { Roof, RoofForm } from '../roofs/roof.ts';
import type { DoorStyle } from '../walls/doors.ts';
import type { WindowStyle } from '../walls/windows.ts';
import type { Plot } from './plot.ts';

/** The periods that fronts distinguish. */
export type Period = 'old' | 'belle-epoque' | 'interwar' | 'postwar' | 'late' | 'new';

/** The period of a year. */
export function periodOf(era: number): Period {
  if (era < 1885) return 'old';
  if (era < 1920) return 'belle-epoque';
  if (era < 1946) return 'interwar';
  if (era < 1976) return 'postwar';
  return era < 2006 ? 'late' : 'new';
}

/** The windows of a period. */
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

/** A front door of a period. */
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

/** A roof of a period and region, with dormers, chimneys and the like. */
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
