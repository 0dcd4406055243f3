import type { Point } from '../camera.ts';
import type { Scene } from './scene.ts';
import { vehicle } from './vehicles.ts';
import { rectangle } from '../shapes.ts';

/** Bays, pillars and perhaps cars in an underground car park; `car` is in the leftmost bay. */
export function carPark(scene: Scene, car: boolean): void {
  const { brush, room, random } = scene;
  const bay = 2.5;
  scene.lay(() => {
    const lines: Point[][] = [];
    for (let n = 0; n <= 3; n++) {
      const x = room.width * 0.5 - bay * 1.5 + n * bay;
      lines.push(rectangle([x - 0.05, 0.005, room.depth - 5.2], [x + 0.05, 0.005, room.depth - 0.2]));
    }
    brush.fill(lines, '#f4f0e2', 0.85);
  });
  for (const x of [room.width * 0.5 - bay * 1.5, room.width * 0.5 + bay * 1.5])
    scene.stand({ x, z: room.depth - 4.6 }, [0.4, room.height, 0.5], (piece) =>
      piece.box([0, 0, 0], [0.4, room.height, 0.5], '#cfcbc2', {
        front: (face) => {
          brush.face(face.rect(0, 0, 0.4, 0.9), '#c9962f');
          brush.fill(
            [0.1, 0.4, 0.7].map((v) => [
              face.at(0, v),
              face.at(0.4, v + 0.15),
              face.at(0.4, v + 0.28),
              face.at(0, v + 0.13),
            ]),
            '#33383b',
            0.8,
          );
        },
      }),
    );
  if (car) vehicle(scene, room.width * 0.5 - bay, room.depth - 2.6, 0);
  if (random.chance(0.5)) vehicle(scene, room.width * 0.5 + bay, room.depth - 2.7, 0);
  const wall = room.walls.back;
  scene.hang(() =>
    brush.face(
      wall.rect(0, 0, room.width, 0.9),
      scene.light.shade(
        random.pick(['#8fa39d', '#c9a24f', '#8d9aa6', '#b5806a']),
        wall.normal,
        wall.at(room.width / 2, 0.5),
      ),
      0.75,
    ),
  );
}
