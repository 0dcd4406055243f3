import type { Random } from '../listings/random.ts';
import type { Wall } from './materials.ts';
import { blueStone, bricks, darkTiles, frames, renders, slates, stone, tiles } from './palette.ts';
import type { Roof, RoofForm } from './roofs.ts';
import type { WindowStyle } from './windows.ts';

/** The windows of a period. */
export function windowStyle(random: Random, old: boolean, modern: boolean): WindowStyle {
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

/** A roof of a period, with what stands and lies on it. */
export function roofOf(form: RoofForm, rise: number, random: Random, era: number): Roof {
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

/** A brick wall in one of the bricks of a kind. */
export function brick(random: Random, kind: keyof typeof bricks): Wall {
  return { kind: 'brick', colour: random.pick(bricks[kind]) };
}

/** A rendered wall. */
export function render(random: Random): Wall {
  return { kind: 'render', colour: random.pick(renders) };
}
