import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Scene } from './scene.ts';
import type { Patch } from './walls.ts';

/** A mirror, round or upright in a thin frame; it reflects the room's light. */
export function mirror(
  scene: Scene,
  wall: Plane,
  { u, v, width, height }: Patch,
  round: boolean,
  frame = scene.taste.metal,
): void {
  const { brush, light, taste } = scene;
  scene.hang(() => {
    const at = wall.at(u + width / 2, v + height / 2);
    const glass = mix(light.shade(taste.wall, wall.normal, at), light.dusk ? '#5b5a62' : '#cfd9dc', 0.5);
    const oval = (grow: number) =>
      Array.from({ length: 28 }, (_, n) => {
        const angle = (n / 28) * Math.PI * 2;
        return wall.at(
          u + width / 2 + Math.cos(angle) * (width / 2 + grow),
          v + height / 2 + Math.sin(angle) * (height / 2 + grow),
          0.02,
        );
      });
    const shape = (grow: number) =>
      round ? oval(grow) : wall.rect(u - grow, v - grow, width + 2 * grow, height + 2 * grow, 0.02);
    brush.face(
      shape(0.04).map(([x, y, z]): Point => [x, y - 0.03, z]),
      light.shadow,
      0.18,
    );
    brush.face(shape(0.025), light.shade(frame, wall.normal, at));
    brush.blend(shape(0), [
      { at: wall.at(u, v + height), colour: mix(glass, '#ffffff', 0.35) },
      { at: wall.at(u + width * 0.5, v + height * 0.5), colour: glass },
      { at: wall.at(u + width, v), colour: mix(glass, palette.slate, 0.18) },
    ]);
    if (!round)
      brush.face(
        [
          wall.at(u + width * 0.15, v + height, 0.021),
          wall.at(u + width * 0.4, v + height, 0.021),
          wall.at(u + width * 0.2, v, 0.021),
          wall.at(u, v, 0.021),
        ],
        '#ffffff',
        0.16,
      );
  });
}
