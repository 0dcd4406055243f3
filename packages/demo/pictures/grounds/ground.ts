import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import { type Plane, createPlane } from '../plane.ts';
import { rectangle } from '../shapes.ts';

export const up = { normal: [0, 1, 0] as const };

export type Span = readonly [from: number, to: number];

/** A level rectangle of ground. */
export function paintLevel(canvas: Canvas, x: Span, z: Span, colour: string, height = 0, opacity?: number): void {
  canvas.face(level(x, z, height), canvas.tone(colour, up), opacity);
}

/** The corners of a level rectangle at height `y`. */
export function level(x: Span, z: Span, y = 0): Point[] {
  return rectangle([x[0], y, z[0]], [x[1], y, z[1]]);
}

/** The ground as a plane, to cast shadows on; u along x, v away from the viewer. */
export function groundPlane(x: Span, z: Span): Plane {
  return createPlane([x[0], 0, z[0]], [1, 0, 0], [0, 0, 1], x[1] - x[0], z[1] - z[0]);
}

/** Square paving stones with joints, some of them in a slightly different shade. */
export function paving(canvas: Canvas, x: Span, z: Span, base: string, size: number, random: Random): void {
  const detail = canvas.detail([(x[0] + x[1]) / 2, 0, z[0]]);
  const step = detail * size < 5 ? size * 2 : size;
  const dark: Point[][] = [];
  const pale: Point[][] = [];
  const joints: Point[][] = [];
  for (let row = z[0], n = 0; row < z[1]; row += step, n++) {
    joints.push([
      [x[0], 0, row],
      [x[1], 0, row],
    ]);
    for (let at = x[0] + (n % 2 ? step / 2 : 0); at < x[1]; at += step) {
      const end = Math.min(z[1], row + step);
      if (random.chance(0.2))
        (random.chance(0.5) ? dark : pale).push(level([at, Math.min(x[1], at + step)], [row, end]));
      if (detail * step > 9)
        joints.push([
          [at, 0, row],
          [at, 0, end],
        ]);
    }
  }
  canvas.fill(dark, mix(base, palette.slate, 0.3), 0.4);
  canvas.fill(pale, mix(base, palette.white, 0.4), 0.4);
  canvas.lines(joints, palette.slate, 0.02, 0.2);
}

/** Fine gravel: dots close to the viewer. */
export function paintGravel(canvas: Canvas, x: Span, z: Span, colour: string, random: Random): void {
  paintLevel(canvas, x, z, colour);
  const grains = (count: number) =>
    Array.from({ length: count }, () => ({
      at: [x[0] + random.next() * (x[1] - x[0]), 0.01, z[0] + random.next() * (z[1] - z[0])] as const,
      radius: 0.03 + random.next() * 0.05,
      squash: 0.45,
    }));
  const count = canvas.pixels < 0.5 ? 36 : 90;
  canvas.balls(grains(count), mix(colour, palette.slate, 0.45), 0.4);
  canvas.balls(grains(count), mix(colour, palette.white, 0.6), 0.5);
}
