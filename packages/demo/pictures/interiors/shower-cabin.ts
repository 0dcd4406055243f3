import { mix, palette } from '../palette.ts';
import type { WallName } from './room.ts';
import { against, type Scene } from './scene.ts';

/** A walk-in shower in a corner: tray, glass, rain head. `wide` is its width, `deep` its depth from the wall. */
export function showerCabin(
  scene: Scene,
  wall: WallName,
  place: number,
  wide: number,
  deep: number,
  tone: string,
  glassAt: 'left' | 'right',
): void {
  const { room, brush, light, taste } = scene;
  const frame = taste.style === 'loft' ? '#2c3135' : taste.metal;
  scene.stand(
    against(room, wall, place, deep, 0),
    [wide, 2.15, deep],
    (piece) => {
      piece.box([0, 0, 0], [wide, 0.03, deep], mix(tone, palette.slate, 0.08), {
        top: (face) => brush.face(face.rect(wide * 0.3, deep * 0.78, wide * 0.4, 0.06), '#8f9496'),
      });
      piece.rods(
        [
          [
            [wide / 2, 1.05, deep - 0.04],
            [wide / 2, 2.12, deep - 0.04],
            [wide / 2, 2.12, deep - 0.36],
          ],
        ],
        taste.metal,
        0.024,
      );
      piece.turned(
        [wide / 2, 2.06, deep - 0.36],
        [
          [0.13, 0],
          [0.13, 0.02],
          [0.02, 0.04],
        ],
        taste.metal,
      );
      piece.box([wide / 2 - 0.12, 1.05, deep - 0.07], [0.24, 0.05, 0.05], taste.metal);
      const x = glassAt === 'left' ? 0 : wide;
      piece.other([x - 0.005, 0.03, 0.05], [0.01, 2, deep - 0.05], (at) => {
        const pane = [at([x, 0.03, 0]), at([x, 0.03, deep]), at([x, 2.02, deep]), at([x, 2.02, 0])];
        brush.face(pane, light.dusk ? '#9aa4aa' : '#e3eeee', 0.26);
        brush.face(
          [at([x, 0.03, deep * 0.3]), at([x, 0.03, deep * 0.5]), at([x, 2.02, deep * 0.8]), at([x, 2.02, deep * 0.6])],
          '#ffffff',
          0.22,
        );
        brush.rods([[...pane, ...pane.slice(0, 1)]], frame, 0.022);
        if (taste.style === 'loft')
          brush.rods(
            [
              [at([x, 0.7, 0]), at([x, 0.7, deep])],
              [at([x, 1.36, 0]), at([x, 1.36, deep])],
            ],
            frame,
            0.018,
          );
      });
    },
    0.2,
  );
}
