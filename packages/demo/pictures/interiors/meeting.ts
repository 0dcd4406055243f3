import { mix, palette } from '../palette.ts';
import { hangArt } from './art.ts';
import { chair } from './chairs.ts';
import { dress } from './curtains.ts';
import { workShell } from './office-shell.ts';
import { windowsOn } from './openings.ts';
import { pendant } from './pendants.ts';
import { plant } from './plants.ts';
import { against, type Arrange } from './scene.ts';
import { sideboard } from './storage.ts';
import { table } from './tables.ts';

export const meeting: Arrange = (taste, random) => {
  const [w, d] = [5 + random.next() * 0.8, 6];
  const way = random.between(0, 1);
  const openings =
    way === 0 ? windowsOn(taste, 'left', 1, d - 0.6, random) : windowsOn(taste, 'back', 0.5, w - 0.5, random);
  const long = 3.2;
  const seat = random.pick([taste.fabric, taste.second, '#3f474c', taste.accent]);
  const kind = random.pick(['shell', 'padded', 'steel'] as const);
  return {
    size: [w, Math.max(2.7, taste.height), d],
    openings,
    shell: workShell(taste, random),
    eye: [w * (0.3 + random.next() * 0.4), 1.55, -0.6],
    aim: [w * 0.5, d],
    lamps: [[w / 2, 1.9, 3.4]],
    furnish: (scene) => {
      const { room, brush, light } = scene;
      openings.forEach((opening) => random.chance(0.5) && dress(scene, opening));
      const z = d - 2.7;
      table(
        scene,
        { x: w / 2, z, turn: Math.PI / 2 },
        [long, 0.74, 1.15],
        random.pick(['steel', 'tapered'] as const),
        random.pick([taste.wood, '#efece5', mix(taste.wood, '#2c2622', 0.4)]),
      );
      for (let n = 0; n < 4; n++)
        for (const side of [-1, 1])
          chair(
            scene,
            { x: w / 2 + side * 0.85, z: z + (n - 1.5) * 0.78, turn: side < 0 ? Math.PI / 2 : -Math.PI / 2 },
            kind,
            seat,
          );
      if (way === 0) {
        const wall = room.walls.back;
        const wide = 1.9;
        scene.hang(() => {
          brush.rounded(wall.rect(w / 2 - wide / 2 + 0.03, 1.02, wide, 1.1), 0.03, light.shadow, 0.2);
          brush.blend(wall.rect(w / 2 - wide / 2, 1.05, wide, 1.1, 0.05), [
            { at: wall.at(w / 2 - wide / 2, 2.15), colour: '#4a5861' },
            { at: wall.at(w / 2 + wide / 2, 1.05), colour: '#23292e' },
          ]);
          brush.fill(
            [0, 1, 2, 3].map((n) => wall.rect(w / 2 - 0.7 + n * 0.28, 1.25, 0.16, 0.2 + ((n * 3) % 4) * 0.13, 0.051)),
            palette.straw,
            0.8,
          );
        });
        sideboard(scene, against(room, 'back', w / 2, 0.44), 2.2);
      } else {
        hangArt(scene, 'right', d - 2.4, 2, 1.15);
      }
      const lamp = random.pick(['cone', 'drum', 'globe'] as const);
      for (const dz of [-0.9, 0.9]) pendant(scene, w / 2, 1.8, z + dz, lamp, taste.metal);
      plant(scene, { x: w - 0.45, z: d - 0.5 }, 1.5);
    },
  };
};
