import { createRandom } from '../listings/random.ts';
import type { Point } from './camera.ts';
import type { Canvas } from './canvas.ts';
import { mix, palette } from './palette.ts';
import { type Box, createPlane, isSeen, type Plane } from './plane.ts';
import type { Roof } from './roofs.ts';

interface Slope {
  plane: Plane;
  shape: Point[];
  /** Left and right end of the slope at a share of its height. */
  ends(share: number): readonly [number, number];
}

/** The slopes of a roof, the far ones first. */
export function slopesOf({ x, y, z, width, height, depth }: Box, roof: Roof): Slope[] {
  const top = y + height;
  const { rise, overhang: over } = roof;
  const slope = (origin: Point, along: Point, across: Point, wide: number, run: number, inset: number): Slope => {
    const long = Math.hypot(run, rise);
    const up: Point = [(across[0] * run) / long, rise / long, (across[2] * run) / long];
    const start: Point = [origin[0] - up[0] * over, origin[1] - up[1] * over, origin[2] - up[2] * over];
    const plane = createPlane(start, along, up, wide, long + over);
    const ends = (share: number) => [inset * share, wide - inset * share] as const;
    return {
      plane,
      ends,
      shape: [plane.at(0, 0), plane.at(wide, 0), plane.at(wide - inset, long + over), plane.at(inset, long + over)],
    };
  };
  const [right, left, away, near]: Point[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 0, 1],
    [0, 0, -1],
  ];
  if (!right || !left || !away || !near) return [];
  switch (roof.form) {
    case 'ridge':
      return [
        slope([x + width, top, z + depth], left, near, width, depth / 2, 0),
        slope([x, top, z], right, away, width, depth / 2, 0),
      ];
    case 'mansard':
      return [
        slope([x + width, top, z + depth], left, near, width, 1.1, 0),
        slope([x, top, z], right, away, width, 1.1, 0),
      ];
    case 'hip': {
      const inset = Math.min(width / 2, depth * 0.46);
      return [
        slope([x + width + over, top, z + depth], left, near, width + over * 2, depth / 2, inset + over),
        slope([x, top, z + depth + over], near, right, depth + over * 2, inset, depth / 2 + over),
        slope([x + width, top, z - over], away, left, depth + over * 2, inset, depth / 2 + over),
        slope([x - over, top, z], right, away, width + over * 2, depth / 2, inset + over),
      ];
    }
    default:
      return [
        slope([x, top, z + depth], near, right, depth, width / 2, 0),
        slope([x + width, top, z], away, left, depth, width / 2, 0),
      ];
  }
}

/** A slope with its rows of tiles or slates. */
export function paintSlope(canvas: Canvas, { plane, shape, ends }: Slope, roof: Roof, seed: number): void {
  if (!isSeen(plane, canvas.camera.eye)) return;
  const colour = canvas.tone(roof.colour, plane);
  const random = createRandom(seed + 7);
  canvas.face(shape, colour);
  const step = Math.max(0.3, 3 / canvas.detail(plane.at(plane.width / 2, 0)));
  if (step < 1.2) {
    const rows: Point[][] = [];
    const patches: Point[][][] = [[], []];
    for (let v = step; v < plane.height; v += step) {
      const [from, to] = ends(v / plane.height);
      rows.push([plane.at(from, v), plane.at(to, v)]);
      for (let n = 0; n < plane.width / 2.2; n++) {
        const u = from + random.next() * (to - from - 0.5);
        patches[random.between(0, 1)]?.push(
          plane.rect(u, v - step, Math.min(0.24 + step * 0.5, Math.max(0.05, to - from)), step),
        );
      }
    }
    canvas.fill(patches[0] ?? [], mix(colour, palette.slate, 0.3), 0.4);
    canvas.fill(patches[1] ?? [], mix(colour, palette.white, 0.3), 0.3);
    canvas.lines(rows, mix(colour, '#14181c', 0.5), step * 0.12, 0.5);
  }
  canvas.lines(
    [[plane.at(ends(1)[0], plane.height), plane.at(ends(1)[1], plane.height)]],
    mix(colour, palette.slate, 0.3),
    0.16,
  );
}

/** Roof windows and solar panels lie in the slope. */
export function lie(canvas: Canvas, plane: Plane, roof: Roof, seed: number): void {
  if (!isSeen(plane, canvas.camera.eye)) return;
  const random = createRandom(seed + 11);
  if (roof.panels) {
    const count = Math.min(6, Math.floor((plane.width - 1.4) / 1.05));
    const start = random.chance(0.5) ? 0.6 : plane.width - 0.6 - count * 1.05;
    for (let n = 0; n < count; n++) {
      canvas.face(
        plane.rect(start + n * 1.05, plane.height * 0.38, 1, Math.min(1.7, plane.height * 0.45), 0.06),
        mix('#1f2c3b', canvas.light.sky[1], 0.14),
      );
      canvas.face(
        plane.rect(start + n * 1.05, plane.height * 0.38, 0.45, Math.min(1.7, plane.height * 0.45), 0.06),
        canvas.light.sky[2],
        0.08,
      );
    }
    return;
  }
  for (let n = 0; n < roof.skylights; n++) {
    const u = (plane.width * (n + 1)) / (roof.skylights + 1) - 0.4;
    canvas.face(plane.rect(u - 0.06, plane.height * 0.46, 0.92, 1.3, 0.05), '#3b4146');
    canvas.face(
      plane.rect(u, plane.height * 0.46 + 0.06, 0.8, 1.18, 0.06),
      mix(canvas.light.sky[1], palette.steel, 0.3),
    );
  }
}
