import type { Random } from '../../listings/random.ts';
import { paintBox } from '../box.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { blueStone, mix, palette } from '../palette.ts';

/** Types of boundary to a neighbour or the street. */
export type Fence = 'boards' | 'wall' | 'pickets' | 'wires';

/** A fence between two points on the ground, along x or along z; heights in metres. */
export function paintFence(canvas: Canvas, from: Point, to: Point, height: number, kind: Fence, random: Random): void {
  const along = Math.abs(to[0] - from[0]) > Math.abs(to[2] - from[2]);
  const box = {
    x: Math.min(from[0], to[0]),
    y: 0,
    z: Math.min(from[2], to[2]),
    width: along ? Math.abs(to[0] - from[0]) : 0.14,
    height,
    depth: along ? 0.14 : Math.abs(to[2] - from[2]),
  };
  const long = along ? box.width : box.depth;
  const at = (share: number, up: number): Point =>
    along
      ? [box.x + long * share, up, box.z - 0.01]
      : [box.x + (canvas.camera.eye[0] > box.x ? 0.15 : -0.01), up, box.z + long * share];
  switch (kind) {
    case 'wall': {
      const brick = random.pick(['#94523f', '#8e6a55', '#c2b49a', '#e4dccb']);
      paintBox(canvas, box, brick);
      paintBox(
        canvas,
        {
          ...box,
          x: box.x - 0.04,
          z: box.z - 0.04,
          y: height,
          height: 0.1,
          width: box.width + 0.08,
          depth: box.depth + 0.08,
        },
        blueStone,
      );
      const courses = Array.from({ length: Math.floor(height / 0.16) }, (_, n) => [
        at(0, n * 0.16 + 0.1),
        at(1, n * 0.16 + 0.1),
      ]);
      return canvas.lines(courses, mix(brick, palette.white, 0.35), 0.02, 0.4);
    }
    case 'boards': {
      const wood = random.pick(['#8f7355', '#7a6a58', '#5c534a', '#a08460', '#8b8a80']);
      paintBox(canvas, box, wood);
      const joints = Array.from({ length: Math.round(long / 0.18) }, (_, n) => [
        at((n * 0.18) / long, 0),
        at((n * 0.18) / long, height),
      ]);
      return canvas.lines(joints, canvas.light.shadow, 0.02, 0.34);
    }
    case 'pickets': {
      const colour = random.pick(['#eee8dc', '#8f7355', '#5f6f64']);
      const step = 0.2;
      const rods: Point[][] = [];
      for (let share = 0; share <= 1; share += step / long) rods.push([at(share, 0.05), at(share, height)]);
      const tone = canvas.tone(colour, { normal: [0, 0, -1] });
      canvas.lines(rods, tone, 0.09);
      return canvas.lines(
        [
          [at(0, height * 0.25), at(1, height * 0.25)],
          [at(0, height * 0.85), at(1, height * 0.85)],
        ],
        tone,
        0.05,
      );
    }
    case 'wires': {
      const posts: Point[][] = [];
      for (let share = 0; share <= 1.001; share += 2.4 / long) posts.push([at(share, 0), at(share, height)]);
      canvas.lines(posts, canvas.tone('#7b6a55', { normal: [0, 0, -1] }), 0.11);
      canvas.lines(
        [0.4, 0.68, 0.95].map((up) => [at(0, height * up), at(1, height * up)]),
        '#6d6f6c',
        0.012,
        0.7,
      );
    }
  }
}
