import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { palette } from '../palette.ts';
import { paintBox } from '../box.ts';
import { rectangle } from '../shapes.ts';

/** A building plot: ribboned stakes at its corners, and the agency's board without text. */
export function paintStakes(canvas: Canvas, width: number, setback: number, random: Random): void {
  const near = -setback + 0.8;
  const far = 16;
  const corners: Point[] = [
    [0.5, 0, far],
    [width - 0.5, 0, far],
    [width - 0.5, 0, near],
    [width / 2, 0, near],
    [0.5, 0, near],
  ];
  canvas.face(rectangle([0.5, 0.01, near], [width - 0.5, 0.01, far]), '#c2b280', 0.28);
  const ribbon = corners.map(([x, , z]): Point => [x, 0.75, z]);
  canvas.lines(
    [ribbon, ...ribbon.slice(0, 1).flatMap((start) => ribbon.slice(-1).map((end) => [start, end]))],
    '#f4efe2',
    0.05,
  );
  for (let n = 0; n + 1 < ribbon.length; n++) {
    const [from, to] = [ribbon[n], ribbon[n + 1]];
    if (!from || !to) continue;
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      0.75,
      from[2] + (to[2] - from[2]) * share,
    ];
    canvas.lines(
      Array.from({ length: 10 }, (_, step) => [at(step / 10), at(step / 10 + 0.05)]),
      palette.brick,
      0.05,
    );
  }
  for (const [x, , z] of corners)
    paintBox(canvas, { x: x - 0.05, y: 0, z: z - 0.05, width: 0.1, height: 1, depth: 0.1 }, '#c29a66');
  const x = width * random.pick([0.26, 0.36, 0.56]);
  for (const dx of [0.1, 1.7])
    paintBox(canvas, { x: x + dx, y: 0, z: near + 2.3, width: 0.08, height: 2.2, depth: 0.08 }, '#8f7355');
  paintBox(canvas, { x, y: 1.05, z: near + 2.2, width: 1.9, height: 1.15, depth: 0.05 }, '#f4efe2');
  paintBox(canvas, { x: x + 0.12, y: 1.15, z: near + 2.17, width: 1.66, height: 0.28, depth: 0.02 }, palette.brick);
  // The agency's logo, a gable.
  canvas.face(
    [
      [x + 0.7, 1.52, near + 2.16],
      [x + 1.2, 1.52, near + 2.16],
      [x + 1.2, 1.82, near + 2.16],
      [x + 0.95, 2.08, near + 2.16],
      [x + 0.7, 1.82, near + 2.16],
    ],
    palette.slate,
  );
}
