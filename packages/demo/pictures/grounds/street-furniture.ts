import type { Random } from '../../listings/random.ts';
import { paintBox } from '../box.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { mix } from '../palette.ts';
import { rectangle } from '../shapes.ts';

const front = { normal: [0, 0, -1] as const };

/** A lamp post: a lantern on a cast-iron column, or a plain arm. */
export function paintLampPost(canvas: Canvas, [x, , z]: Point, random: Random): void {
  const iron = canvas.tone(random.pick(['#2f3f38', '#2d3338', '#4b5459']), front);
  const old = random.chance(0.55);
  const tall = old ? 3.6 : 5.6;
  const lit = canvas.light.lamps > 0.3;
  canvas.balls([{ at: [x, 0.02, z - 0.05], radius: 0.3, squash: 0.2 }], canvas.light.shadow, 0.3);
  canvas.line(iron, 0.09, [x, 0, z], [x, tall, z]);
  paintBox(canvas, { x: x - 0.11, y: 0, z: z - 0.11, width: 0.22, height: 0.7, depth: 0.22 }, '#39443f');
  if (old) {
    const pane = (wide: number, low: number, high: number): Point[] => [
      [x - wide * 0.7, low, z],
      [x + wide * 0.7, low, z],
      [x + wide, high, z],
      [x - wide, high, z],
    ];
    canvas.glow([pane(0.22, tall, tall + 0.5)], lit ? '#ffedb8' : mix(canvas.light.sky[1], '#e9e3cf', 0.5), 0.95);
    canvas.lines([pane(0.22, tall, tall + 0.5)], iron, 0.035);
    canvas.face(
      [
        [x - 0.28, tall + 0.5, z],
        [x + 0.28, tall + 0.5, z],
        [x, tall + 0.78, z],
      ],
      iron,
    );
  } else {
    canvas.line(iron, 0.07, [x, tall, z], [x, tall + 0.05, z - 1]);
    canvas.glow([rectangle([x - 0.09, tall, z - 1.3], [x + 0.09, tall, z - 0.8])], lit ? '#ffedb8' : '#c9ccc8');
  }
  if (!lit) return;
  for (const [radius, opacity] of [
    [1.6, 0.06],
    [0.95, 0.09],
    [0.5, 0.14],
  ] as const)
    canvas.glow(
      [
        Array.from({ length: 20 }, (_, n): Point => [
          x + Math.cos((n / 10) * Math.PI) * radius,
          tall + 0.25 + Math.sin((n / 10) * Math.PI) * radius,
          z,
        ]),
      ],
      '#ffd98a',
      opacity,
    );
}

/** Bollards along the pavement, every 1.6 m. */
export function paintBollards(canvas: Canvas, [x, , z]: Point, count: number, random: Random): void {
  const colour = random.pick(['#39443f', '#6d7378', '#2d3338', '#8f7355']);
  for (let n = 0; n < count; n++) {
    const at = x + n * 1.6;
    canvas.balls([{ at: [at, 0.02, z - 0.03], radius: 0.16, squash: 0.22 }], canvas.light.shadow, 0.3);
    paintBox(canvas, { x: at - 0.06, y: 0, z: z - 0.06, width: 0.12, height: 0.82, depth: 0.12 }, colour);
    canvas.balls([{ at: [at, 0.86, z - 0.07], radius: 0.085 }], canvas.tone(colour, front));
  }
}

/** A red free-standing letter box of the Belgian post. */
export function paintPostBox(canvas: Canvas, [x, , z]: Point): void {
  canvas.balls([{ at: [x, 0.02, z - 0.1], radius: 0.4, squash: 0.2 }], canvas.light.shadow, 0.32);
  paintBox(canvas, { x: x - 0.06, y: 0, z, width: 0.12, height: 0.7, depth: 0.12 }, '#4b5459');
  paintBox(canvas, { x: x - 0.24, y: 0.62, z: z - 0.14, width: 0.48, height: 0.78, depth: 0.4 }, '#b5362b');
  canvas.face(rectangle([x - 0.16, 1.18, z - 0.15], [x + 0.16, 1.23, z - 0.15]), '#3a1714');
}

/** A slatted bench. */
export function paintBench(canvas: Canvas, [x, , z]: Point, long = 1.7): void {
  canvas.face(rectangle([x - 0.1, 0.01, z - 0.25], [x + long + 0.1, 0.01, z + 0.5]), canvas.light.shadow, 0.28);
  for (const up of [0.62, 0.8])
    paintBox(canvas, { x, y: up, z: z + 0.4, width: long, height: 0.12, depth: 0.04 }, '#8f6642');
  for (const at of [0.12, long - 0.18])
    paintBox(canvas, { x: x + at, y: 0, z: z + 0.02, width: 0.06, height: 0.42, depth: 0.4 }, '#39443f');
  for (const deep of [0, 0.15, 0.3])
    paintBox(canvas, { x, y: 0.42, z: z + deep, width: long, height: 0.05, depth: 0.12 }, '#a77b52');
}

/** Small round tables with chairs in front of a café. */
export function paintCafeTables(canvas: Canvas, [x, , z]: Point, count: number, random: Random): void {
  const colour = random.pick(['#3f4a44', '#a8452c', '#b08d57', '#39434d']);
  for (let n = 0; n < count; n++) {
    const at = x + n * 1.75;
    canvas.balls([{ at: [at, 0.02, z], radius: 0.75, squash: 0.2 }], canvas.light.shadow, 0.26);
    for (const side of [-0.62, 0.62]) {
      const seat: Point[] = rectangle([at + side - 0.2, 0.45, z - 0.16], [at + side + 0.2, 0.45, z + 0.2]);
      const back = at + side + (side < 0 ? -0.2 : 0.2);
      canvas.lines(
        [
          ...seat.map(([sx, sy, sz]): Point[] => [
            [sx, 0, sz],
            [sx, sy, sz],
          ]),
          [
            [back, 0.45, z - 0.16],
            [back, 0.88, z - 0.16],
            [back, 0.88, z + 0.2],
            [back, 0.45, z + 0.2],
          ],
        ],
        canvas.tone(colour, front),
        0.035,
      );
      canvas.face(seat, canvas.tone(colour, { normal: [0, 1, 0] }));
    }
    canvas.line('#2d3338', 0.06, [at, 0, z], [at, 0.72, z]);
    canvas.balls([{ at: [at, 0.74, z], radius: 0.34, squash: 0.2 }], canvas.tone('#d9d2c2', { normal: [0, 1, 0] }));
  }
}
