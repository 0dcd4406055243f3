import type { Point } from '../camera.ts';
import { mix } from '../palette.ts';
import { shade, strength } from './lampshades.ts';
import type { Scene, Spot } from './scene.ts';
import { cone, paintTurned } from './turned.ts';

export function floorLamp(scene: Scene, spot: Spot): void {
  const { taste, random, brush, light } = scene;
  const kind =
    taste.style === 'classic' || taste.style === 'country' ? 'shade' : random.pick(['arc', 'shade'] as const);
  const cloth = random.pick(['#f0e6d0', '#e6d6b8', mix(taste.pop, '#efe6d2', 0.55)]);
  const { x, z } = spot;
  const top: Point = kind === 'arc' ? [x - 0.75, 1.5, z - 0.4] : [x, 1.36, z];
  scene.stand(
    spot,
    [0.44, 1.75, 0.44],
    (piece) =>
      piece.other([0, 0, 0], [0.44, 1.75, 0.44], () => {
        paintTurned(
          brush,
          light,
          [x, 0, z],
          [
            [0.15, 0],
            [0.14, 0.025],
            [0.02, 0.04],
          ],
          taste.metal,
        );
        brush.rods(
          kind === 'arc'
            ? [
                [
                  [x, 0, z],
                  [x, 1.45, z],
                  [x - 0.1, 1.75, z - 0.06],
                  [x - 0.35, 1.88, z - 0.2],
                  [x - 0.62, 1.83, z - 0.33],
                  top,
                ],
              ]
            : [
                [
                  [x, 0, z],
                  [x, 1.5, z],
                ],
              ],
          taste.metal,
          0.02,
        );
        if (kind === 'arc')
          shade(
            scene,
            top,
            [
              [0.15, 0],
              [0.12, 0.11],
              [0.03, 0.15],
            ],
            taste.metal,
            false,
          );
        else shade(scene, top, cone(0.22, 0.15, 0.29), cloth, true);
      }),
    0.4,
  );
  scene.shine([top[0], top[1] + 0.1, top[2]], 1.15, strength(scene) * 0.9);
}

/** A small lamp on a table or a chest; `y` is the height of the top it stands on. */
export function tableLamp(scene: Scene, x: number, y: number, z: number): void {
  const { taste, random, brush, light } = scene;
  const foot = random.pick([taste.pop, '#e6e1d6', '#53606a', taste.metal, '#8fa39d']);
  const cloth = random.pick(['#f0e6d0', '#e9dcc2', '#f4efe4']);
  const kind = random.between(0, 2);
  scene.stand(
    { x, z, y },
    [0.34, 0.5, 0.34],
    (piece) =>
      piece.other([0, 0, 0], [0.34, 0.5, 0.34], () => {
        const at: Point = [x, y, z];
        if (kind === 0)
          paintTurned(
            brush,
            light,
            at,
            [
              [0.05, 0],
              [0.1, 0.07],
              [0.09, 0.15],
              [0.02, 0.22],
              [0.015, 0.27],
            ],
            foot,
          );
        else if (kind === 1)
          paintTurned(
            brush,
            light,
            at,
            [
              [0.08, 0],
              [0.07, 0.015],
              [0.015, 0.03],
              [0.012, 0.27],
            ],
            taste.metal,
          );
        else
          paintTurned(
            brush,
            light,
            at,
            [
              [0.07, 0],
              [0.07, 0.2],
              [0.02, 0.21],
              [0.015, 0.26],
            ],
            foot,
          );
        shade(
          scene,
          [x, y + 0.25, z],
          kind === 1
            ? [
                [0.14, 0],
                [0.12, 0.09],
                [0.03, 0.14],
              ]
            : cone(0.16, 0.1, 0.2),
          cloth,
          true,
        );
      }),
    0,
  );
  scene.shine([x, y + 0.34, z], 0.9, strength(scene) * 0.9);
}
