import { mix, palette } from '../palette.ts';
import type { Scene, Spot } from './scene.ts';
import { corners } from '../shapes.ts';
import { cone } from './turned.ts';

/** A bedside table; returns its height. */
export function nightTable(scene: Scene, spot: Spot): number {
  const { taste, random } = scene;
  const high = 0.52;
  const round = random.chance(0.4);
  scene.stand(spot, [0.44, high, 0.4], (piece) => {
    if (round) {
      piece.turned(
        [0.22, 0, 0.2],
        [
          [0.14, 0],
          [0.13, 0.02],
          [0.03, 0.05],
          [0.03, high - 0.04],
        ],
        taste.metal,
      );
      piece.turned([0.22, high - 0.03, 0.2], cone(0.21, 0.21, 0.03), taste.wood);
      return;
    }
    for (const [x, z] of corners([0.04, 0.4], [0.04, 0.36]))
      piece.rod(mix(taste.wood, palette.slate, 0.2), 0.03, [x, 0.3, z], [x, 0.01, z]);
    piece.box([0, 0.24, 0], [0.44, high - 0.24, 0.4], taste.wood, {
      front: (face) => {
        piece.brush.face(face.rect(0.03, 0.03, 0.38, high - 0.3), mix(taste.wood, palette.slate, 0.2), 0.5);
        piece.brush.face(face.rect(0.19, 0.14, 0.06, 0.018, 0.01), taste.metal);
      },
    });
  });
  return high;
}
