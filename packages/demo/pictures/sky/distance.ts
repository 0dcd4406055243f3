import type { Random } from '../../listings/random.ts';
import { outline, round, type Canvas } from '../canvas.ts';
import { sheet, type Flat } from '../camera.ts';
import { graded } from '../light.ts';
import { mix } from '../palette.ts';

export type Distance = 'roofs' | 'woods' | 'fields' | 'hills';

/** The background on the horizon, in layers that fade with distance. */
export function paintDistance(canvas: Canvas, random: Random, horizon: number, kind: Distance): void {
  const [, middle, low] = canvas.light.sky;
  const air = mix(low, middle, 0.35);
  const layer = (colour: string, share: number) => graded(canvas.light, mix(colour, air, share));
  switch (kind) {
    case 'roofs':
      roofline(canvas, random, horizon, layer('#6a7480', 0.72), 120, true);
      roofline(canvas, random, horizon, layer('#6d6560', 0.5), 74, false);
      return;
    case 'hills':
      waves(canvas, random, horizon, layer('#6f8795', 0.62), 190);
      waves(canvas, random, horizon, layer('#6b8068', 0.5), 126);
      foliage(canvas, random, horizon, layer('#4f6549', 0.34), 62, 0.3);
      return;
    case 'fields':
      waves(canvas, random, horizon, layer('#8a9a8a', 0.62), 44);
      foliage(canvas, random, horizon, layer('#6d8062', 0.5), 58, 0.5);
      foliage(canvas, random, horizon, layer('#5b7050', 0.3), 34, 0.15);
      return;
    case 'woods':
      foliage(canvas, random, horizon, layer('#6f8579', 0.52), 150, 0.1);
      foliage(canvas, random, horizon, layer('#57704f', 0.32), 92, 0.1);
  }
}

function waves(canvas: Canvas, random: Random, horizon: number, colour: string, rise: number): void {
  let path = `M-20 ${round(horizon + 8)}V${round(horizon - rise * 0.5)}`;
  for (let x = -20; x < sheet.width + 40;) {
    const long = 220 + random.next() * 340;
    const to = horizon - rise * (0.25 + random.next() * 0.75);
    path += `S${round(x + long * 0.6)} ${round(to)} ${round(x + long)} ${round(to)}`;
    x += long;
  }
  canvas.raw(`<path d="${path}V${round(horizon + 8)}Z" fill="${colour}"/>`);
}

/** A line of treetops with an occasional poplar or spruce. */
function foliage(canvas: Canvas, random: Random, horizon: number, colour: string, rise: number, slim: number): void {
  let path = `M-20 ${round(horizon + 8)}V${round(horizon - rise * 0.5)}`;
  let [x, y] = [-20, horizon - rise * 0.5];
  const step = Math.max(9, 5 / canvas.pixels);
  let mass = 0.6;
  while (x < sheet.width + 30) {
    mass = Math.min(1, Math.max(0.3, mass + (random.next() - 0.5) * 0.3));
    const tall = random.chance(slim * 0.12) ? 1.5 : 1;
    const to = horizon - rise * mass * tall * (0.82 + random.next() * 0.3);
    const long = step * (0.8 + random.next() * 1.6);
    const r = round(Math.hypot(long, to - y) * 0.58);
    path += `A${r} ${r} 0 0 1 ${round(x + long)} ${round(to)}`;
    x += long;
    y = to;
  }
  canvas.raw(`<path d="${path}V${round(horizon + 8)}Z" fill="${colour}"/>`);
}

/** Gables and chimneys of the next streets, sometimes a spire. */
function roofline(canvas: Canvas, random: Random, horizon: number, colour: string, rise: number, spire: boolean): void {
  const points: Flat[] = [[-20, horizon + 6]];
  const at = spire && random.chance(0.6) ? random.between(150, 1050) : -1;
  for (let x = -20; x < sheet.width + 40;) {
    const high = horizon - rise * (0.5 + random.next() * 0.5);
    const step = 38 + random.next() * 60;
    if (at > x && at <= x + step) {
      const foot = high - rise * 0.4;
      points.push([x, high], [at - 16, high], [at - 16, foot], [at, foot - rise * 0.9], [at + 16, foot]);
      points.push([at + 16, high], [x + step, high]);
    } else if (random.chance(0.55)) {
      const ridge = high - 12 - random.next() * 14;
      const stack = x + step * 0.7;
      points.push([x, high], [x + step * 0.45, ridge]);
      if (random.chance(0.5))
        points.push([stack, ridge + 6], [stack, ridge - 12], [stack + 9, ridge - 12], [stack + 9, ridge + 10]);
      points.push([x + step, high]);
    } else points.push([x, high], [x + step, high]);
    x += step;
  }
  points.push([sheet.width + 40, horizon + 6]);
  canvas.raw(`<path d="${outline(points)}" fill="${colour}"/>`);
}
