import type { Random } from '../../listings/random.ts';
import { mix } from '../palette.ts';
import { pouffe } from './armchairs.ts';
import { builtBath, freeBath } from './baths.ts';
import { raised, windowsOn } from './openings.ts';
import { plant } from './plants.ts';
import type { WallName } from './room.ts';
import { rug } from './rugs.ts';
import { chinaOf, toilet } from './sanitary.ts';
import { type Arrange, type Setting } from './scene.ts';
import type { ShellWish } from './shell.ts';
import type { Taste } from './taste.ts';
import { towelRail } from './towel-rail.ts';
import { washstand } from './washstand.ts';

function shell(taste: Taste, random: Random, walls: readonly WallName[]): ShellWish {
  const painted = random.pick([taste.wall, mix(taste.accent, taste.wall, 0.4), mix(taste.accent, taste.wall, 0.6)]);
  const high = taste.dated ? random.pick([1.5, 2.05]) : random.pick([1.2, 2.1, taste.height]);
  return {
    floor: taste.wet,
    colours: { back: painted, left: painted, right: painted },
    tiled: { walls: random.chance(0.4) ? ['back', 'left', 'right'] : walls, to: Math.min(high, taste.height) },
    cornice: false,
    beams: false,
    skirting: false,
  };
}

const setting = (
  taste: Taste,
  random: Random,
  walls: readonly WallName[],
  size: readonly [number, number],
  rest: Omit<Setting, 'size' | 'shell'>,
): Setting => ({
  size: [size[0], Math.min(taste.height, 2.9), size[1]],
  shell: shell({ ...taste, height: Math.min(taste.height, 2.9) }, random, walls),
  ...rest,
});

/** A bath under the window, the washstand at the side. */
const underWindow: Arrange = (taste, random) => {
  const [w, d] = [3.4, 3.5];
  const openings = raised(
    windowsOn({ ...taste, height: Math.min(taste.height, 2.9) }, 'back', 0.5, w - 0.7, random).slice(0, 1),
    0.95,
  );
  const free = !taste.dated && random.chance(0.7);
  return setting(taste, random, ['back', 'left'], [w, d], {
    eye: [w * (0.55 + random.next() * 0.25), 1.42, -1],
    aim: [w * 0.42, d],
    openings,
    lamps: [[0.5, 1.6, d - 1.6]],
    furnish: (scene) => {
      const tone = chinaOf(scene);
      if (free) freeBath(scene, { x: w / 2, z: d - 0.62 }, tone);
      else builtBath(scene, 'back', w / 2, w - 0.02, tone, taste.tile.colour);
      washstand(scene, 'left', d - 1.85, random.pick([0.9, 1.3]), tone);
      towelRail(scene, 'right', d - 1.35);
      if (!taste.sparse) rug(scene, w * 0.5, d - 1.55, 0.95, 0.6, true);
      if (random.chance(0.6)) plant(scene, { x: w - 0.35, z: d - 0.3 }, 0.9);
      if (random.chance(0.5)) pouffe(scene, { x: w - 0.5, z: d - 1.5 }, [0.38, 0.45, 0.38], taste.wood);
    },
  });
};

/** The washstand facing the viewer, the bath at one side. */
const facingMirror: Arrange = (taste, random) => {
  const [w, d] = [3.3, 3.2];
  const openings = raised(
    windowsOn({ ...taste, height: Math.min(taste.height, 2.9) }, 'left', 1.3, d - 0.5, random).slice(0, 1),
    1,
  );
  const free = !taste.dated && random.chance(0.5);
  return setting(taste, random, ['back', 'left'], [w, d], {
    eye: [w * (0.45 + random.next() * 0.25), 1.42, -1.1],
    aim: [w * 0.52, d],
    openings,
    lamps: [[w * 0.66, 1.7, d - 0.3]],
    furnish: (scene) => {
      const tone = chinaOf(scene);
      if (free) freeBath(scene, { x: 0.6, z: d - 1.35, turn: Math.PI / 2 }, tone);
      else builtBath(scene, 'left', d - 0.95, 1.9, tone, taste.tile.colour);
      washstand(scene, 'back', w * 0.64, random.pick([1.1, 1.4]), tone);
      if (random.chance(0.5)) toilet(scene, 'right', d - 1.6, tone);
      else towelRail(scene, 'right', d - 1.1);
      if (!taste.sparse) rug(scene, w * 0.62, d - 0.95, 0.9, 0.55, true);
      if (random.chance(0.6)) plant(scene, { x: 0.32, z: d - 0.28 }, 0.8);
    },
  });
};

export const bathroom: Arrange = (taste, random, subject) =>
  (random.chance(0.5) ? underWindow : facingMirror)(taste, random, subject);
