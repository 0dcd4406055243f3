import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import type { RoomLight } from './room-light.ts';
import { paintWash, type Patch } from './walls.ts';

/** Bricks in courses, with seeded tones. */
export function paintBricks(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  patch: Patch,
  colour: string,
  random: Random,
): void {
  paintWash(brush, light, wall, patch, colour);
  const near = brush.detail(wall.at(patch.u + patch.width / 2, 1.4));
  const course = near < 45 ? 0.14 : near < 90 ? 0.1 : 0.085;
  const long = course * 3.1;
  const tones = [mix(colour, '#e8c9a8', 0.35), mix(colour, '#3c241c', 0.3), mix(colour, '#7c3a2a', 0.4)];
  const groups: Point[][][] = tones.map(() => []);
  const joints: Point[][] = [];
  for (let row = 0; row * course < patch.height; row++) {
    const v = patch.v + row * course;
    joints.push(wall.rect(patch.u, v, patch.width, course * 0.13));
    for (let u = patch.u + (row % 2 ? -long / 2 : 0); u < patch.u + patch.width; u += long) {
      const from = Math.max(patch.u, u);
      const wide = Math.min(u + long, patch.u + patch.width) - from;
      if (wide < 0.02 || v + course > patch.v + patch.height) continue;
      if (random.chance(0.55))
        groups[random.between(0, 2)]?.push(wall.rect(from, v + course * 0.1, wide - course * 0.12, course * 0.84));
    }
  }
  groups.forEach((group, index) =>
    brush.fill(group, light.shade(tones[index] ?? colour, wall.normal, wall.at(patch.u + patch.width / 2, 1.4)), 0.55),
  );
  brush.fill(joints, mix(colour, '#d8cbb8', 0.5), 0.42);
}
