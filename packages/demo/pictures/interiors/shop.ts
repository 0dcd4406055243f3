import { mix, palette } from '../palette.ts';
import { hangArt } from './art.ts';
import { counter } from './counter.ts';
import { display, goods, rail } from './goods.ts';
import { mirror } from './mirrors.ts';
import { pendant, pendantOf } from './pendants.ts';
import { plant } from './plants.ts';
import { rug } from './rugs.ts';
import type { Arrange } from './scene.ts';
import { shell, shopWindow } from './shop-shell.ts';
import { corners } from '../shapes.ts';

export const shop: Arrange = (taste, random) => {
  const [w, d, h] = [5.8 + random.next(), 6.6, Math.max(3, taste.height)];
  const way = random.between(0, 2);
  const openings = way === 1 ? shopWindow(taste, 'back', 0.6, w - 1.7, h) : shopWindow(taste, 'left', 1, 4.6, h);
  const front = random.pick([taste.front, mix(taste.accent, palette.slate, 0.12), taste.wood]);
  return {
    size: [w, h, d],
    openings,
    shell: shell(taste, random),
    eye: [w * (0.28 + random.next() * 0.3), 1.5, -0.7],
    aim: [w * 0.54, d],
    lamps: [
      [w * 0.4, 2.4, 3],
      [w * 0.7, 2.4, 5],
      [w * 0.6, 2.2, d - 0.6],
    ],
    furnish: (scene) => {
      const { room } = scene;
      if (random.chance(0.5)) rug(scene, w * 0.5, 3.4, 2.4, 1.8);
      if (way === 0) {
        goods(scene, 'back', w * 0.62, w * 0.66);
        counter(scene, w * 0.62, d - 1.6, 2, 0, front, random.chance(0.4));
        rail(scene, w - 0.9, 3, -1.4);
        display(scene, w * 0.46, 2.9);
      } else if (way === 1) {
        goods(scene, 'right', d - 2.4, 3.4);
        counter(scene, 1, d - 2.6, 1.9, Math.PI / 2, front, random.chance(0.4));
        display(scene, w * 0.52, 3.4);
        hangArt(scene, 'left', d - 2.6, 1.6, 1.4);
      } else {
        rail(scene, w - 0.6, d - 1.3, -Math.PI / 2);
        rail(scene, w - 0.6, d - 3, -Math.PI / 2);
        display(scene, w * 0.48, 3.2);
        counter(scene, w * 0.45, d - 0.9, 1.8, 0, front, false);
        mirror(scene, room.walls.back, { u: w - 1.5, v: 0.25, width: 0.8, height: 1.9 }, false);
        hangArt(scene, 'back', w * 0.42, 2, 1.5);
      }
      const lamp = pendantOf(scene);
      for (const [x, z] of corners([w * 0.34, w * 0.62], [2.6, 4.6]))
        pendant(scene, x, h - 1, z, lamp === 'chandelier' || lamp === 'paper' ? 'globe' : lamp, taste.metal);
      plant(scene, { x: 0.5, z: d - 0.5 }, 1.5);
    },
  };
};
