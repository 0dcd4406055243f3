import { mix, palette } from '../palette.ts';
import { counter } from './counter.ts';
import { display, goods, rail } from './goods.ts';
import { pendant, pendantOf } from './pendants.ts';
import { plant } from './plants.ts';
import { rug } from './rugs.ts';
import type { Arrange } from './scene.ts';
import { shell, shopWindow } from './shop-shell.ts';
import { corners } from '../shapes.ts';

export const shop: Arrange = (taste, random) => {
  const [w, d, h] = [5.8 + random.next(), 6.6, Math.max(3, taste.height)];
  const front = random.pick([taste.front, mix(taste.accent, palette.slate, 0.12), taste.wood]);
  return {
    size: [w, h, d],
    openings: [shopWindow(taste, 4.6, h)],
    shell: shell(taste, random),
    eye: [w * (0.28 + random.next() * 0.3), 1.5, -0.7],
    aim: [w * 0.54, d],
    lamps: [
      [w * 0.4, 2.4, 3],
      [w * 0.7, 2.4, 5],
      [w * 0.6, 2.2, d - 0.6],
    ],
    furnish: (scene) => {
      if (random.chance(0.5)) rug(scene, w * 0.5, 3.4, 2.4, 1.8);
      goods(scene, w * 0.62, w * 0.66);
      counter(scene, w * 0.62, d - 1.6, 2, 0, front, random.chance(0.4));
      rail(scene, w - 0.9, 3, -1.4);
      display(scene, w * 0.46, 2.9);
      const lamp = pendantOf(scene);
      for (const [x, z] of corners([w * 0.34, w * 0.62], [2.6, 4.6]))
        pendant(scene, x, h - 1, z, lamp === 'paper' ? 'globe' : lamp, taste.metal);
      plant(scene, { x: 0.5, z: d - 0.5 }, 1.5);
    },
  };
};
