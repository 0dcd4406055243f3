import { mix, palette } from '../palette.ts';
import { chair } from './chairs.ts';
import { counter } from './counter.ts';
import { pendant } from './pendants.ts';
import { plant } from './plants.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import { shell, shopWindow } from './shop-shell.ts';
import { vase } from './small-things.ts';
import { stool } from './stools.ts';
import { table } from './tables.ts';
import { cone } from './turned.ts';

/** A café or a small restaurant. */
export const cafe: Arrange = (taste, random) => {
  const [w, d, h] = [5.8 + random.next() * 0.8, 6.4, Math.max(3, taste.height)];
  const front = random.pick([mix(taste.accent, palette.slate, 0.2), taste.wood, taste.front]);
  const seat = random.pick([taste.wood, '#3a3632', mix(taste.wood, '#2a1c12', 0.4)]);
  const tiled = random.chance(0.5);
  return {
    size: [w, h, d],
    openings: [shopWindow(taste, 4.8, h)],
    shell: {
      ...shell(taste, random),
      tiled: tiled ? { walls: ['back'], to: h - 0.6 } : undefined,
      panelled: !tiled && random.chance(0.5) ? ['right', 'back'] : [],
    },
    eye: [w * (0.3 + random.next() * 0.35), 1.5, -0.7],
    aim: [w * 0.54, d],
    lamps: [
      [w * 0.6, 2.2, d - 1.3],
      [w * 0.4, 2, 2.6],
      [w * 0.75, 2, 3],
    ],
    furnish: (scene) => {
      const { brush, light, room } = scene;
      const bar = w * 0.62;
      counter(scene, bar, d - 1.45, w * 0.62, 0, front, !tiled && random.chance(0.5));
      backBar(scene, bar, w * 0.58);
      for (let n = 0; n < 4; n++)
        stool(scene, { x: bar - w * 0.22 + n * w * 0.15, z: d - 2.1, turn: Math.PI }, 0.76, seat);
      const places = [
        [1.25, 2],
        [1.25, 3.9],
        [w * 0.5, 2.6],
        [w - 1.15, 1.9],
        [w - 1.1, 3.6],
      ] as const;
      for (const [x, z] of places) {
        table(
          scene,
          { x, z },
          [0.66, 0.74, 0.66],
          'pedestal',
          random.chance(0.5) ? '#e6e1d6' : taste.wood,
          (piece, top) => {
            if (random.chance(0.6)) vase(piece, [0.4, top, 0.33], 0.14, '#e6e1d6');
            piece.turned([0.22, top, 0.28], cone(0.03, 0.045, 0.06), '#f4f0e8', '#4a3428');
          },
        );
        const turn = random.next() * 1.2;
        for (const angle of [turn, turn + Math.PI])
          chair(scene, { x: x - Math.sin(angle) * 0.55, z: z + Math.cos(angle) * 0.55, turn: angle }, 'spindle', seat);
      }
      const board = room.walls.right;
      scene.hang(() => {
        brush.face(board.rect(1.2, 1.3, 1.3, 0.95, 0.03), light.shade(taste.wood, board.normal, board.at(2, 2)));
        brush.face(board.rect(1.25, 1.35, 1.2, 0.85, 0.035), '#2b3130');
        brush.fill(
          Array.from({ length: 6 }, (_, n) =>
            board.rect(1.35 + (n % 2) * 0.1, 2.05 - n * 0.11, 0.5 + ((n * 5) % 4) * 0.1, 0.025, 0.036),
          ),
          '#d9d6cc',
          0.7,
        );
      });
      const lamp = random.pick(['globe', 'cone', 'rattan'] as const);
      for (let n = 0; n < 3; n++) pendant(scene, bar - w * 0.2 + n * w * 0.2, h - 1.1, d - 1.5, lamp, taste.metal);
      for (const [x, z] of [
        [1.3, 2.9],
        [w - 1.2, 2.8],
      ] as const)
        pendant(scene, x, h - 1.2, z, lamp, taste.metal);
      plant(scene, { x: 0.45, z: d - 0.5 }, 1.6);
    },
  };
};

/** Bottles and glasses behind a bar. */
function backBar(scene: Scene, x: number, width: number): void {
  const { brush, light, random, taste } = scene;
  const noise = Array.from({ length: 50 }, () => random.next());
  scene.stand(against(scene.room, 'back', x, 0.3), [width, 2.4, 0.3], (piece) => {
    piece.box([0, 0, 0], [width, 0.9, 0.3], mix(taste.wood, palette.slate, 0.2));
    for (const y of [1.25, 1.65, 2.05]) {
      piece.box([0, y, 0.08], [width, 0.035, 0.2], taste.wood);
      piece.other([0, y + 0.035, 0.12], [width, 0.3, 0.1], (place) => {
        for (let u = 0.06, n = Math.round(y * 20); u < width - 0.08; n++) {
          const chance = noise[n % 50] ?? 0.5;
          const tone = light.shade(
            ['#2f4a3a', '#7a4a2a', '#c9a24f', '#d9e2e0', '#5a2f2f', '#e6e1d6', '#8a9a8f'][Math.floor(chance * 7)] ??
              '#2f4a3a',
            [0, 0, -1],
            place([u, y, 0.15]),
          );
          const high = chance < 0.7 ? 0.26 : 0.12;
          const box = (du: number, dv: number, w: number, hh: number) => [
            place([u + du, y + 0.035 + dv, 0.15]),
            place([u + du + w, y + 0.035 + dv, 0.15]),
            place([u + du + w, y + 0.035 + dv + hh, 0.15]),
            place([u + du, y + 0.035 + dv + hh, 0.15]),
          ];
          brush.rounded(box(0, 0, 0.065, high * 0.66), 0.015, tone);
          if (chance < 0.7) brush.face(box(0.02, high * 0.6, 0.026, high * 0.4), tone);
          u += 0.085 + chance * 0.05;
        }
      });
    }
  });
}
