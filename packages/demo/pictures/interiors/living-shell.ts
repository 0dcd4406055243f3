import type { Random } from '../../listings/random.ts';
import { mix } from '../palette.ts';
import type { Opening } from './panes.ts';
import { pendant, pendantOf } from './pendants.ts';
import type { Scene, Setting } from './scene.ts';
import type { ShellWish } from './shell.ts';
import type { Taste } from './taste.ts';

/** Walls of a living room: an accent wall, wallpaper, panelling or bare brick, depending on the home. */
export function livingShell(taste: Taste, random: Random): ShellWish {
  const accented = random.chance(0.5) && !taste.sparse;
  const colour = taste.wallpaper ?? mix(taste.accent, taste.wall, random.pick([0.1, 0.3, 0.5]));
  return {
    floor: taste.floor,
    colours: taste.brick
      ? { back: random.pick(['#a9634a', '#9b5a43', '#b57a5c', '#c9b8a2']) }
      : accented || taste.wallpaper !== null
        ? { back: colour }
        : {},
    brick: taste.brick ? ['back'] : [],
    paper: taste.wallpaper !== null && !taste.brick ? ['back'] : [],
    panelled: taste.panelling && !taste.brick ? ['back', 'left', 'right'] : [],
    ceiling: taste.brick && taste.style === 'loft' ? '#cfcac1' : undefined,
  };
}

/** The home's pendant lamp, above the middle of the room. */
export function centreLamp(scene: Scene, x: number, z: number): void {
  const kind = pendantOf(scene);
  pendant(scene, x, scene.room.height - (scene.room.height > 3 ? 1.05 : 0.72), z, kind, scene.taste.metal);
}

/** The setting of a living room; `size` is its width and depth in metres. */
export const base = (
  taste: Taste,
  random: Random,
  openings: readonly Opening[],
  size: readonly [number, number],
  rest: Pick<Setting, 'eye' | 'aim' | 'furnish'> & Partial<Setting>,
): Setting => ({
  size: [size[0], taste.height, size[1]],
  openings,
  shell: livingShell(taste, random),
  ...rest,
});
