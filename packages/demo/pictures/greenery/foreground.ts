import { createRandom, type Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import { type Point, sheet } from '../camera.ts';
import { paintGrasses, paintShrub } from './shrubs.ts';

/** Plants close to the viewer, in one or both lower corners, which add depth. */
export function paintForeground(canvas: Canvas, yaw: number, seed: number): void {
  const random = createRandom(seed * 79 + 3);
  const sides = random.pick<readonly (-1 | 1)[]>([[-1], [1], [-1, 1]]);
  for (const side of sides) clump(canvas, yaw, side, random);
}

function clump(canvas: Canvas, yaw: number, side: -1 | 1, random: Random): void {
  const { eye } = canvas.camera;
  const [ahead, across]: [Point, Point] = [
    [Math.sin(yaw), 0, Math.cos(yaw)],
    [Math.cos(yaw), 0, -Math.sin(yaw)],
  ];
  const far = 4.4 + random.next();
  // Half the sheet's width at a distance of one metre.
  const half = sheet.width / 2 / canvas.camera.scale([eye[0] + ahead[0], eye[1], eye[2] + ahead[2]]);
  for (let n = 0; n < 4; n++) {
    const deep = far + 1.2 - n * 0.45;
    // At the edge of the sheet at that depth, so that only part of the plant is visible.
    const aside = side * (half * deep + 0.2 - n * 0.14);
    const at: Point = [eye[0] + ahead[0] * deep + across[0] * aside, 0, eye[2] + ahead[2] * deep + across[2] * aside];
    if (random.chance(0.35)) paintGrasses(canvas, at, 0.8 + random.next() * 0.3, random);
    else paintShrub(canvas, at, 0.5 + random.next() * 0.25, random, 0.6);
  }
}
