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
