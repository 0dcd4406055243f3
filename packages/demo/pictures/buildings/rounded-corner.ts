import { createRandom } from '../../listings/random.ts';
import type { Flat, Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import { createPlane, isSeen } from '../plane.ts';
import { type Caster, castOn } from '../shade.ts';
import { type Wall, paintWall } from '../walls/materials.ts';
import { paintWindow } from '../walls/windows.ts';
import type { Front } from './front.ts';
import type { Plot } from './plot.ts';

export interface Corner {
  plot: Plot;
  front: Front;
  wall: Wall;
  /** Left end of the square that the corner fills. */
  x: number;
  r: number;
  left: boolean;
  tall: number;
}

/** A faceted quarter cylinder with its windows. */
export function paintCorner(canvas: Canvas, casters: readonly Caster[], corner: Corner): void {
  const { x, r, left, tall, front, wall, plot } = corner;
  const facets = 6;
  const points = Array.from({ length: facets + 1 }, (_, n): Flat => {
    const angle = ((left ? n : facets - n) / facets) * (Math.PI / 2);
    const [along, away] = [r - r * Math.cos(angle), r - r * Math.sin(angle)];
    return [left ? x + along : x + r - along, away];
  });
  for (let n = 0; n < facets; n++) {
    const [from, to] = [points[n], points[n + 1]];
    if (!from || !to) continue;
    const wide = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / wide, 0, (to[1] - from[1]) / wide];
    const plane = createPlane([from[0], 0, from[1]], along, [0, 1, 0], wide, tall);
    if (!isSeen(plane, canvas.camera.eye)) continue;
    paintWall(canvas, plane, wall, plot.seed + n);
    canvas.face(plane.rect(0, 0, wide, front.plinth.height, 0.03), canvas.tone(front.plinth.colour, plane));
    for (const painter of front.under) painter(canvas, plane);
    let floor = front.base;
    front.storeys.forEach(({ height }, level) => {
      const random = createRandom(plot.seed * 3 + level);
      const opening = { u: 0.02, v: floor + 0.8, width: wide - 0.04, height: level === 0 ? 1.8 : 1.6 };
      paintWindow(canvas, plane, opening, { ...front.window, panes: 1, reveal: 0.1, rollers: 0 }, front.wall, random);
      floor += height;
    });
    canvas.face(plane.rect(0, tall - 0.3, wide, 0.34, 0.14), canvas.tone(mix(front.trim, palette.white, 0.1), plane));
    canvas.face(plane.rect(0, tall + 0.02, wide, 0.06, 0.16), canvas.tone(mix(front.trim, palette.white, 0.4), plane));
    castOn(canvas, plane, casters);
  }
}
