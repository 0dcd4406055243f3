import type { Random } from '../../listings/random.ts';
import { mix } from '../palette.ts';
import { hangArt } from './art.ts';
import { chair } from './chairs.ts';
import { diningGroup } from './dining.ts';
import { island } from './island.ts';
import { kitchenRun } from './kitchen-units.ts';
import { raised, windowsOn } from './openings.ts';
import { pendant, pendantOf } from './pendants.ts';
import { plant } from './plants.ts';
import type { Arrange, Scene, Setting } from './scene.ts';
import type { ShellWish } from './shell.ts';
import { stool } from './stools.ts';
import { table } from './tables.ts';
import type { Taste } from './taste.ts';

function shell(taste: Taste, random: Random): ShellWish {
  const woody = taste.age === 'now' || taste.age === 'nineties' || taste.brick;
  return {
    floor: woody && random.chance(0.5) ? taste.floor : taste.wet,
    brick: taste.brick && random.chance(0.6) ? ['right'] : [],
    colours: taste.brick
      ? { right: '#a9634a' }
      : random.chance(0.35) && !taste.sparse
        ? { back: mix(taste.accent, taste.wall, 0.45) }
        : {},
    panelled: [],
    paper: taste.wallpaper !== null ? ['right'] : [],
  };
}

function lamps(scene: Scene, x: number, z: number, count: number, y = 1.7): void {
  const kind = pendantOf(scene);
  const shown = kind === 'paper' ? 'globe' : kind;
  for (let n = 0; n < count; n++) pendant(scene, x + (n - (count - 1) / 2) * 0.75, y, z, shown, scene.taste.metal);
}

const setting = (
  taste: Taste,
  random: Random,
  size: readonly [number, number],
  rest: Omit<Setting, 'size' | 'shell'>,
): Setting => ({ size: [size[0], taste.height, size[1]], shell: shell(taste, random), ...rest });

/** One row of units with a table in front of it. */
const straight: Arrange = (taste, random) => {
  const [w, d] = [4.6 + random.next() * 0.6, 4.4];
  const openings = windowsOn(taste, 'left', 1, d - 1, random, random.chance(0.4));
  return setting(taste, random, [w, d], {
    eye: [w * (0.35 + random.next() * 0.3), 1.45, -0.8],
    aim: [w * 0.52, d],
    openings,
    lamps: [[w / 2, 1.8, d - 2]],
    furnish: (scene) => {
      kitchenRun(scene, 'back', 0.1, w - 0.05, {
        tallAt: random.pick(['start', 'end', 'none'] as const),
        uppers: random.chance(0.65),
      });
      diningGroup(scene, { x: w * 0.5, z: d - 2.35 }, random.pick([1.4, 1.6]), random.chance(0.4));
      lamps(scene, w * 0.5, d - 2.35, 1, 1.65);
      plant(scene, { x: w - 0.45, z: 1.9 }, 1.2);
      hangArt(scene, 'right', d - 2, 1.2, 1.3);
    },
  });
};

/** A row of units, and an island with stools. */
const withIsland: Arrange = (taste, random) => {
  const [w, d] = [5.2 + random.next() * 0.5, 4.9];
  const openings = windowsOn(taste, 'left', 1.2, d - 0.9, random, random.chance(0.6));
  const count = random.between(2, 3);
  return setting(taste, random, [w, d], {
    eye: [w * (0.3 + random.next() * 0.4), 1.5, -0.7],
    aim: [w * 0.52, d],
    openings,
    lamps: [
      [w / 2, 1.8, d - 2.3],
      [w / 2, 1.6, d - 0.5],
    ],
    furnish: (scene) => {
      kitchenRun(scene, 'back', 0.5, w - 0.05, {
        tallAt: random.pick(['start', 'end'] as const),
        uppers: random.chance(0.4),
      });
      island(scene, { x: w * 0.52, z: d - 2.25 }, [2.2, 0.98]);
      const seat = random.pick([taste.wood, taste.second, taste.fabric, '#3a3632']);
      for (let n = 0; n < count; n++)
        stool(scene, { x: w * 0.52 + (n - (count - 1) / 2) * 0.66, z: d - 2.95, turn: Math.PI }, 0.66, seat);
      lamps(scene, w * 0.52, d - 2.2, random.between(2, 3));
      if (random.chance(0.6)) plant(scene, { x: 0.45, z: d - 0.6 }, 1.4);
    },
  });
};

/** Units around a corner, with the sink under the window. */
const corner: Arrange = (taste, random) => {
  const [w, d] = [4.4, 4.2];
  const openings = raised(windowsOn(taste, 'left', 1.6, d - 0.9, random), 1.06);
  return setting(taste, random, [w, d], {
    eye: [w * (0.62 + random.next() * 0.25), 1.5, -0.8],
    aim: [w * 0.4, d],
    openings,
    lamps: [[w * 0.6, 1.8, d - 2]],
    furnish: (scene) => {
      kitchenRun(scene, 'back', 0, w - 0.6, { tallAt: 'end', uppers: random.chance(0.7), sink: 0.9 });
      kitchenRun(scene, 'left', 0.9, d - 0.6, { uppers: false, cooks: false, sink: 0.5 });
      table(scene, { x: w * 0.68, z: d - 2.2 }, [0.95, 0.75, 0.95], 'pedestal', taste.wood);
      for (const turn of [0.4, 2.2, -1.4])
        chair(
          scene,
          { x: w * 0.68 - Math.sin(turn) * 0.72, z: d - 2.2 + Math.cos(turn) * 0.72, turn },
          'spindle',
          taste.wood,
        );
      lamps(scene, w * 0.68, d - 2.2, 1, 1.6);
    },
  });
};

/** A narrow kitchen with units on both sides and a window at its end. */
const galley: Arrange = (taste, random) => {
  const [w, d] = [2.9, 4.6];
  const openings = raised(windowsOn(taste, 'back', 0.5, w - 0.5, random), random.chance(0.5) ? 0.02 : 0.95);
  return setting(taste, random, [w, d], {
    eye: [w * (0.42 + random.next() * 0.16), 1.5, -1.1],
    aim: [w * 0.5, d],
    openings,
    lamps: [[w / 2, 2.1, 2.4]],
    furnish: (scene) => {
      kitchenRun(scene, 'left', 0.3, d - 0.05, {
        uppers: random.chance(0.6),
        tallAt: random.pick(['end', 'none'] as const),
      });
      kitchenRun(scene, 'right', 0.3, d - 0.05, {
        uppers: random.chance(0.5),
        tallAt: random.pick(['start', 'none'] as const),
        cooks: false,
      });
      pendant(scene, w / 2, scene.room.height - 0.75, 2.4, 'cone', taste.metal);
    },
  });
};

/** A kitchen that suits the house. */
export const kitchen: Arrange = (taste, random, subject) => {
  const choices = taste.dated ? [straight, corner, galley] : [straight, withIsland, withIsland, corner, galley];
  return (choices[random.between(0, choices.length - 1)] ?? straight)(taste, random, subject);
};
