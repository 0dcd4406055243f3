import type { Random } from '../../listings/random.ts';
import { blueStone, mix, palette, sandstones, slates, stone, tiles } from '../palette.ts';
import type { Roof } from '../roofs/roof.ts';
import type { Wall } from '../walls/materials.ts';
import type { WindowStyle } from '../walls/windows.ts';
import type { Plot } from './plot.ts';
import { pastelOf, rubble } from './regions.ts';

export interface Land {
  wall: Wall;
  barn: Wall;
  trim: string;
  roof: Pick<Roof, 'colour' | 'cover'>;
  shutters?: string;
  surround: WindowStyle['surround'];
  upper: boolean;
}

export const farmGreens = ['#3f5a45', '#35483f', '#2f4b52', '#6b2f28', '#4b5a52'] as const;

/** Building materials of farms in a region. */
export function landOf({ region, condition }: Plot, random: Random): Land {
  const worn = condition === 'dated';
  switch (region) {
    case 'wallonia': {
      const ardennes = random.chance(0.6);
      const wall: Wall = ardennes
        ? { ...rubble(random), worn }
        : { kind: 'brick', colour: random.pick(['#96503d', '#8a4a3c', '#a35c46']), worn };
      return {
        wall,
        barn: ardennes ? random.pick<Wall>([wall, { kind: 'frame', colour: '#ece2ce' }]) : wall,
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
        roof: { colour: random.pick([tiles[0], tiles[1], tiles[2]] as const), cover: 'tiles' },
        shutters: random.chance(0.75) ? random.pick(farmGreens) : undefined,
        surround: 'none',
        upper: random.chance(0.25),
      };
    }
  }
}
