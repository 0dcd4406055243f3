import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import { leavesOf } from '../greenery/foliage.ts';
import type { Opening, Recess } from './openings.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';

/** Louvred shutters folded back against the wall. */
export function paintShutters(
  canvas: Canvas,
  plane: Plane,
  { u, v, width, height }: Opening,
  colour: string,
  random: Random,
): void {
  const wide = width * 0.48;
  const face = canvas.tone(colour, plane);
  const step = Math.max(0.1, 2.6 / canvas.detail(plane.at(u, v)));
  const boards = random.chance(0.3);
  for (const left of [u - wide - 0.05, u + width + 0.05]) {
    dropShadow(canvas, plane, { u: left, v, width: wide, height }, 0.06);
    canvas.face(plane.rect(left, v, wide, height, 0.05), face);
    if (boards) {
      canvas.fill(
        [0.25, 0.5, 0.75].map((at) => plane.rect(left + wide * at, v, 0.015, height, 0.055)),
        canvas.light.shadow,
        0.4,
      );
      canvas.fill(
        [0.14, 0.8].map((at) => plane.rect(left, v + height * at, wide, 0.09, 0.07)),
        mix(face, palette.white, 0.14),
      );
      continue;
    }
    const slats = [];
    for (let up = step; up < height - 0.06; up += step)
      if (Math.abs(up - height * 0.5) > step * 0.6)
        slats.push(plane.rect(left + 0.06, v + up, wide - 0.12, step * 0.42, 0.055));
    canvas.fill(slats, canvas.light.shadow, 0.34);
    canvas.face(plane.rect(left, v + height - 0.04, wide, 0.04, 0.055), mix(face, palette.white, 0.2));
  }
}

/** A roller shutter, partly or fully down. */
export function paintClosedShutter(
  canvas: Canvas,
  plane: Plane,
  recess: Recess,
  { u, v, width, height }: Opening,
  random: Random,
): void {
  const drop = height * random.pick([0.25, 0.4, 0.6, 1]);
  const slat = Math.max(0.07, 2.4 / canvas.detail(plane.at(u, v)));
  const face = canvas.tone(random.pick(['#d9d6cc', '#c8c4b8', '#b4b6b4']), plane);
  canvas.face(recess.rect(u, v + height - drop, width, drop), face);
  const lines = [];
  for (let down = slat; down < drop; down += slat) lines.push(recess.rect(u, v + height - down, width, slat * 0.22));
  canvas.fill(
    lines.filter((shape) => shape.length > 2),
    canvas.light.shadow,
    0.24,
  );
}

/** Geraniums on the sill. */
export function paintWindowBox(canvas: Canvas, plane: Plane, { u, v, width }: Opening, random: Random): void {
  const leaves = leavesOf(canvas.light, random, '#5f7a48');
  const wide = width * 0.92;
  const left = u + (width - wide) / 2;
  canvas.face(
    plane.rect(left, v - 0.06, wide, 0.2, 0.2),
    canvas.tone(random.pick(['#6b4a38', '#4a5157', '#7d6a55']), plane),
  );
  const count = Math.max(4, Math.round(wide / 0.14));
  const spots = Array.from({ length: count }, (_, n) => ({
    at: plane.at(left + (wide * (n + 0.5)) / count, v + 0.16 + random.next() * 0.1, 0.22),
    radius: 0.1 + random.next() * 0.05,
    seed: n,
  }));
  canvas.blobs(spots, canvas.tone(leaves.dark, plane));
  canvas.blobs(
    spots.map((spot) => ({ ...spot, radius: spot.radius * 0.7, seed: spot.seed + 9 })),
    canvas.tone(leaves.middle, plane),
  );
  canvas.balls(
    Array.from({ length: count * 2 }, () => ({
      at: plane.at(left + random.next() * wide, v + 0.1 + random.next() * 0.22, 0.25),
      radius: 0.035 + random.next() * 0.02,
    })),
    random.pick(['#c4412f', '#d87a8a', '#f1e6dc', '#d9a03c']),
    0.95,
  );
}
