import type { Random } from '../../listings/random.ts';
import { blueStone, bricks, mix, palette, renders, sandstones, stone } from '../palette.ts';
import type { Wall } from '../walls/materials.ts';
import type { Plot } from './plot.ts';
import { periodOf } from './traits.ts';

/** The stone of a region's windows, bands and cornices. */
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

/** A typical wall of a region and period. */
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

/** A brick wall in one of the bricks of a kind. */
export function brick(random: Random, kind: keyof typeof bricks): Wall {
  return { kind: 'brick', colour: random.pick(bricks[kind]) };
}

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

/** Grey or ochre fieldstone. */
export function rubble(random: Random): Wall {
  return { kind: 'rubble', colour: random.pick(['#a39c8f', '#8f8b84', '#b0a48c', '#9a8f7e', '#a59a8a']) };
}
