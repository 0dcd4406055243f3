import { mix } from '../palette.ts';
import { hangArt } from './art.ts';
import { bookcase } from './bookcase.ts';
import { chair } from './chairs.ts';
import { dress } from './curtains.ts';
import { strips, workShell } from './office-shell.ts';
import { windowsOn } from './openings.ts';
import { plant } from './plants.ts';
import { radiator } from './radiators.ts';
import { against, type Arrange } from './scene.ts';
import { sideboard } from './storage.ts';
import { workplace } from './workplaces.ts';

/** An office with workplaces. */
export const office: Arrange = (taste, random) => {
  const [w, d] = [6 + random.next(), 6.4];
  const way = random.between(0, 2);
  const openings =
    way === 1 ? windowsOn(taste, 'back', 0.5, w - 0.5, random) : windowsOn(taste, 'left', 1.2, d - 0.6, random);
  const tone = random.pick([taste.wood, '#efece5', mix(taste.wood, '#ffffff', 0.25)]);
  const colour = random.pick([taste.fabric, taste.second, '#3f474c', taste.accent]);
  return {
    size: [w, Math.max(2.75, taste.height), d],
    openings,
    shell: workShell(taste, random),
    eye: [w * (0.3 + random.next() * 0.4), 1.5, -0.6],
    aim: [w * 0.5, d],
    lamps: [
      [w * 0.3, 2.4, 3],
      [w * 0.7, 2.4, 3],
      [w / 2, 2.4, 5],
    ],
    furnish: (scene) => {
      openings.forEach((opening) => {
        if (random.chance(0.5)) dress(scene, { ...opening });
        if (opening.sill > 0.45) radiator(scene, opening.wall, opening.place, 1.1, 0.5);
      });
      if (way === 0) {
        for (const z of [2.6, 4.6]) {
          workplace(scene, w * 0.36, z, 0, tone, colour);
          workplace(scene, w * 0.7, z + 0.1, 0, tone, colour);
        }
      } else if (way === 1) {
        for (const x of [w * 0.27, w * 0.73]) {
          workplace(scene, x - 0.4, 3.4, Math.PI / 2, tone, colour);
          workplace(scene, x + 0.4, 3.4, -Math.PI / 2, tone, colour);
        }
        sideboard(scene, against(scene.room, 'right', d - 1.4, 0.44), 1.6);
      } else {
        workplace(scene, w * 0.58, d - 2.2, Math.PI, tone, colour);
        for (const dx of [-0.45, 0.45]) chair(scene, { x: w * 0.58 + dx, z: d - 3.4, turn: Math.PI }, 'padded', colour);
        bookcase(scene, against(scene.room, 'back', w * 0.55, 0.36), [3, 2.1, 0.36]);
      }
      if (way === 0) hangArt(scene, 'back', w / 2, 2.2, 1.2);
      if (way !== 2) hangArt(scene, 'right', d - 3, 1.6, 1.2);
      strips(scene, way === 2 ? [w * 0.5] : [w * 0.3, w * 0.7]);
      plant(scene, { x: 0.5, z: d - 0.5 }, 1.6);
      if (random.chance(0.6)) plant(scene, { x: w - 0.5, z: d - 0.5 }, 1.3);
    },
  };
};
