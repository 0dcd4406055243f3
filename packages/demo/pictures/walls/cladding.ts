import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import type { Extent } from './extent.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';

/** Vertical boards in varying shades; without a random generator, the ribs of steel sheets. */
export function paintBoards(
  canvas: Canvas,
  plane: Plane,
  extent: Extent,
  colour: string,
  step: number,
  random?: Random,
): void {
  const width = Math.max(step, 2.8 / canvas.detail(plane.at(plane.width / 2, 0)));
  const segments: Point[][] = [];
  const dark: Point[][] = [];
  const pale: Point[][] = [];
  for (let u = 0; u < plane.width; u += width) {
    let top = extent.to;
    while (top > extent.from && (u < extent.span(top)[0] - 0.01 || u > extent.span(top)[1] + 0.01)) top -= 0.2;
    if (u > 0) segments.push([plane.at(u, extent.from), plane.at(u, top)]);
    const wide = Math.min(width, plane.width - u);
    if (!random) pale.push(plane.rect(u + wide * 0.3, extent.from, wide * 0.3, top - extent.from));
    else if (random.chance(0.5))
      (random.chance(0.5) ? dark : pale).push(plane.rect(u, extent.from, wide, top - extent.from));
  }
  canvas.fill(dark, mix(colour, palette.slate, 0.35), 0.3);
  canvas.fill(pale, mix(colour, palette.white, 0.4), random ? 0.24 : 0.3);
  canvas.lines(segments, mix(colour, palette.slate, 0.5), width * 0.13, 0.6);
}

/** Half-timbering: posts, rails and braces of dark oak over limewashed panels. */
export function paintFrame(canvas: Canvas, plane: Plane, extent: Extent, random: Random): void {
  const oak = canvas.tone(random.pick(['#5a4434', '#4a3a30', '#6b5140']), plane);
  const bay = plane.width / Math.max(2, Math.round(plane.width / 1.5));
  const rows = Math.max(1, Math.round((extent.to - extent.from) / 1.35));
  const row = (extent.to - extent.from) / rows;
  const rails: Point[][] = [];
  const thick = 0.16;
  for (let n = 0; n <= rows; n++) {
    const v = Math.min(extent.to - thick, extent.from + row * n);
    const [left, right] = extent.span(v);
    if (right - left > 0.3) rails.push(plane.rect(left, v, right - left, thick, 0.01));
  }
  for (let u = 0; u <= plane.width + 0.01; u += bay) {
    const at = Math.min(plane.width - thick, Math.max(0, u - thick / 2));
    let top = extent.to;
    while (top > extent.from && (at < extent.span(top)[0] || at + thick > extent.span(top)[1])) top -= 0.15;
    if (top > extent.from + 0.2) rails.push(plane.rect(at, extent.from, thick, top - extent.from, 0.01));
  }
  for (const edge of [0, plane.width - bay]) {
    const lean = edge === 0 ? [0, bay] : [bay, 0];
    const [low, high] = [extent.from, Math.min(extent.to, extent.from + row)];
    const [a = 0, b = 0] = lean;
    const [left, right] = extent.span(high);
    if (edge + Math.min(a, b) < left || edge + Math.max(a, b) > right) continue;
    rails.push([
      plane.at(edge + a, high, 0.01),
      plane.at(edge + a + (a < b ? 0.2 : -0.2), high, 0.01),
      plane.at(edge + b, low, 0.01),
      plane.at(edge + b + (a < b ? -0.2 : 0.2), low, 0.01),
    ]);
  }
  canvas.fill(rails, oak);
}
