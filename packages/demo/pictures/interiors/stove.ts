import type { Point } from '../camera.ts';
import { mix } from '../palette.ts';
import type { WallName } from './room.ts';
import { against, type Scene } from './scene.ts';
import { corners } from '../shapes.ts';

/** A low fire, `wide` metres, standing at a point. */
export function flames(scene: Scene, at: Point, wide: number): void {
  const { brush, random } = scene;
  const shapes = (grow: number) =>
    Array.from({ length: 5 }, (_, n): Point[] => {
      const x = at[0] + (n / 4 - 0.5) * wide * (scene.room.walls.back.normal[2] !== 0 ? 1 : 0.2);
      const high = (0.1 + random.next() * 0.12) * grow;
      return [
        [x - 0.05 * grow, at[1], at[2]],
        [x + 0.05 * grow, at[1], at[2]],
        [x + 0.03 * grow, at[1] + high * 0.6, at[2]],
        [x, at[1] + high, at[2]],
        [x - 0.04 * grow, at[1] + high * 0.5, at[2]],
      ];
    });
  for (const [colour, grow] of [
    ['#d9772c', 1],
    ['#f4c45e', 0.6],
  ] as const)
    for (const shape of shapes(grow)) brush.rounded(shape, 0.03, colour, 0.9);
}

/** A cast-iron stove with its pipe. */
export function stove(scene: Scene, wall: WallName, place: number): void {
  const { room, brush, random } = scene;
  const iron = random.pick(['#33363a', '#2c2f31', '#4a4d4f', '#5f2f28']);
  scene.stand(against(room, wall, place, 0.5, 0.18), [0.62, room.height, 0.5], (piece) => {
    for (const [x, z] of corners([0.08, 0.54], [0.08, 0.42])) piece.rod(iron, 0.04, [x, 0.16, z], [x, 0, z]);
    piece.box([0, 0.14, 0], [0.62, 0.66, 0.5], iron, {
      front: (face) => {
        brush.rounded(face.rect(0.09, 0.16, 0.44, 0.38), 0.05, '#17181a');
        brush.rounded(face.rect(0.12, 0.19, 0.38, 0.32), 0.04, '#6b3a1e', 0.7);
        flames(scene, face.at(0.31, 0.2), 0.24);
        brush.face(face.rect(0.5, 0.3, 0.02, 0.12, 0.02), '#b9b2a4');
      },
    });
    piece.box([-0.02, 0.8, -0.02], [0.66, 0.04, 0.54], mix(iron, '#ffffff', 0.08));
    piece.turned(
      [0.31, 0.84, 0.3],
      [
        [0.075, 0],
        [0.075, room.height - 0.86],
      ],
      iron,
    );
    if (!scene.taste.sparse && random.chance(0.6))
      piece.turned(
        [0.13, 0.84, 0.22],
        [
          [0.09, 0],
          [0.1, 0.06],
          [0.07, 0.12],
          [0.03, 0.14],
        ],
        '#8a3b2c',
      );
  });
}
