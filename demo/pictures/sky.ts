import type { Random } from '../listings/random.ts';
import { outline, round, type Canvas } from './canvas.ts';
import { sheet, type Flat } from './camera.ts';
import { mix, palette } from './palette.ts';

/** The sky down to the horizon with a few flat clouds. */
export function paintSky(canvas: Canvas, random: Random, horizon: number): void {
  const { width } = sheet;
  canvas.raw(`<rect width="${width}" height="${round(Math.max(1, horizon + 4))}" fill="url(#sky)"/>`);
  const count = random.between(2, 5);
  let clouds = '';
  for (let n = 0; n < count; n++) {
    const long = random.between(160, 460);
    clouds += cloud(random, random.between(-100, width), horizon * (0.12 + random.next() * 0.6), long);
  }
  canvas.raw(
    `<path d="${clouds}" fill="${canvas.light.cloud}" opacity="${canvas.light.hour === 'overcast' ? 0.4 : 0.5}"/>`,
  );
}

/** Three to five long, round-ended strokes on one another. */
function cloud(random: Random, x: number, y: number, long: number): string {
  const strokes = random.between(3, 5);
  return Array.from({ length: strokes }, (_, n) => {
    const thick = 9 + random.next() * 9;
    const width = long * (0.35 + random.next() * 0.55) * (1 - n * 0.1);
    const left = x + random.next() * (long - width);
    const high = y - n * thick * 0.8;
    const r = round(thick / 2);
    return `M${round(left)} ${round(high)}h${round(width)}a${r} ${r} 0 0 1 0 ${2 * r}h${round(-width)}a${r} ${r} 0 0 1 0 ${-2 * r}Z`;
  }).join('');
}

/** What closes the view: roofs of the next street, or trees of the open country. */
export function paintDistance(canvas: Canvas, random: Random, horizon: number, kind: 'roofs' | 'trees'): void {
  const [, middle, low] = canvas.light.sky;
  const far = mix(low, kind === 'trees' ? palette.moss : palette.steel, 0.35);
  const near = mix(mix(low, middle, 0.5), kind === 'trees' ? palette.moss : palette.steel, 0.58);
  ridge(canvas, random, horizon, far, kind === 'trees' ? 70 : 110, kind);
  ridge(canvas, random, horizon, near, kind === 'trees' ? 44 : 66, kind);
}

function ridge(canvas: Canvas, random: Random, horizon: number, colour: string, rise: number, kind: 'roofs' | 'trees') {
  const points: Flat[] = [[-20, horizon + 6]];
  for (let x = -20; x < sheet.width + 40;) {
    const high = horizon - rise * (0.45 + random.next() * 0.55);
    if (kind === 'trees') {
      const step = 14 + random.next() * 26;
      points.push([x, high + 6], [x + step * 0.3, high], [x + step * 0.7, high + 1]);
      x += step;
    } else {
      const step = 40 + random.next() * 60;
      const gable = random.chance(0.5) ? high - 18 : high;
      points.push([x, high], [x + step / 2, gable], [x + step, high]);
      x += step;
    }
  }
  points.push([sheet.width + 40, horizon + 6]);
  canvas.raw(`<path d="${outline(points)}" fill="${colour}"/>`);
}
