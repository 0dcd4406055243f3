import { mix } from '../palette.ts';
import { armchair } from './armchairs.ts';
import { hangArt } from './art.ts';
import { bed, bedKindOf } from './beds.ts';
import { bookcase } from './bookcase.ts';
import { chair, chairKindOf } from './chairs.ts';
import { dress } from './curtains.ts';
import { kitchenRun } from './kitchen-units.ts';
import { base, centreLamp } from './living-shell.ts';
import { windowsOn } from './openings.ts';
import { plant } from './plants.ts';
import { rug } from './rugs.ts';
import { against, type Arrange } from './scene.ts';
import { table } from './tables.ts';

/** A studio room: bed, kitchen, table and chair. */
export const oneRoom: Arrange = (taste, random) => {
  const [w, d] = [4.6 + random.next() * 0.6, 5.2];
  const atBack = random.chance(0.5);
  const openings = atBack
    ? windowsOn(taste, 'back', 0.4, w * 0.56, random, random.chance(0.5))
    : windowsOn(taste, 'left', 1.2, d - 1.2, random, random.chance(0.4));
  const cover = random.pick(['#efe8da', mix(taste.accent, '#efe8da', 0.3), mix(taste.second, '#efe8da', 0.25)]);
  return base(taste, random, openings, [w, d], {
    eye: [atBack ? w * (0.4 + random.next() * 0.2) : w * (0.55 + random.next() * 0.25), 1.42, -0.75],
    aim: [w * 0.48, d],
    lamps: [
      [w * 0.3, 1.2, d - 1],
      [w * 0.7, 1.8, 2.4],
    ],
    furnish: (scene) => {
      const { room } = scene;
      openings.forEach((opening) => dress(scene, opening));
      if (atBack) {
        kitchenRun(scene, 'right', d - 2.6, d - 0.05, { uppers: random.chance(0.6), tallAt: 'none' });
        rug(scene, 1.7, d - 1.9, 2.2, 1.7);
        bed(scene, { x: 1.14, z: d - 1.7, turn: Math.PI / 2 }, 1.4, bedKindOf(scene), '#f1ebdf', cover);
        hangArt(scene, 'left', d - 1.7, 1.4, 1.25);
      } else {
        kitchenRun(scene, 'back', 0.1, w * 0.46, { uppers: random.chance(0.6), tallAt: 'none' });
        bed(scene, { x: w - 1.1, z: d - 1.15 }, 1.4, bedKindOf(scene), '#f1ebdf', cover);
        hangArt(scene, 'back', w - 1.1, 1.3, 1.3);
        bookcase(scene, against(room, 'right', d - 2.9, 0.32), [1, 1.9, 0.32]);
      }
      const [x, z] = [atBack ? w * 0.6 : w * 0.34, atBack ? 2.1 : d - 2.2];
      table(scene, { x, z }, [0.8, 0.74, 0.8], 'pedestal', taste.wood);
      const kind = chairKindOf(scene);
      for (const turn of [0.7, -2.3])
        chair(scene, { x: x - Math.sin(turn) * 0.6, z: z + Math.cos(turn) * 0.6, turn }, kind, taste.second);
      armchair(scene, { x: atBack ? w - 0.75 : w - 1, z: atBack ? 1.5 : 1.9, turn: atBack ? -1.3 : -2.2 });
      plant(scene, { x: 0.45, z: atBack ? d - 0.45 : 1.3 }, 1.3);
      centreLamp(scene, x, z);
    },
  });
};
