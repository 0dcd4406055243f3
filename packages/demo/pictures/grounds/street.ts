import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import { type Span, level, paintLevel, paving } from './ground.ts';
import { rectangle } from '../shapes.ts';

/** Pavement, kerb and road in front of a row; `edge` is the z at which private ground begins. */
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
  canvas.face(rectangle([-160, 0.12, kerb], [160, -0.02, kerb]), canvas.tone('#6d7274', { normal: [0, 0, -1] }));
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
  // Repaired patches and a worn track in the asphalt.
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

/** Rows of granite setts; close to the viewer each has its own grey. */
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
