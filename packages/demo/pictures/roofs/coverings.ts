import { type Random, createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import { type Plane, isSeen } from '../plane.ts';
import type { Roof } from './roof.ts';
import type { Slope } from './slopes.ts';

/** A slope with its covering. */
export function paintSlope(canvas: Canvas, { plane, shape, ends }: Slope, roof: Roof, seed: number): void {
  if (!isSeen(plane, canvas.camera.eye)) return;
  const colour = canvas.tone(roof.colour, plane);
  const random = createRandom(seed * 13 + 7);
  canvas.face(shape, colour);
  const detail = canvas.detail(plane.at(plane.width / 2, 0));
  const long = roof.cover === 'slates' ? 0.24 : 0.34;
  const step = Math.max(long, (canvas.pixels < 0.5 ? 3.4 : 2.6) / detail);
  if (roof.cover === 'seams') seams(canvas, plane, ends, colour, detail);
  else if (step < 1.3) rows(canvas, plane, ends, colour, step, roof, random);
  // The lower rows are darker, where damp and moss collect.
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

/** Standing seams of zinc or steel. */
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
