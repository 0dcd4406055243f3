import type { Random } from '../../listings/random.ts';
import { mix } from '../palette.ts';
import type { Opening } from './panes.ts';
import type { ShellWish } from './shell.ts';
import type { Taste } from './taste.ts';

/** The walls and floor of shops and cafés. */
export function shell(taste: Taste, random: Random): ShellWish {
  const tone = random.pick([taste.wall, mix(taste.accent, taste.wall, 0.2), mix(taste.accent, taste.wall, 0.5)]);
  return {
    floor:
      taste.age === 'old' || taste.age === 'interwar'
        ? random.pick([taste.wet, taste.floor])
        : random.pick([taste.floor, { pattern: 'concrete', colour: '#b3aea5', second: '#8a8882' }]),
    colours: { back: tone, right: random.chance(0.5) ? tone : taste.wall },
    brick: random.chance(0.25) || taste.brick ? ['right'] : [],
    beams: false,
  };
}

/** The shop window from inside, with the street behind it. */
export function shopWindow(taste: Taste, to: number, height: number): Opening {
  return {
    wall: 'left',
    place: (1 + to) / 2,
    sill: 0.35,
    width: to - 1,
    height: height - 0.9,
    kind: taste.age === 'now' ? 'large' : 'plain',
  };
}
