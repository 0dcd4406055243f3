import type { Random } from '../../listings/random.ts';
import { isWorks } from '../buildings/designs.ts';
import type { Canvas } from '../canvas.ts';
import { paintGrasses, paintShrub } from '../greenery/shrubs.ts';
import { paintGravel, paintLevel, paving } from './ground.ts';
import { paintLawn } from './lawn.ts';
import { landOf } from './land.ts';
import type { Building, Plot } from '../buildings/plot.ts';
import { rectangle } from '../shapes.ts';

/** Front gardens, drives and yards between the pavement and the front. */
export function paintForecourt(
  canvas: Canvas,
  plot: Plot,
  ours: Building | null,
  setback: number,
  width: number,
  random: Random,
): void {
  const edge = -setback;
  if (!ours) {
    const kind = landOf(plot.seed);
    return paintLawn(canvas, [-70, width + 70], [edge, 70], random, kind === 'meadow' || kind === 'orchard');
  }
  if (isWorks(plot.variant)) {
    const base = random.pick(['#a6a299', '#b3aca0', '#989791']);
    paintLevel(canvas, [-60, width + 60], [edge, 1], base);
    return paving(canvas, [-12, width + 12], [edge, 0], base, plot.variant === 'warehouse' ? 3 : 0.8, random);
  }
  if (ours.gap < 2) {
    // A strip of garden in front of a row house.
    paintLawn(canvas, [-60, width + 60], [edge, 1], random);
    return paintLevel(canvas, [ours.door - 0.8, ours.door + 0.8], [edge, 0.2], '#bdb4a6');
  }
  paintLawn(canvas, [-60, width + 60], [edge, 40], random, plot.variant === 'farmhouse' && random.chance(0.4));
  const farm = plot.variant === 'farmhouse';
  const path: [number, number] = [ours.door - (farm ? 3 : 0.75), ours.door + (farm ? 3 : 0.75)];
  const base = random.pick(['#b7aea2', '#a9a39a', '#c4b8a4']);
  if (farm) paintGravel(canvas, [-2, width + 2], [-3.4, 0], '#b9ad98', random);
  paintLevel(canvas, path, [edge, 0.2], base);
  paving(canvas, path, [edge, 0], base, random.pick([0.5, 0.9]), random);
  for (const [from, to] of ours.drives)
    paintGravel(canvas, [from, to], [edge, 0.6], random.pick(['#b9b1a4', '#a39e97', '#c2b7a3']), random);
  if (!farm && random.chance(0.55)) pathBorder(canvas, path, edge, random);
}

/** Low box, lavender or grasses along both sides of the path. */
function pathBorder(canvas: Canvas, [from, to]: [number, number], edge: number, random: Random): void {
  const step = random.pick([0.7, 1.1]);
  const size = random.pick([0.26, 0.34]);
  const grow = random.chance(0.3) ? paintGrasses : paintShrub;
  for (let z = -1.6; z > Math.max(edge + 0.8, canvas.camera.eye[2] + 2.6); z -= step)
    for (const x of [from - 0.25, to + 0.25]) grow(canvas, [x, 0, z], grow === paintGrasses ? size * 2 : size, random);
}

/** Lawn and terrace behind a house; `front` is the z at which they begin. */
export function paintGarden(canvas: Canvas, random: Random, width: number, front: number): void {
  paintLawn(canvas, [-60, width + 60], [-40, 8], random);
  const z: [number, number] = [front - 4, 0.3];
  const base = random.pick(['#b9b0a4', '#a98e72', '#c7bdad', '#a5a39d', '#b59a80']);
  paintLevel(canvas, [0, width], z, base);
  paving(canvas, [0, width], [z[0], 0], base, random.pick([0.6, 0.9, 0.16]), random);
  const edge = z[0];
  canvas.face(rectangle([0, 0.02, edge - 0.14], [width, 0.02, edge]), canvas.light.shadow, 0.3);
}
