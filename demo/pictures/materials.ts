import { createRandom, type Random } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { mix, palette, stone } from './palette.ts';
import type { Plane } from './plane.ts';

export interface Wall {
  kind: 'brick' | 'render' | 'boards' | 'sheets' | 'stone' | 'concrete';
  colour: string;
  /** Horizontal bands of limestone, in metres from the ground. */
  bands?: readonly number[];
}

/** Where a wall is: up to its height, or narrower towards the top for gables. */
export interface Extent {
  from: number;
  to: number;
  /** Left and right end at a height. */
  span(v: number): readonly [number, number];
}

/** Paints a wall's surface: its colour and, where it is big enough to be seen, what it is made of. */
export function paintWall(
  canvas: Canvas,
  plane: Plane,
  wall: Wall,
  seed: number,
  outlineShape?: readonly Point[],
  extent?: Extent,
): void {
  const colour = canvas.tone(wall.colour, plane);
  const full: Extent = extent ?? { from: 0, to: plane.height, span: () => [0, plane.width] };
  canvas.face(outlineShape ?? plane.rect(0, 0, plane.width, plane.height), colour);
  const random = createRandom(seed);
  if (wall.kind === 'brick') courses(canvas, plane, full, colour, random);
  if (wall.kind === 'boards' || wall.kind === 'sheets')
    ribs(canvas, plane, full, colour, wall.kind === 'boards' ? 0.16 : 0.3);
  if (wall.kind === 'stone') ashlar(canvas, plane, full, colour, random);
  if (wall.kind === 'concrete') ashlar(canvas, plane, full, colour, random, 1.2);
  for (const height of wall.bands ?? []) {
    if (height < full.from || height > full.to) continue;
    const [left, right] = full.span(height);
    canvas.face(plane.rect(left, height, right - left, 0.16, 0.02), canvas.tone(stone, plane));
    canvas.face(plane.rect(left, height - 0.07, right - left, 0.07), canvas.light.shadow, canvas.light.depth * 0.7);
  }
}

/** Joints, and single bricks a shade lighter, darker or warmer. */
function courses(canvas: Canvas, plane: Plane, extent: Extent, colour: string, random: Random): void {
  const detail = canvas.detail(plane.at(plane.width / 2, extent.from));
  // A course is 6 cm; from afar several are drawn as one, so that no pattern shimmers.
  const rise = Math.max(0.075, 2.8 / detail);
  if (rise > 0.4) return;
  const long = rise * 3;
  const tones = [
    mix(colour, palette.slate, 0.14),
    mix(colour, palette.white, 0.14),
    mix(colour, palette.ochre, 0.16),
    mix(colour, palette.rust, 0.14),
  ];
  const shapes: Point[][][] = tones.map(() => []);
  const area = (extent.to - extent.from) * plane.width;
  const count = Math.min(420, Math.round((area / (rise * long)) * 0.16));
  for (let n = 0; n < count; n++) {
    const row = Math.floor((random.next() * (extent.to - extent.from)) / rise);
    const v = extent.from + row * rise;
    const [left, right] = extent.span(v + rise);
    const u = left + Math.floor((random.next() * (right - left)) / long) * long + (row % 2) * (long / 2);
    if (u + long > right || v + rise > extent.to) continue;
    shapes[random.between(0, tones.length - 1)]?.push(plane.rect(u, v, long, rise));
  }
  tones.forEach((shade, index) => canvas.fill(shapes[index] ?? [], shade, 0.75));
  const joints: Point[][] = [];
  for (let v = extent.from + rise; v < extent.to; v += rise) {
    const [left, right] = extent.span(v);
    if (right - left > 0.1) joints.push([plane.at(left, v), plane.at(right, v)]);
  }
  canvas.lines(joints, mix(colour, '#fff6e6', 0.4), rise * 0.14, 0.38);
}

/** Upright boards or the ribs of steel sheets. */
function ribs(canvas: Canvas, plane: Plane, extent: Extent, colour: string, step: number): void {
  const width = Math.max(step, 3 / canvas.detail(plane.at(plane.width / 2, 0)));
  const segments: Point[][] = [];
  for (let u = width; u < plane.width; u += width) {
    let top = extent.to;
    while (top > extent.from && (u < extent.span(top)[0] || u > extent.span(top)[1])) top -= 0.2;
    segments.push([plane.at(u, extent.from), plane.at(u, top)]);
  }
  canvas.lines(segments, mix(colour, palette.slate, 0.4), width * 0.16, 0.6);
}

/** Blocks with thin joints, now and then one a little darker. */
function ashlar(canvas: Canvas, plane: Plane, extent: Extent, colour: string, random: Random, size = 0.42): void {
  const joints: Point[][] = [];
  const blocks: Point[][] = [];
  let row = 0;
  for (let v = extent.from; v < extent.to; v += size) {
    const [left, right] = extent.span(v + size);
    joints.push([plane.at(left, v), plane.at(right, v)]);
    row++;
    for (let u = left + ((row % 2) * size) / 1.2; u + size * 1.6 < right; u += size * 1.7)
      if (random.chance(0.14)) blocks.push(plane.rect(u, v, size * 1.7, Math.min(size, extent.to - v)));
  }
  canvas.fill(blocks, mix(colour, palette.steel, 0.3), 0.35);
  canvas.lines(joints, mix(colour, palette.steel, 0.5), 0.025, 0.5);
}
