import type { Point } from '../domain/criteria.ts';
import { areaPointLimit } from '../domain/area.ts';

/** Smooths out the involuntary movements of a hand. Fraction of the drawing's extent. */
const firstTolerance = 1 / 400;
/** Longer drawings are thinned out evenly first, to limit the work. */
const maxPoints = 5_000;

/** Reduces an outline to at most `limit` points (Douglas–Peucker). */
export function simplifyArea(drawn: readonly Point[], limit = areaPointLimit): Point[] {
  const every = Math.max(1, Math.ceil(drawn.length / maxPoints));
  const points = drawn.filter((_, index) => index % every === 0);
  const latitudes = points.map(({ latitude }) => latitude);
  const extent = points.length === 0 ? 0 : Math.max(...latitudes) - Math.min(...latitudes);
  let tolerance = extent * firstTolerance;
  let simple = simplified(points, tolerance);
  while (simple.length > limit) {
    tolerance = tolerance * 1.5 || 1e-5;
    simple = simplified(points, tolerance);
  }
  return simple;
}

/** The points farther than the tolerance (degrees of latitude) from the line without them; the ends are kept. */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const retained = new Set([0, points.length - 1]);
  const stretches: [number, number][] = [[0, points.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch;
    let [farthest, distance] = [-1, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const own = distanceTo(points[from], points[to], points[at]);
      if (own > distance) [farthest, distance] = [at, own];
    }
    if (farthest < 0) continue;
    retained.add(farthest);
    stretches.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => retained.has(index));
}

/** Degrees of latitude from a point to the segment between two others; longitudes are scaled for Belgium. */
function distanceTo(from: Point | undefined, to: Point | undefined, point: Point | undefined): number {
  if (!from || !to || !point) return 0;
  const shrink = 0.635;
  const [dx, dy] = [(to.longitude - from.longitude) * shrink, to.latitude - from.latitude];
  const [px, py] = [(point.longitude - from.longitude) * shrink, point.latitude - from.latitude];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}
