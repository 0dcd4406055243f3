import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { type Leaves, leavesOf, paintCrown } from './foliage.ts';
import { isSeen, type Plane, sidesOf } from '../plane.ts';
import { rectangle } from '../shapes.ts';

const petals = ['#f4ecdb', '#c9788a', '#d9b04d', '#9a86b5', '#c4553f', '#e8c9c9'] as const;

/** A clipped hedge: leafy faces and an uneven top. */
export function paintHedge(
  canvas: Canvas,
  from: Point,
  to: Point,
  height: number,
  random: Random,
  green?: string,
): void {
  const leaves = leavesOf(canvas.light, random, green ?? random.pick(['#56704a', '#5f7548', '#4f6a4c', '#6a7d4c']));
  const box = {
    x: Math.min(from[0], to[0]),
    y: 0,
    z: Math.min(from[2], to[2]),
    width: Math.max(0.7, Math.abs(to[0] - from[0])),
    height,
    depth: Math.max(0.7, Math.abs(to[2] - from[2])),
  };
  const { back, left, right, top, front } = sidesOf(box);
  canvas.face(
    rectangle([box.x - 0.1, 0.01, box.z - 0.25], [box.x + box.width + 0.1, 0.01, box.z + 0.1]),
    canvas.light.shadow,
    0.28,
  );
  for (const plane of [back, left, right, top, front])
    if (isSeen(plane, canvas.camera.eye)) paintLeafyFace(canvas, plane, leaves, plane === top, random);
}

/** One face of a hedge, flecked with leaves in three tones. */
function paintLeafyFace(canvas: Canvas, plane: Plane, leaves: Leaves, above: boolean, random: Random): void {
  const { width, height } = plane;
  const ground = canvas.tone(above ? leaves.pale : leaves.middle, plane);
  canvas.face(plane.rect(0, 0, width, height), ground);
  if (!above) canvas.fade(plane.rect(0, 0, width, height), 'fade-up', 0.75);
  const grain = Math.max(0.09, 2.6 / canvas.detail(plane.at(width / 2, 0)));
  const count = Math.min(170, Math.round(((width * height) / (grain * grain)) * 0.05));
  const flecks = (share: number, low: number, high: number) =>
    Array.from({ length: Math.round(count * share) }, (_, n) => ({
      at: plane.at(random.next() * width, height * (low + random.next() * (high - low)), 0.02),
      radius: grain * (0.8 + random.next()),
      squash: 0.8,
      seed: n + count,
    }));
  canvas.blobs(flecks(1, 0, 0.85), canvas.tone(leaves.dark, plane), 0.5);
  canvas.blobs(flecks(0.9, 0.3, 1), canvas.tone(leaves.pale, plane), 0.42);
  if (above) return;
  // Missed twigs break the straight edge.
  const tufts = Math.min(60, Math.round(width / grain / 2.5));
  canvas.blobs(
    Array.from({ length: tufts }, (_, n) => ({
      at: plane.at(((n + random.next()) / tufts) * width, height - grain * 0.3, 0.02),
      radius: grain * (0.9 + random.next() * 0.9),
      squash: 0.7,
      seed: n,
    })),
    canvas.tone(leaves.middle, plane),
  );
}

/** A round shrub, with or without flowers. */
export function paintShrub(canvas: Canvas, [x, y, z]: Point, size: number, random: Random, flowers = 0.5): void {
  const leaves = leavesOf(canvas.light, random, random.pick(['#627a4c', '#71834f', '#5a7056', '#7d8a5a', '#6f7d68']));
  canvas.balls([{ at: [x, y + 0.02, z - 0.05], radius: size * 0.85, squash: 0.16 }], canvas.light.shadow, 0.34);
  const clumps = Array.from({ length: 6 }, (_, n) => ({
    dx: ((n % 3) - 1 + (random.next() - 0.5) * 0.5) * size * 0.42,
    dy: (Math.floor(n / 3) - 0.5 + (random.next() - 0.5) * 0.4) * size * 0.42,
    radius: size * (0.32 + random.next() * 0.14),
  }));
  paintCrown(canvas, [x, y + size * 0.5, z], clumps, leaves, random);
  if (random.chance(flowers)) paintPetals(canvas, [x, y + size * 0.6, z - 0.06], size * 0.7, size * 0.4, random);
}

/** Flowers of one colour scattered over a shape; `wide` and `high` are half its size. */
export function paintPetals(canvas: Canvas, [x, y, z]: Point, wide: number, high: number, random: Random): void {
  const count = Math.min(30, Math.round(wide * 26));
  canvas.balls(
    Array.from({ length: count }, () => ({
      at: [x + (random.next() - 0.5) * wide * 2, y + (random.next() - 0.5) * high * 2, z] as const,
      radius: 0.035 + random.next() * 0.035,
      squash: 0.85,
    })),
    random.pick(petals),
    0.95,
  );
}

/** A bed of mixed plants along a line. */
export function paintBorder(canvas: Canvas, from: Point, to: Point, size: number, random: Random): void {
  const long = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(2, Math.round(long / (size * 1.15)));
  for (let n = count - 1; n >= 0; n--) {
    const share = (n + 0.5 + (random.next() - 0.5) * 0.4) / count;
    const at: Point = [from[0] + (to[0] - from[0]) * share, 0, from[2] + (to[2] - from[2]) * share];
    if (random.chance(0.24)) paintGrasses(canvas, at, size * 1.5, random);
    else paintShrub(canvas, at, size * (0.65 + random.next() * 0.7), random, 0.45);
  }
}

/** Ornamental grass: a fan of blades. */
export function paintGrasses(canvas: Canvas, [x, y, z]: Point, size: number, random: Random): void {
  const colours = canvas.light.season === 'autumn' ? ['#a3874f', '#c9b078'] : ['#7f8f55', '#b9b67c'];
  for (const colour of colours)
    canvas.lines(
      Array.from({ length: 11 }, (): Point[] => {
        const lean = (random.next() - 0.5) * size;
        const tall = size * (0.6 + random.next() * 0.5);
        return [
          [x + lean * 0.15, y, z],
          [x + lean * 0.45, y + tall * 0.7, z],
          [x + lean, y + tall, z],
        ];
      }),
      canvas.tone(colour, { normal: [0, 0, -1] }),
      0.035,
    );
}
