import type { Random } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { mix, palette } from './palette.ts';

const up = { normal: [0, 1, 0] as const };

/** A level rectangle of ground. */
export function paintLevel(
  canvas: Canvas,
  x: readonly [number, number],
  z: readonly [number, number],
  colour: string,
  height = 0,
  opacity?: number,
): void {
  canvas.face(level(x, z, height), canvas.tone(colour, up), opacity);
}

function level(x: readonly [number, number], z: readonly [number, number], y = 0): Point[] {
  return [
    [x[0], y, z[0]],
    [x[1], y, z[0]],
    [x[1], y, z[1]],
    [x[0], y, z[1]],
  ];
}

/** Pavement, kerb and road in front of a row; `edge` is where private ground begins. */
export function paintStreet(canvas: Canvas, edge: number, random: Random): void {
  const wide: [number, number] = [-160, 160];
  const kerb = edge - 2.4;
  const road = random.pick(['#7b7d7c', '#8a8781', '#747779']);
  paintLevel(canvas, wide, [kerb - 40, kerb], road);
  const cobbles = random.chance(0.35);
  const lines: Point[][] = [];
  for (let z = kerb - 0.4; z > kerb - 9; z -= cobbles ? 0.35 : 40)
    lines.push([
      [-160, 0, z],
      [160, 0, z],
    ]);
  if (cobbles) canvas.lines(lines, mix(road, palette.slate, 0.5), 0.03, 0.35);
  paintLevel(canvas, wide, [kerb - 6.2, kerb - 6], '#c9c4b6', 0, cobbles ? 0 : 0.35);
  paintLevel(canvas, wide, [kerb, edge + 0.3], random.pick(['#b5ada0', '#a9a69e', '#bfb3a1']));
  const joints: Point[][] = [];
  for (let x = -24; x < 24; x += 0.6)
    joints.push([
      [x, 0, kerb],
      [x, 0, edge],
    ]);
  for (let z = kerb + 0.6; z < edge; z += 0.6)
    joints.push([
      [-60, 0, z],
      [60, 0, z],
    ]);
  canvas.lines(joints, palette.slate, 0.02, 0.16);
  canvas.face(
    [
      [-160, 0.1, kerb],
      [160, 0.1, kerb],
      [160, 0, kerb],
      [-160, 0, kerb],
    ],
    '#8e8b84',
  );
  paintLevel(canvas, wide, [kerb, kerb + 0.16], '#cdc6b8', 0.1);
}

/** Grass with a few lighter strokes. */
export function paintLawn(
  canvas: Canvas,
  x: readonly [number, number],
  z: readonly [number, number],
  random: Random,
): void {
  const grass = random.pick(['#7f9360', '#73895a', '#8a9a62']);
  paintLevel(canvas, x, z, grass);
  const tufts: Point[][] = [];
  for (let n = 0; n < 60; n++) {
    const [at, deep] = [x[0] + random.next() * (x[1] - x[0]), z[0] + random.next() * (z[1] - z[0])];
    tufts.push(level([at, at + 0.5 + random.next() * 1.2], [deep, deep + 0.25]));
  }
  canvas.fill(tufts, mix(grass, '#d9d68f', 0.35), 0.4);
}
