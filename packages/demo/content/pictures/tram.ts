import { paintBox } from '../../pictures/box.ts';
import type { Canvas } from '../../pictures/canvas.ts';
import type { Point } from '../../pictures/camera.ts';
import { paintLevel } from '../../pictures/grounds/ground.ts';
import { createPlane } from '../../pictures/plane.ts';
import { rectangle } from '../../pictures/shapes.ts';

/** Two tracks in the road, of two rails each, up to the horizon; metres from the fronts. */
export function paintTracks(canvas: Canvas, z: number): void {
  for (const from of [z, z - 3.4]) {
    paintLevel(canvas, [-200, 200], [from - 2, from + 0.5], '#a29d94');
    for (const rail of [from, from - 1.44]) {
      paintLevel(canvas, [-200, 200], [rail - 0.09, rail + 0.09], '#5c6062', 0.005);
      paintLevel(canvas, [-200, 200], [rail - 0.03, rail + 0.03], '#c9ccca', 0.006);
    }
  }
}

const metres = { long: 23, high: 2.75, wide: 2.3, under: 0.35 };

/** A tram of three parts with a yellow belt, its left end at x and its near side at z. */
export function paintTram(canvas: Canvas, x: number, z: number): void {
  const { long, high, wide, under } = metres;
  canvas.face(rectangle([x, 0.01, z - 0.3], [x + long, 0.01, z + wide]), canvas.light.shadow, 0.4);
  paintBox(canvas, { x: x + 0.4, y: 0.1, z: z + 0.3, width: long - 0.8, height: 0.5, depth: wide - 0.6 }, '#3a3f42');
  for (const [from, width] of [
    [0, 8.6],
    [8.9, 5.2],
    [14.4, 8.6],
  ] as const) {
    paintBox(canvas, { x: x + from, y: under, z, width, height: high, depth: wide }, '#c9ccc6');
    paintBox(canvas, { x: x + from, y: under + high, z: z + 0.15, width, height: 0.22, depth: wide - 0.3 }, '#a5aaa8');
    const side = createPlane([x + from, under, z], [1, 0, 0], [0, 1, 0], width, high);
    canvas.face(side.rect(0, 0, width, 0.62), canvas.tone('#d9a93a', side));
    canvas.face(side.rect(0, 0.6, width, 0.06), canvas.tone('#8f6d22', side));
    canvas.fade(side.rect(0.3, 1.02, width - 0.6, 1.22), 'glass-dark');
    canvas.fill(
      doors(width).map((u) => side.rect(u, 0.1, 1.2, 2.2)),
      canvas.tone('#b9bdb9', side),
    );
    canvas.fill(
      doors(width).flatMap((u) => [side.rect(u + 0.1, 0.3, 0.46, 1.9), side.rect(u + 0.64, 0.3, 0.46, 1.9)]),
      canvas.tone('#39444b', side),
    );
    canvas.lines(
      posts(width).map((u): Point[] => [side.at(u, 1.02), side.at(u, 2.24)]),
      '#2d3438',
      0.06,
    );
    canvas.face(side.rect(0, high - 0.12, width, 0.12), canvas.tone('#e9eae6', side));
  }
  for (const joint of [8.6, 14.1])
    paintBox(
      canvas,
      { x: x + joint, y: under, z: z + 0.15, width: 0.32, height: high - 0.1, depth: wide - 0.3 },
      '#2d3236',
    );
  canvas.line(
    '#3a3f42',
    0.07,
    [x + 11.4, under + high + 0.2, z + 1.1],
    [x + 10.6, under + high + 0.9, z + 1.1],
    [x + 11.6, under + high + 1.7, z + 1.1],
  );
  canvas.lines(
    [
      [
        [-200, under + high + 1.75, z + 1.1],
        [200, under + high + 1.75, z + 1.1],
      ],
    ],
    '#3a3f42',
    0.025,
    0.6,
  );
}

function doors(width: number): number[] {
  return width > 6 ? [1.6, 5.4] : [2];
}

function posts(width: number): number[] {
  return Array.from({ length: Math.floor(width / 1.3) }, (_, n) => (n + 1) * 1.3);
}
