import type { Random } from '../../listings/random.ts';
import { paintBox } from '../box.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { rectangle } from '../shapes.ts';

const flat = { normal: [0, 1, 0] as const };

function shadowUnder(canvas: Canvas, x: number, z: number, wide: number, deep: number): void {
  const lean = -canvas.light.side * 0.4;
  canvas.face(
    [
      [x + lean, 0.01, z],
      [x + wide + lean, 0.01, z],
      [x + wide + lean * 1.6, 0.01, z + deep + 0.3],
      [x + lean * 1.6, 0.01, z + deep + 0.3],
    ],
    canvas.light.shadow,
    0.2 + canvas.light.depth * 0.4,
  );
}

/** A table with chairs on both long sides; x and z are those of its near left corner. */
export function paintGardenTable(canvas: Canvas, [x, , z]: Point, random: Random): void {
  const wood = random.pick(['#a77b52', '#8f8b82', '#b98f65', '#4a4f53']);
  const chair = random.pick(['#4a4f53', wood, '#5f6f64', '#e0d8c6']);
  const long = random.pick([1.9, 2.3]);
  shadowUnder(canvas, x - 0.3, z - 0.6, long + 0.6, 2);
  const seats = [0.2, long - 0.68];
  for (const at of seats) paintChair(canvas, x + at, z + 1.05, chair, true);
  for (const at of [0.06, long - 0.14])
    for (const deep of [0.06, 0.78])
      paintBox(
        canvas,
        { x: x + at, y: 0, z: z + deep, width: 0.08, height: 0.7, depth: 0.08 },
        mix(wood, palette.slate, 0.25),
      );
  paintBox(canvas, { x, y: 0.7, z, width: long, height: 0.05, depth: 0.92 }, wood);
  if (random.chance(0.6)) {
    canvas.balls([{ at: [x + long * 0.5, 0.82, z + 0.4], radius: 0.1 }], '#d8cfbd');
    canvas.blobs([{ at: [x + long * 0.5, 1, z + 0.4], radius: 0.18, seed: 3 }], '#6f8350');
  }
  for (const at of seats) paintChair(canvas, x + at, z - 0.55, chair, false);
}

function paintChair(canvas: Canvas, x: number, z: number, colour: string, facing: boolean): void {
  for (const at of [0, 0.42])
    paintBox(canvas, { x: x + at, y: 0, z: z + 0.2, width: 0.04, height: 0.44, depth: 0.04 }, colour);
  if (facing) paintBox(canvas, { x, y: 0.46, z: z + 0.42, width: 0.46, height: 0.42, depth: 0.04 }, colour);
  paintBox(canvas, { x, y: 0.43, z, width: 0.46, height: 0.05, depth: 0.44 }, colour);
  if (!facing) paintBox(canvas, { x, y: 0.46, z, width: 0.46, height: 0.42, depth: 0.04 }, colour);
}

/** A parasol over its foot. */
export function paintParasol(canvas: Canvas, [x, , z]: Point, random: Random): void {
  const cloth = random.pick(['#e9e1d0', '#c27a5f', '#7f9168', '#d9c08a', '#b5534a', '#5f7480']);
  shadowUnder(canvas, x - 1.2, z - 0.8, 2.4, 1.6);
  canvas.line('#8f6642', 0.06, [x, 0, z], [x, 2.7, z]);
  const rim = Array.from({ length: 9 }, (_, n): Point => {
    const angle = (n / 8) * Math.PI * 2;
    return [x + Math.cos(angle) * 1.45, 2.18, z + Math.sin(angle) * 1.45];
  });
  rim.slice(0, -1).forEach((from, n) => {
    const to = rim[n + 1] ?? from;
    const middle = (from[0] + to[0]) / 2 - x;
    canvas.face(
      [from, to, [x, 2.78, z]],
      mix(canvas.tone(cloth, flat), canvas.light.shadow, middle * canvas.light.side > 0 ? 0 : 0.16),
    );
  });
}

/** Two loungers side by side. */
export function paintLoungers(canvas: Canvas, [x, , z]: Point, random: Random): void {
  const cloth = random.pick(['#f0eadc', '#7d8f96', '#c9b48a', '#8a9a7c']);
  for (const at of [0, 1.1]) {
    shadowUnder(canvas, x + at, z - 0.1, 0.75, 2);
    paintBox(canvas, { x: x + at, y: 0.22, z, width: 0.7, height: 0.1, depth: 1.3 }, cloth);
    canvas.face(
      [
        [x + at, 0.32, z + 1.3],
        [x + at + 0.7, 0.32, z + 1.3],
        [x + at + 0.7, 0.85, z + 1.85],
        [x + at, 0.85, z + 1.85],
      ],
      canvas.tone(cloth, { normal: [0, 0.6, -0.8] }),
    );
    for (const leg of [0.05, 0.6])
      paintBox(canvas, { x: x + at + leg, y: 0, z: z + 0.1, width: 0.06, height: 0.22, depth: 0.06 }, '#8f6642');
  }
}

/** A wooden shed under a pitched roof. */
export function paintShed(canvas: Canvas, [x, , z]: Point, random: Random): void {
  const wood = random.pick(['#8f7355', '#6b5a48', '#4a4f4c', '#9a8a74', '#5f6f64']);
  const [wide, tall, deep] = [2.4, 2, 2.2];
  shadowUnder(canvas, x - 0.2, z, wide + 0.4, deep);
  paintBox(canvas, { x, y: 0, z, width: wide, height: tall, depth: deep }, wood);
  const ridge = tall + 0.75;
  canvas.face(
    [
      [x, tall, z],
      [x + wide, tall, z],
      [x + wide / 2, ridge, z],
    ],
    canvas.tone(wood, { normal: [0, 0, -1] }),
  );
  const boards = [];
  for (let at = 0.2; at < wide; at += 0.2)
    boards.push([[x + at, 0, z - 0.01] as const, [x + at, tall, z - 0.01] as const]);
  canvas.lines(boards, canvas.light.shadow, 0.015, 0.35);
  const eyeLeft = canvas.camera.eye[0] < x + wide / 2;
  const edge = eyeLeft ? x - 0.15 : x + wide + 0.15;
  canvas.face(
    [
      [edge, tall - 0.12, z - 0.15],
      [x + wide / 2, ridge + 0.05, z - 0.15],
      [x + wide / 2, ridge + 0.05, z + deep],
      [edge, tall - 0.12, z + deep],
    ],
    canvas.tone('#4a4f53', { normal: [eyeLeft ? -0.5 : 0.5, 0.85, 0] }),
  );
  canvas.line(
    canvas.tone('#3f4549', { normal: [0, 0, -1] }),
    0.1,
    [x - 0.15, tall - 0.12, z - 0.16],
    [x + wide / 2, ridge + 0.05, z - 0.16],
    [x + wide + 0.15, tall - 0.12, z - 0.16],
  );
  canvas.face(
    rectangle([x + wide * 0.3, 0, z - 0.02], [x + wide * 0.66, 1.75, z - 0.02]),
    canvas.tone(mix(wood, palette.slate, 0.35), { normal: [0, 0, -1] }),
  );
}
