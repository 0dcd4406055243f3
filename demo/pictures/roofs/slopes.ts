import { createRandom, type Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import { type Box, createPlane, isSeen, type Plane } from '../plane.ts';
import { type Roof, steep } from './roofs.ts';

/** Where a clipped gable stops, as a share of the slope. */
export const clippedAt = 0.66;

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
  // Free-standing houses have a verge; houses in a row end at their neighbour.
  const verge = over > 0.4 ? 0.3 : 0;
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
        slope([x + width + verge, top, z + depth], left, near, width + verge * 2, depth / 2, 0),
        slope([x - verge, top, z], right, away, width + verge * 2, depth / 2, 0),
      ];
    case 'mansard':
      return [
        slope([x + width, top, z + depth], left, near, width, steep, 0),
        slope([x, top, z], right, away, width, steep, 0),
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
    case 'clipped':
      return [
        clipped(slope([x, top, z + depth], near, right, depth + verge, width / 2, 0)),
        clipped(slope([x + width, top, z - verge], away, left, depth + verge, width / 2, 0)),
      ];
    default:
      return [
        slope([x, top, z + depth], near, right, depth + verge, width / 2, 0),
        slope([x + width, top, z - verge], away, left, depth + verge, width / 2, 0),
      ];
  }
}

/** Both ends of a ridge cut back, over gables that stop short of it. */
function clipped({ plane, ends }: Slope): Slope {
  const { width, height } = plane;
  const [low, cut] = [height * clippedAt, Math.min(width * 0.3, height * 0.42)];
  return {
    plane,
    ends: (share) => {
      const inset = (Math.max(0, share - clippedAt) / (1 - clippedAt)) * cut;
      return [ends(0)[0] + inset, ends(0)[1] - inset];
    },
    shape: [
      plane.at(0, 0),
      plane.at(width, 0),
      plane.at(width, low),
      plane.at(width - cut, height),
      plane.at(cut, height),
      plane.at(0, low),
    ],
  };
}

/** A slope with what covers it. */
export function paintSlope(canvas: Canvas, { plane, shape, ends }: Slope, roof: Roof, seed: number): void {
  if (!isSeen(plane, canvas.camera.eye)) return;
  const colour = canvas.tone(roof.colour, plane);
  const random = createRandom(seed * 13 + 7);
  canvas.face(shape, colour);
  const detail = canvas.detail(plane.at(plane.width / 2, 0));
  const long = roof.cover === 'slates' ? 0.24 : roof.cover === 'thatch' ? 0.5 : 0.34;
  const step = Math.max(long, 2.6 / detail);
  if (roof.cover === 'seams') seams(canvas, plane, ends, colour, detail);
  else if (step < 1.3) rows(canvas, plane, ends, colour, step, roof, random);
  // The lower rows are the darker ones: that is where the wet and the moss stay.
  canvas.fade(shape, 'fade-up', 0.22);
  const ridge = [plane.at(ends(1)[0], plane.height), plane.at(ends(1)[1], plane.height)];
  if (roof.form !== 'mansard') canvas.lines([ridge], mix(colour, palette.slate, 0.35), 0.2);
  if (roof.cover === 'tiles' && detail > 12 && roof.form !== 'mansard')
    canvas.lines([ridge], mix(colour, palette.white, 0.25), 0.06, 0.6);
}

function rows(
  canvas: Canvas,
  plane: Plane,
  ends: Slope['ends'],
  colour: string,
  step: number,
  { cover }: Roof,
  random: Random,
): void {
  const lines: Point[][] = [];
  const patches: Point[][][] = [[], [], []];
  const each = (cover === 'tiles' ? 1.1 : 1.5) * (canvas.pixels < 0.5 ? 1.5 : 1);
  for (let v = step; v < plane.height; v += step) {
    const [from, to] = ends(v / plane.height);
    lines.push([plane.at(from, v), plane.at(to, v)]);
    for (let n = 0; n < Math.min(46, plane.width / each); n++) {
      const wide = Math.min(step * (0.7 + random.next()), Math.max(0.05, to - from));
      const u = from + random.next() * Math.max(0, to - from - wide);
      patches[random.between(0, 2)]?.push(plane.rect(u, v - step, wide, step));
    }
  }
  canvas.fill(patches[0] ?? [], mix(colour, palette.slate, 0.4), 0.42);
  canvas.fill(patches[1] ?? [], mix(colour, palette.white, 0.35), 0.3);
  canvas.fill(patches[2] ?? [], mix(colour, cover === 'slates' ? '#7f8c99' : '#c9873f', 0.4), 0.36);
  canvas.lines(lines, mix(colour, '#14181c', 0.55), step * 0.12, 0.5);
}

/** Upright seams of zinc or steel. */
function seams(canvas: Canvas, plane: Plane, ends: Slope['ends'], colour: string, detail: number): void {
  const step = Math.max(0.45, 4 / detail);
  const lines: Point[][] = [];
  for (let u = step; u < plane.width; u += step) {
    const [from, to] = ends(1);
    if (u > from && u < to) lines.push([plane.at(u, 0), plane.at(u, plane.height)]);
  }
  canvas.lines(lines, mix(colour, palette.slate, 0.45), 0.04, 0.6);
  canvas.lines(
    lines.map((line) => line.map(([x, y, z]): Point => [x + canvas.light.side * 0.03, y, z])),
    mix(colour, palette.white, 0.3),
    0.025,
    0.5,
  );
}

/** Roof windows and solar panels lie in the slope. */
export function lie(canvas: Canvas, plane: Plane, roof: Roof, seed: number): void {
  if (!isSeen(plane, canvas.camera.eye)) return;
  const random = createRandom(seed * 7 + 11);
  if (roof.panels) return panels(canvas, plane, roof, random);
  const free = roof.dormers > 0 ? 0 : roof.skylights;
  for (let n = 0; n < free; n++) {
    const u = (plane.width * (n + 1)) / (free + 1) - 0.4;
    const v = plane.height * 0.46;
    const tall = Math.min(1.3, plane.height * 0.34);
    canvas.face(plane.rect(u - 0.06, v - 0.06, 0.92, tall + 0.12, 0.05), '#3b4146');
    canvas.glow([plane.rect(u, v, 0.8, tall, 0.06)], mix(canvas.light.sky[0], palette.steel, 0.25));
    canvas.glow(
      [
        [
          plane.at(u, v, 0.07),
          plane.at(u + 0.3, v, 0.07),
          plane.at(u + 0.7, v + tall, 0.07),
          plane.at(u + 0.3, v + tall, 0.07),
        ],
      ],
      canvas.light.sky[2],
      0.35,
    );
  }
}

function panels(canvas: Canvas, plane: Plane, roof: Roof, random: Random): void {
  const long = Math.min(1.65, plane.height * 0.36);
  const rowsOf = plane.height > 4.6 ? 2 : 1;
  const room = Math.floor((plane.width - 1.2) / 1.05);
  const count = Math.min(room, roof.dormers > 0 ? 0 : random.between(4, 8));
  if (count < 3) return;
  const start = random.chance(0.5) ? 0.6 : plane.width - 0.6 - count * 1.05;
  const shapes: Point[][] = [];
  for (let row = 0; row < rowsOf; row++)
    for (let n = 0; n < count; n++)
      shapes.push(plane.rect(start + n * 1.05, plane.height * 0.3 + row * (long + 0.06), 1, long, 0.07));
  canvas.face(plane.rect(start, plane.height * 0.3 - 0.12, count * 1.05, 0.12, 0.02), canvas.light.shadow, 0.4);
  canvas.glow(shapes, mix('#1c2838', canvas.light.sky[0], 0.16));
  canvas.glow(
    shapes.map((shape) => shape.slice(0, 3)),
    canvas.light.sky[2],
    0.1,
  );
}
