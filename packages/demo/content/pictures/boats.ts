import type { Canvas } from '../../pictures/canvas.ts';
import type { Point } from '../../pictures/camera.ts';
import { mix, palette } from '../../pictures/palette.ts';
import { quay } from './quay.ts';

/** A moored boat: its start along the quay and its length in metres, and the colour of its hull. */
export interface Boat {
  x: number;
  long: number;
  hull: string;
  covered: boolean;
}

/** Boats on the water in front of the quay, each with its reflection. */
export function paintBoats(canvas: Canvas, boats: readonly Boat[]): void {
  for (const boat of boats) {
    paintHull(canvas, boat, -1);
    paintHull(canvas, boat, 1);
  }
}

/** `up` is 1 for the boat and -1 for its reflection. */
function paintHull(canvas: Canvas, { x, long, hull, covered }: Boat, up: 1 | -1): void {
  const z = quay.edge - 2.4;
  const at = (along: number, high: number): Point => [x + along * long, -quay.drop + high * up, z];
  const veil = up > 0 ? 1 : 0.42;
  const side = [at(0, 0.62), at(0.03, 0.05), at(0.94, 0.05), at(1, 0.86), at(0.86, 0.62)];
  canvas.face(side, canvas.tone(hull, { normal: [0, 0, -1] }), veil);
  canvas.face([at(0.02, 0.28), at(0.026, 0.05), at(0.94, 0.05), at(0.955, 0.28)], mix(hull, palette.slate, 0.5), veil);
  canvas.lines([[at(0, 0.62), at(0.86, 0.62), at(1, 0.86)]], '#e9e3d4', 0.09, veil);
  if (covered) {
    canvas.face([at(0.2, 0.62), at(0.22, 1.72), at(0.76, 1.72), at(0.8, 0.62)], '#e6e0d2', veil);
    canvas.glow(
      [[at(0.235, 0.95), at(0.245, 1.5), at(0.74, 1.5), at(0.765, 0.95)]],
      canvas.light.lamps > 0.3 ? '#f1c67c' : '#5a6870',
      veil,
    );
    canvas.lines(
      [0.34, 0.45, 0.56, 0.66].map((share) => [at(share, 0.95), at(share, 1.5)]),
      '#e6e0d2',
      0.09,
      veil,
    );
    canvas.face([at(0.19, 1.68), at(0.2, 1.84), at(0.79, 1.84), at(0.8, 1.68)], mix(hull, palette.white, 0.25), veil);
  } else {
    canvas.lines(
      [0.2, 0.36, 0.52, 0.68].map((share) => [at(share, 0.5), at(share + 0.04, 0.92)]),
      '#a77b52',
      0.14,
      veil,
    );
  }
  if (up > 0) {
    canvas.face([at(-0.02, -0.02), at(1, -0.02), at(0.96, 0.07), at(0.02, 0.07)], '#1a2230', 0.55);
    canvas.line('#c9bfa8', 0.04, at(0.02, 0.6), [x - 0.6, 0.1, quay.edge]);
  }
}
