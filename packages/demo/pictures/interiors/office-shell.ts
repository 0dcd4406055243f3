import type { Random } from '../../listings/random.ts';
import { mix } from '../palette.ts';
import type { Scene } from './scene.ts';
import type { ShellWish } from './shell.ts';
import type { Taste } from './taste.ts';
import { rectangle } from '../shapes.ts';

/** Walls and floor of workrooms. */
export function workShell(taste: Taste, random: Random): ShellWish {
  const carpet = random.pick(['#8d9290', '#7f8a86', '#a39a8c', '#6f7a80']);
  const old = taste.age === 'old' || taste.age === 'interwar';
  return {
    floor:
      old || random.chance(0.4)
        ? taste.floor
        : random.chance(0.5)
          ? { pattern: 'large-tiles', colour: carpet, second: carpet }
          : { pattern: 'concrete', colour: '#b3afa6', second: '#8a8882' },
    colours: random.chance(0.6) ? { back: mix(taste.accent, taste.wall, 0.2) } : {},
    brick: taste.brick ? ['back'] : [],
    panelled: taste.panelling ? ['back', 'left', 'right'] : [],
    beams: false,
  };
}

/** Long ceiling lights, in rows away from the eye. */
export function strips(scene: Scene, xs: readonly number[]): void {
  const { brush, light, room } = scene;
  const y = room.height - 0.3;
  for (const x of xs)
    for (let z = 1.4; z < room.depth - 0.6; z += 2)
      scene.stand(
        { x, z, y },
        [0.12, 0.3, 1.5],
        () => {
          brush.rods(
            [
              [
                [x, y + 0.05, z - 0.5],
                [x, room.height, z - 0.5],
              ],
              [
                [x, y + 0.05, z + 0.5],
                [x, room.height, z + 0.5],
              ],
            ],
            '#3a3f42',
            0.008,
          );
          brush.face(rectangle([x - 0.05, y, z - 0.7], [x + 0.05, y, z + 0.7]), light.dusk ? '#fff2d0' : '#fbf8ef');
          brush.face(rectangle([x - 0.05, y, z - 0.7], [x + 0.05, y + 0.05, z - 0.7]), '#43494c');
        },
        0,
      );
}

/** A glass wall with a door on the right, and a second room behind it. */
export function glassWall(scene: Scene): void {
  const { brush, light, room, taste } = scene;
  const wall = room.walls.right;
  scene.hang(() => {
    const from = 0.3;
    const to = room.depth - 1.2;
    brush.blend(wall.rect(from, 0.06, to - from, room.height - 0.2), [
      { at: wall.at(from, 1.4), colour: mix(light.shade(taste.wall, wall.normal, wall.at(from, 1.4)), '#c9d6d8', 0.5) },
      { at: wall.at(to, 1.4), colour: mix(light.shade(taste.wall, wall.normal, wall.at(to, 1.4)), '#aebfc3', 0.55) },
    ]);
    const panes = Math.round((to - from) / 1.1);
    const frame = light.shade('#2f3437', wall.normal, wall.at(from, 1.4));
    for (let n = 0; n < panes; n++) {
      const u = from + ((to - from) * n) / panes;
      brush.face(
        [
          wall.at(u + 0.2, 0.06),
          wall.at(u + 0.5, 0.06),
          wall.at(u + 0.9, room.height - 0.14),
          wall.at(u + 0.6, room.height - 0.14),
        ],
        '#ffffff',
        0.16,
      );
      brush.face(wall.rect(u, 0.95, (to - from) / panes, 0.3), '#f4f4f0', 0.34);
    }
    brush.rods(
      Array.from({ length: panes + 1 }, (_, n) => [
        wall.at(from + ((to - from) * n) / panes, 0),
        wall.at(from + ((to - from) * n) / panes, room.height - 0.14),
      ]),
      frame,
      0.04,
    );
    brush.rods(
      [
        [wall.at(from, room.height - 0.14), wall.at(to, room.height - 0.14)],
        [wall.at(from, 0.05), wall.at(to, 0.05)],
      ],
      frame,
      0.05,
    );
  });
}
