import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { createPlane, type Plane } from '../plane.ts';

const up = { normal: [0, 1, 0] as const };

type Span = readonly [from: number, to: number];

/** A level rectangle of ground. */
export function paintLevel(canvas: Canvas, x: Span, z: Span, colour: string, height = 0, opacity?: number): void {
  canvas.face(level(x, z, height), canvas.tone(colour, up), opacity);
}

function level(x: Span, z: Span, y = 0): Point[] {
  return [
    [x[0], y, z[0]],
    [x[1], y, z[0]],
    [x[1], y, z[1]],
    [x[0], y, z[1]],
  ];
}

/** The ground as a plane, for shadows on it; u along x, v away. */
export function groundPlane(x: Span, z: Span): Plane {
  return createPlane([x[0], 0, z[0]], [1, 0, 0], [0, 0, 1], x[1] - x[0], z[1] - z[0]);
}

/** Pavement, kerb and road in front of a row; `edge` is where private ground begins. */
export function paintStreet(canvas: Canvas, edge: number, random: Random): void {
  const wide: Span = [-160, 160];
  const kerb = edge - 2.3;
  paintRoad(canvas, kerb, random);
  const kind = random.pick(['slabs', 'slabs', 'pavers', 'bluestone'] as const);
  const base = {
    slabs: random.pick(['#b9b3a7', '#aaa69d']),
    pavers: random.pick(['#a58a78', '#94827a']),
    bluestone: '#9aa0a0',
  }[kind];
  paintLevel(canvas, wide, [kerb, edge + 0.3], base);
  paving(
    canvas,
    [-22, 30],
    [kerb + 0.2, edge],
    base,
    kind === 'pavers' ? 0.34 : kind === 'bluestone' ? 0.9 : 0.45,
    random,
  );
  canvas.face(
    [
      [-160, 0.12, kerb],
      [160, 0.12, kerb],
      [160, -0.02, kerb],
      [-160, -0.02, kerb],
    ],
    canvas.tone('#6d7274', { normal: [0, 0, -1] }),
  );
  paintLevel(canvas, wide, [kerb, kerb + 0.18], '#9da2a1', 0.12);
  const joints: Point[][] = [];
  for (let x = -20; x < 28; x += 1)
    joints.push([
      [x, 0.12, kerb + 0.18],
      [x, 0.12, kerb],
      [x, 0, kerb],
    ]);
  canvas.lines(joints, palette.slate, 0.02, 0.35);
}

function paintRoad(canvas: Canvas, kerb: number, random: Random): void {
  const road = random.pick(['#8d8f8e', '#9a968e', '#868a8c']);
  paintLevel(canvas, [-160, 160], [kerb - 40, kerb], road);
  paintLevel(canvas, [-160, 160], [kerb - 0.35, kerb], mix(road, palette.slate, 0.3));
  if (random.chance(0.4)) return cobbles(canvas, kerb, road, random);
  // Asphalt: patches where it was mended, and a worn track.
  const patches = Array.from({ length: 5 }, () => {
    const [x, z] = [-14 + random.next() * 30, kerb - 1 - random.next() * 6];
    return level([x, x + 1 + random.next() * 4], [z - 0.4 - random.next(), z]);
  });
  canvas.fill(patches, mix(road, palette.slate, 0.3), 0.3);
  for (const at of [1.4, 3, 5.4])
    paintLevel(canvas, [-160, 160], [kerb - at - 0.5, kerb - at], mix(road, palette.limestone, 0.4), 0, 0.2);
  const lid: Point = [random.between(-4, 12), 0.01, kerb - 2.2];
  canvas.balls([{ at: lid, radius: 0.36, squash: 0.2 }], mix(road, palette.slate, 0.55));
}

/** Rows of granite setts, each stone its own grey near by. */
function cobbles(canvas: Canvas, kerb: number, road: string, random: Random): void {
  const tones = [mix(road, palette.white, 0.2), mix(road, palette.slate, 0.3), mix(road, '#9a8468', 0.3)];
  const stones: Point[][][] = tones.map(() => []);
  const lines: Point[][] = [];
  for (let z = kerb - 0.4; z > kerb - 10; z -= 0.24) {
    const detail = canvas.detail([4, 0, z]);
    if (detail * 0.24 < 1.6 || detail < 8) continue;
    lines.push([
      [-60, 0, z],
      [70, 0, z],
    ]);
    for (let x = -9; x < 19; x += 0.36 + random.next() * 0.9) {
      const wide = 0.2 + random.next() * 0.14;
      if (random.chance(0.3)) stones[random.between(0, 2)]?.push(level([x, x + wide], [z - 0.2, z - 0.03]));
    }
  }
  tones.forEach((tone, n) => canvas.fill(stones[n] ?? [], tone, 0.55));
  canvas.lines(lines, mix(road, palette.slate, 0.6), 0.035, 0.42);
}

/** Square stones with joints, some of them a shade apart. */
export function paving(canvas: Canvas, x: Span, z: Span, base: string, size: number, random: Random): void {
  const detail = canvas.detail([(x[0] + x[1]) / 2, 0, z[0]]);
  const step = detail * size < 5 ? size * 2 : size;
  const dark: Point[][] = [];
  const pale: Point[][] = [];
  const joints: Point[][] = [];
  for (let row = z[0], n = 0; row < z[1]; row += step, n++) {
    joints.push([
      [x[0], 0, row],
      [x[1], 0, row],
    ]);
    for (let at = x[0] + (n % 2 ? step / 2 : 0); at < x[1]; at += step) {
      const end = Math.min(z[1], row + step);
      if (random.chance(0.2))
        (random.chance(0.5) ? dark : pale).push(level([at, Math.min(x[1], at + step)], [row, end]));
      if (detail * step > 9)
        joints.push([
          [at, 0, row],
          [at, 0, end],
        ]);
    }
  }
  canvas.fill(dark, mix(base, palette.slate, 0.3), 0.4);
  canvas.fill(pale, mix(base, palette.white, 0.4), 0.4);
  canvas.lines(joints, palette.slate, 0.02, 0.2);
}

/** Grass, darker and lighter in brush strokes, with tufts near by and leaves in autumn. */
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

/** Blades of grass; in a meadow taller ones, with flowers. */
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

/** Fine gravel: dots near by. */
export function paintGravel(canvas: Canvas, x: Span, z: Span, colour: string, random: Random): void {
  paintLevel(canvas, x, z, colour);
  const grains = (count: number) =>
    Array.from({ length: count }, () => ({
      at: [x[0] + random.next() * (x[1] - x[0]), 0.01, z[0] + random.next() * (z[1] - z[0])] as const,
      radius: 0.03 + random.next() * 0.05,
      squash: 0.45,
    }));
  const count = canvas.pixels < 0.5 ? 36 : 90;
  canvas.balls(grains(count), mix(colour, palette.slate, 0.45), 0.4);
  canvas.balls(grains(count), mix(colour, palette.white, 0.6), 0.5);
}
