import type { Random } from '../../listings/random.ts';
import { round, type Canvas } from '../canvas.ts';
import { sheet } from '../camera.ts';

/** The clouds of the picture's weather, in sheet units. */
export function paintClouds(canvas: Canvas, random: Random, horizon: number): void {
  switch (canvas.light.clouds) {
    case 'heaps':
      return heaps(canvas, random, horizon);
    case 'streaks':
      return streaks(canvas, random, horizon);
    case 'veil':
      return veil(canvas, random, horizon);
    case 'ripples':
      return ripples(canvas, random, horizon);
    case 'none':
      return;
  }
}

/** Cumulus: one or two large clouds, and small ones towards the horizon. */
function heaps(canvas: Canvas, random: Random, horizon: number): void {
  const { side } = canvas.light;
  const count = random.between(3, 5);
  const lane = (sheet.width + 300) / count;
  for (let n = 0; n < count; n++) {
    const great = n === 0 || random.chance(0.35);
    const wide = great ? random.between(300, 520) : random.between(110, 240);
    // Each cloud stays in its own part of the sky, so that they do not touch.
    const x = -150 + lane * ((n * 2 + 1) % count) + random.next() * lane * 0.5;
    const y = horizon * (great ? 0.3 + random.next() * 0.26 : 0.52 + random.next() * 0.28);
    const humps = humpsOf(random, wide);
    canvas.raw(`<path d="${heap(humps, x, y, 0, 0, 1)}" fill="url(#cloud-shade)"/>`);
    canvas.raw(`<path d="${heap(humps, x, y, side * wide * 0.02, -wide * 0.02, 0.88)}" fill="url(#cloud)"/>`);
  }
}

type Hump = readonly [x: number, radius: number];

/** Round tops from left to right, the largest near the middle. */
function humpsOf(random: Random, wide: number): Hump[] {
  const humps: Hump[] = [];
  const peak = 0.35 + random.next() * 0.3;
  for (let at = 0.05; at < 0.96;) {
    const swell = 1 - Math.abs(at - peak) * 1.35;
    const radius = wide * (0.045 + 0.085 * Math.max(0.12, swell) * (0.75 + random.next() * 0.5));
    humps.push([at * wide, radius]);
    at += (radius / wide) * (1 + random.next() * 0.45);
  }
  return humps;
}

function heap(humps: readonly Hump[], x: number, y: number, dx: number, dy: number, scale: number): string {
  const balls = humps
    .map(([at, radius]) => {
      const r = round(radius * scale);
      return `M${round(x + at + dx - r)} ${round(y - radius * 0.5 + dy)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${round(r * 0.55)} 0 1 1 ${-2 * r} 0Z`;
    })
    .join('');
  const tops = humps
    .filter((_, n) => n % 2 === 1)
    .map(([at, radius]) => {
      const r = round(radius * 0.78 * scale);
      return `M${round(x + at + dx - r)} ${round(y - radius * 1.25 + dy)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
    })
    .join('');
  return balls + tops;
}

/** Cirrus: tapered strokes in one direction. */
function streaks(canvas: Canvas, random: Random, horizon: number): void {
  const lean = -0.05 - random.next() * 0.14;
  for (let group = 0; group < 5; group++) {
    const [x, y] = [random.between(-160, sheet.width - 60), horizon * (0.08 + random.next() * 0.64)];
    const strokes = Array.from({ length: random.between(4, 7) }, (_, n) => {
      const long = 160 + random.next() * 420;
      const thick = 4 + random.next() * 11;
      const [left, high] = [x + random.next() * 140, y + n * (7 + random.next() * 7)];
      const fall = long * lean;
      return `M${round(left)} ${round(high)}q${round(long * 0.4)} ${round(fall * 0.4 - thick)} ${round(long)} ${round(fall)}q${round(-long * 0.45)} ${round(-fall * 0.4 + thick * 0.5)} ${round(-long)} ${round(-fall)}Z`;
    }).join('');
    canvas.raw(
      `<path d="${strokes}" fill="${canvas.light.cloud}" fill-opacity="${round2(0.3 + random.next() * 0.32)}"/>`,
    );
  }
}

/** Banks without edges, as on a grey day or in morning mist. */
function veil(canvas: Canvas, random: Random, horizon: number): void {
  for (let n = 0; n < 9; n++) {
    const [wide, thick] = [260 + random.next() * 420, 26 + random.next() * 52];
    const [x, y] = [random.next() * sheet.width, horizon * (0.02 + (n / 9) * 0.8 + random.next() * 0.08)];
    canvas.raw(
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(thick)}" fill="url(#${n % 3 ? 'mist' : 'murk'})"/>`,
    );
  }
}

/** Altocumulus: small soft clouds, thinner at the rims and smaller towards the horizon. */
function ripples(canvas: Canvas, random: Random, horizon: number): void {
  const lean = (random.next() - 0.5) * 0.3;
  for (let flock = 0; flock < 3; flock++) {
    const [x, y] = [random.next() * sheet.width, horizon * (0.12 + flock * 0.22)];
    const near = 1 - flock * 0.24;
    for (let n = 0; n < 15; n++) {
      const far = (random.next() - 0.5) * (0.6 + random.next());
      const wide = (26 + random.next() * 60) * near * (1.2 - Math.abs(far));
      const [left, high] = [x + far * 560 * near, y + far * 560 * lean + (random.next() - 0.5) * 74 * near];
      canvas.raw(
        `<ellipse cx="${round(left)}" cy="${round(high)}" rx="${round(wide)}" ry="${round(wide * (0.16 + random.next() * 0.1))}" fill="url(#mist)"/>`,
      );
    }
  }
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
