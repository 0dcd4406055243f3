import type { Random } from '../../listings/random.ts';
import { mix } from '../palette.ts';
import { hangArt } from './art.ts';
import { frontDoor, innerDoor } from './doorways.ts';
import { coats, consoleTable } from './hall-furniture.ts';
import { pendant, pendantOf } from './pendants.ts';
import { plant } from './plants.ts';
import { radiator } from './radiators.ts';
import { rug } from './rugs.ts';
import { against, type Arrange } from './scene.ts';
import type { ShellWish } from './shell.ts';
import { flight } from './stairs.ts';
import { chest } from './storage.ts';
import type { Taste } from './taste.ts';

function shell(taste: Taste, random: Random): ShellWish {
  const tone = mix(taste.accent, taste.wall, random.pick([0.35, 0.6, 1]));
  return {
    floor: taste.age === 'now' && random.chance(0.5) ? taste.floor : taste.wet,
    colours: { left: tone, right: tone, back: tone },
    panelled: taste.panelling || (taste.age === 'old' && random.chance(0.6)) ? ['left', 'right'] : [],
    paper: taste.wallpaper !== null ? ['left', 'right', 'back'] : [],
    brick: taste.brick && random.chance(0.6) ? ['left'] : [],
  };
}

/** An entrance hall towards the front door, with stairs if there is another floor. */
export const hall: Arrange = (taste, random, subject) => {
  const house = subject.floors > 1 && subject.type !== 'apartment' && subject.type !== 'studio';
  const stairs = house || subject.variant === 'duplex';
  const [w, d] = [stairs ? 3 : 2.3 + random.next() * 0.5, 5.2];
  const door = stairs ? 0.95 : w / 2 + (random.next() - 0.5) * 0.3;
  return {
    size: [w, Math.max(2.6, taste.height), d],
    openings: [],
    daylight: [[w / 2, 2, d - 1.4]],
    shell: shell(taste, random),
    eye: [stairs ? 0.95 + random.next() * 0.3 : w * (0.4 + random.next() * 0.2), 1.48, -1.1],
    aim: [w * (stairs ? 0.46 : 0.5), d],
    focal: 860,
    lamps: [
      [door, 1.9, d - 0.4],
      [w / 2, 2.3, 2.2],
    ],
    furnish: (scene) => {
      frontDoor(scene, door);
      if (!taste.sparse) rug(scene, stairs ? 0.95 : w / 2, 2.5, 0.85, 3);
      innerDoor(scene, 'left', d - 1.1, random.chance(0.4));
      innerDoor(scene, 'left', 1.6, random.chance(0.3));
      if (stairs) flight(scene, w - 0.5, 1.9, 0.98);
      else {
        if (random.chance(0.6)) consoleTable(scene, 'right', d - 2.2);
        else chest(scene, against(scene.room, 'right', d - 2.2, 0.4), [1, 0.85, 0.4]);
        innerDoor(scene, 'right', d - 0.75, random.chance(0.5));
        coats(scene, 'right', 1.4);
      }
      if (stairs && random.chance(0.6)) radiator(scene, 'left', d - 2.3, 0.8, 0.8);
      else if (random.chance(0.5)) hangArt(scene, 'left', d - 2.35, 0.9, 1.2);
      const kind = pendantOf(scene);
      pendant(scene, stairs ? 1 : w / 2, scene.room.height - 0.75, 2.7, kind === 'paper' ? 'globe' : kind, taste.metal);
      if (!stairs && random.chance(0.5)) plant(scene, { x: 0.35, z: d - 0.35 }, 1.1);
    },
  };
};
