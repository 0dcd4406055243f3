import { mix, palette } from '../palette.ts';
import { armchair } from './armchairs.ts';
import { hangArt } from './art.ts';
import { bookcase } from './bookcase.ts';
import { dress } from './curtains.ts';
import { tableLamp } from './lamps.ts';
import { livingShell } from './living-shell.ts';
import { windowsOn } from './openings.ts';
import { pendant, pendantOf } from './pendants.ts';
import { plant } from './plants.ts';
import { radiator } from './radiators.ts';
import { rug } from './rugs.ts';
import { against, type Arrange } from './scene.ts';
import { table } from './tables.ts';
import { deskChair, screen } from './workplaces.ts';

/** A home office. */
export const study: Arrange = (taste, random) => {
  const [w, d] = [3.7 + random.next() * 0.5, 4];
  const way = random.between(0, 2);
  const openings =
    way === 1 ? windowsOn(taste, 'back', 0.5, w - 0.5, random) : windowsOn(taste, 'left', 1.1, d - 0.6, random);
  const shell = livingShell(taste, random);
  return {
    size: [w, taste.height, d],
    openings,
    shell:
      way === 2
        ? {
            ...shell,
            brick: [],
            paper: [],
            colours: {
              back: mix(taste.accent, palette.slate, 0.08),
              left: mix(taste.accent, palette.slate, 0.08),
              right: mix(taste.accent, palette.slate, 0.08),
            },
          }
        : shell,
    eye: [way === 0 ? 0.8 + random.next() * 0.5 : w * (0.4 + random.next() * 0.3), 1.42, -1],
    aim: [w * (way === 0 ? 0.62 : 0.5), d],
    lamps: [[w * 0.7, 1.2, d - 0.6]],
    furnish: (scene) => {
      const { room } = scene;
      openings.forEach((opening) => {
        dress(scene, opening);
        if (opening.sill > 0.45) radiator(scene, opening.wall, opening.place, Math.min(1, opening.width), 0.5);
      });
      if (!taste.sparse) rug(scene, w * 0.5, d - 1.7, 2, 1.5);
      const kind = taste.style === 'mid' ? 'tapered' : taste.style === 'loft' ? 'steel' : 'legs';
      if (way === 1) {
        table(scene, { x: w / 2, z: d - 0.62 }, [1.6, 0.75, 0.7], kind, taste.wood);
        screen(scene, { x: w / 2 + 0.1, z: d - 0.5 }, 0.75);
        tableLamp(scene, w / 2 - 0.6, 0.75, d - 0.5);
        deskChair(scene, { x: w / 2, z: d - 1.35, turn: Math.PI + 0.3 }, taste.second);
        bookcase(scene, against(room, 'right', d - 1.5, 0.32), [1.6, random.pick([2.1, 1.5]), 0.32]);
        if (random.chance(0.6)) armchair(scene, { x: 0.8, z: d - 1.9, turn: 1.1 });
      } else {
        table(scene, against(room, 'right', d - 1.55, 0.72, 0.05), [1.55, 0.75, 0.72], kind, taste.wood);
        screen(scene, { x: w - 0.28, z: d - 1.6, turn: -Math.PI / 2 }, 0.75);
        tableLamp(scene, w - 0.35, 0.75, d - 0.98);
        deskChair(scene, { x: w - 1.25, z: d - 1.6, turn: Math.PI / 2 + 0.2 }, taste.fabric);
        if (random.chance(0.7))
          bookcase(
            scene,
            against(room, 'back', w * 0.4, 0.32),
            [1.7, Math.min(2.3, taste.height - 0.3), 0.32],
            way === 2 ? mix(taste.accent, palette.slate, 0.2) : taste.wood,
          );
        else hangArt(scene, 'back', w * 0.4, 1.8, 1.2);
        hangArt(scene, 'right', d - 1.5, 1.1, 1.35);
      }
      if (random.chance(0.6)) pendant(scene, w / 2, room.height - 0.65, d - 1.9, pendantOf(scene), taste.metal);
      plant(scene, { x: way === 1 ? 0.45 : 0.42, z: d - 0.42 }, 1.2 + random.next() * 0.4);
    },
  };
};
