import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import { leavesOf, type Leaves } from './foliage.ts';
import type { Plane } from '../plane.ts';

/** The path of a climbing plant in the plane's coordinates. */
interface Growth {
  path: readonly (readonly [u: number, v: number])[];
  /** Half the width of the foliage, in metres. */
  spread: number;
}

/** A wisteria, a rose or a vine that grows up a wall and along a line. */
export function paintClimber(canvas: Canvas, plane: Plane, { path, spread }: Growth, random: Random): void {
  const leaves = leavesOf(canvas.light, random, random.pick(['#667d4a', '#5b7350', '#7a8a4f']));
  canvas.lines([path.map(([u, v]) => plane.at(u, v, 0.05))], '#5b4a3a', 0.07);
  const spots: [number, number][] = [];
  path.slice(1).forEach(([u, v], n) => {
    const [fromU, fromV] = path[n] ?? [u, v];
    const long = Math.hypot(u - fromU, v - fromV);
    for (let at = 0; at < long; at += spread * 0.5) {
      const share = at / long;
      // The lower part of the stem is bare.
      const [x, y] = [fromU + (u - fromU) * share, fromV + (v - fromV) * share];
      if (y > 0.9) spots.push([x + (random.next() - 0.5) * spread, y + (random.next() - 0.5) * spread * 1.3]);
    }
  });
  paintLeaves(canvas, plane, spots, spread, leaves, random);
  if (random.chance(0.6))
    canvas.balls(
      spots.flatMap(([u, v]) =>
        Array.from({ length: 3 }, () => ({
          at: plane.at(u + (random.next() - 0.5) * spread * 1.6, v - random.next() * spread, 0.2),
          radius: 0.04 + random.next() * 0.03,
        })),
      ),
      random.pick(['#b9a3cf', '#f3e3e0', '#c4667a', '#f2ead6']),
      0.9,
    );
}

/** Ivy or Virginia creeper over part of a wall. */
export function paintIvy(
  canvas: Canvas,
  plane: Plane,
  area: { u: number; v: number; width: number; height: number },
  random: Random,
): void {
  const base = canvas.light.season === 'autumn' ? '#a14b34' : random.pick(['#53704a', '#4b664b', '#67794a']);
  const count = Math.round(area.width * area.height * 1.8);
  const spots = Array.from({ length: count }, (): [number, number] => {
    const up = random.next();
    // Ivy thins out towards its top and its free side.
    return [area.u + area.width * random.next() * (1 - up * 0.55), area.v + area.height * up];
  });
  paintLeaves(canvas, plane, spots, 0.4, leavesOf(canvas.light, random, base), random);
}

function paintLeaves(
  canvas: Canvas,
  plane: Plane,
  spots: readonly (readonly [number, number])[],
  spread: number,
  leaves: Leaves,
  random: Random,
): void {
  const { side } = canvas.light;
  const layer = (dx: number, dy: number, scale: number, shift: number) =>
    spots.map(([u, v], n) => ({
      at: plane.at(u + dx * spread, v + dy * spread, 0.12),
      radius: spread * scale * (0.8 + ((n * 37) % 10) / 25),
      seed: n + shift,
    }));
  canvas.blobs(layer(-side * 0.12, -0.3, 1, 1), canvas.light.shadow, canvas.light.depth * 0.8);
  canvas.blobs(layer(0, 0, 0.95, 3), canvas.tone(leaves.dark, plane));
  canvas.blobs(layer(side * 0.1, 0.12, 0.72, 7), canvas.tone(leaves.middle, plane));
  canvas.blobs(
    layer(side * 0.22, 0.24, 0.36, 13).filter(() => random.chance(0.7)),
    canvas.tone(leaves.pale, plane),
    0.85,
  );
}
