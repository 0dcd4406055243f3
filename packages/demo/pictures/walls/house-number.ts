import type { Canvas } from '../canvas.ts';
import type { Flat, Point } from '../camera.ts';
import type { Plane } from '../plane.ts';

type Strokes = readonly (readonly Flat[])[];

const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number): Flat[] =>
  Array.from({ length: 13 }, (_, n): Flat => {
    const angle = ((from + ((to - from) * n) / 12) * Math.PI) / 180;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

/** Digits in a box of 0.6 × 1, y up; drawn as outlines, because text cannot follow a wall's perspective. */
const shapes: Record<string, Strokes> = {
  '0': [arc(0.3, 0.5, 0.28, 0.48, 0, 360)],
  '1': [
    [
      [0.1, 0.78],
      [0.34, 1],
      [0.34, 0],
    ],
  ],
  '2': [[...arc(0.3, 0.72, 0.26, 0.26, 170, -30), [0.04, 0], [0.58, 0]]],
  '3': [arc(0.28, 0.75, 0.24, 0.24, 150, -90), arc(0.28, 0.26, 0.29, 0.26, 90, -150)],
  '4': [
    [
      [0.44, 0],
      [0.44, 1],
      [0, 0.3],
      [0.6, 0.3],
    ],
  ],
  '5': [[[0.54, 1], [0.14, 1], [0.08, 0.55], ...arc(0.28, 0.31, 0.29, 0.31, 120, -150)]],
  '6': [
    [
      [0.48, 1],
      [0.14, 0.55],
    ],
    arc(0.3, 0.29, 0.27, 0.29, 0, 360),
  ],
  '7': [
    [
      [0.02, 1],
      [0.58, 1],
      [0.2, 0],
    ],
  ],
  '8': [arc(0.3, 0.76, 0.22, 0.23, 0, 360), arc(0.3, 0.27, 0.27, 0.27, 0, 360)],
  '9': [
    [
      [0.12, 0],
      [0.46, 0.45],
    ],
    arc(0.3, 0.71, 0.27, 0.29, 0, 360),
  ],
  A: [
    [
      [0.02, 0],
      [0.3, 1],
      [0.58, 0],
    ],
    [
      [0.13, 0.36],
      [0.47, 0.36],
    ],
  ],
  B: [
    [
      [0.08, 0],
      [0.08, 1],
    ],
    [[0.08, 1], ...arc(0.28, 0.77, 0.24, 0.23, 90, -90), [0.08, 0.54]],
    [[0.08, 0.54], ...arc(0.28, 0.27, 0.3, 0.27, 90, -90), [0.08, 0]],
  ],
};

/** A number on a plate beside the door; `size` is the height of a digit in metres. */
export function paintNumber(canvas: Canvas, plane: Plane, text: string, u: number, v: number, size = 0.15): void {
  const letters = [...text.toUpperCase()].filter((letter) => shapes[letter]);
  if (letters.length === 0) return;
  const step = size * 0.8;
  const width = letters.length * step + size * 0.55;
  const left = u - width / 2;
  canvas.face(plane.rect(left + 0.02, v - size * 0.32 - 0.02, width, size * 1.6, 0.03), canvas.light.shadow, 0.3);
  canvas.face(plane.rect(left, v - size * 0.3, width, size * 1.6, 0.04), canvas.tone('#24384f', plane));
  const strokes = letters.flatMap((letter, n) =>
    (shapes[letter] ?? []).map((stroke) =>
      stroke.map(([x, y]): Point => plane.at(left + size * 0.38 + n * step + x * size, v + y * size, 0.05)),
    ),
  );
  canvas.lines(strokes, canvas.tone('#f7f3e8', plane), size * 0.14);
}
