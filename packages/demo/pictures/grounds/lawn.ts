import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../palette.ts';
import { type Span, level, paintLevel, up } from './ground.ts';

/** Grass in darker and lighter brush strokes, with tufts close to the viewer and leaves in autumn. */
export function paintLawn(canvas: Canvas, x: Span, z: Span, random: Random, wild = false): void {
  const { season } = canvas.light;
  const grass = wild
    ? random.pick(season === 'autumn' ? ['#a39a5f', '#978a58'] : ['#98a062', '#8a9a5c', '#a3a368'])
    : random.pick(season === 'autumn' ? ['#87925a', '#7d8a55'] : ['#7b935a', '#71895a', '#86995e']);
  paintLevel(canvas, x, z, grass);
  const strokes: Point[][][] = [[], [], []];
  const reach: Span = [Math.max(x[0], -24), Math.min(x[1], 40)];
  for (let n = 0; n < (wild ? 260 : 130); n++) {
    const near = random.next() ** 1.6;
    const at = reach[0] + random.next() * (reach[1] - reach[0]);
    const deep = z[0] + near * (Math.min(z[1], z[0] + 30) - z[0]);
    const long = 0.6 + random.next() * 2.4;
    strokes[n % 3]?.push(
      level([at, Math.min(x[1], at + long)], [deep, Math.min(z[1], deep + 0.12 + random.next() * 0.25)]),
    );
  }
  const tone = canvas.tone(grass, up);
  canvas.fill(strokes[0] ?? [], mix(tone, '#e3dc8f', 0.35), 0.45);
  canvas.fill(strokes[1] ?? [], mix(tone, '#2f4a36', 0.4), 0.35);
  canvas.fill(strokes[2] ?? [], mix(tone, '#b9c27a', 0.4), 0.4);
  tufts(canvas, reach, z, tone, wild, random);
  if (season === 'autumn')
    canvas.balls(
      Array.from({ length: 60 }, () => ({
        at: [
          reach[0] + random.next() * (reach[1] - reach[0]),
          0.02,
          z[0] + random.next() ** 1.5 * (z[1] - z[0]),
        ] as const,
        radius: 0.05 + random.next() * 0.05,
        squash: 0.4,
      })),
      random.pick(['#b5773a', '#c79a4a', '#a85a35']),
      0.85,
    );
}

/** Blades of grass; in a meadow they are taller, with flowers. */
function tufts(canvas: Canvas, x: Span, z: Span, grass: string, wild: boolean, random: Random): void {
  const blades: Point[][] = [];
  const flowers: { at: Point; radius: number }[] = [];
  const tall = wild ? 0.34 : 0.1;
  for (let n = 0; n < (wild ? 240 : 90); n++) {
    const at = x[0] + random.next() * (x[1] - x[0]);
    const deep = z[0] + random.next() ** 2 * Math.min(z[1] - z[0], wild ? 24 : 9);
    if (canvas.camera.depth([at, 0, deep]) < 1) continue;
    for (let k = 0; k < 3; k++) {
      const lean = (random.next() - 0.5) * tall;
      const high = tall * (0.6 + random.next() * 0.8);
      blades.push([
        [at + k * 0.05, 0, deep],
        [at + k * 0.05 + lean, high, deep],
      ]);
      if (wild && random.chance(0.16)) flowers.push({ at: [at + lean, high, deep], radius: 0.04 });
    }
  }
  canvas.lines(blades, mix(grass, wild ? '#6d7a44' : '#3f5a3c', 0.5), 0.02, 0.6);
  canvas.balls(flowers, canvas.tone(random.pick(['#f3eee0', '#c8574a', '#d9b84d', '#a98bb8']), { normal: [0, 0, -1] }));
}
