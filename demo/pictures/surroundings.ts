import { createRandom, type Random } from '../listings/random.ts';
import type { FacadeSubject } from './address.ts';
import { paintBox } from './box.ts';
import type { Point } from './camera.ts';
import type { Canvas } from './canvas.ts';
import { paintBicycle, paintCar, paintHedge, paintShrub, paintTree } from './greenery.ts';
import type { Building } from './plot.ts';
import { paintStakes } from './stakes.ts';
import type { Standing } from './standing.ts';

/** Trees, hedges, bicycles, cars and what else stands around the building. */
export function around(
  subject: FacadeSubject,
  ours: Building | null,
  setback: number,
  width: number,
  garden: boolean,
  fromLeft: boolean,
  random: Random,
): Standing[] {
  const { view, variant } = subject;
  const standing: Standing[] = [];
  const add = (away: number, paint: (canvas: Canvas) => void, at?: Point) => standing.push({ away, paint, at });
  const detached = ours !== null && ours.gap > 2 && variant !== 'warehouse' && variant !== 'offices';
  if (variant === 'plot') {
    add(490, (canvas) => paintStakes(canvas, width, setback, random), [width / 2, 0, 3]);
    for (let n = 0; n < 7; n++) {
      const at: Point = [-6 + n * 5 + random.next() * 3, 0, 26 + random.next() * 14];
      const tall = 6 + random.next() * 6;
      add(540 - n, (canvas) => paintTree(canvas, at, tall, createRandom(subject.seed + n)), at);
    }
  }
  if (garden) {
    const fence = random.chance(0.5);
    for (const x of [-0.5, width + 0.2])
      add(300, (canvas) =>
        fence
          ? paintBox(canvas, { x, y: 0, z: -11, width: 0.14, height: 1.7, depth: 11 }, '#8f7355')
          : paintHedge(canvas, [x - 0.2, 0, -11], [x, 0, 0], 1.6, createRandom(subject.seed)),
      );
    const tall = 3.4 + random.next() * 2.4;
    const left = random.chance(0.5);
    add(200, (canvas) => paintTree(canvas, [left ? -2.4 : width + 2.4, 0, -5.5], tall, createRandom(subject.seed + 4)));
    add(210, (canvas) => paintTerraceTable(canvas, width * (left ? 0.62 : 0.22), -3.9));
    for (let n = 0; n < 5; n++) {
      const at: Point = [left ? width - n * 0.55 : n * 0.55, 0, -6.6 - random.next()];
      add(190 - n, (canvas) => paintShrub(canvas, at, 0.5 + (n % 3) * 0.16, createRandom(subject.seed + 40 + n)));
    }
    return standing;
  }
  if (view === 'aerial') {
    const depth = ours?.depth ?? 10;
    for (let n = 0; n < 34; n++) {
      const at: Point = [
        -42 + random.next() * (84 + width),
        0,
        depth + 5 + random.next() * (ours?.gap === 0 ? 14 : 50),
      ];
      const tall = 4 + random.next() * 5;
      add(900 + at[2], (canvas) => paintTree(canvas, at, tall, createRandom(subject.seed + n)), at);
    }
    for (let n = 0; n < 6; n++) {
      const x = -24 + n * 9 + random.next() * 3;
      add(100, (canvas) => paintCar(canvas, x, -setback - 4.6, createRandom(subject.seed + 70 + n)), [
        x,
        0,
        -setback - 4.6,
      ]);
    }
  }
  if (detached || variant === 'plot') {
    for (const [from, to] of [
      [-14, -0.5],
      [width + 0.5, width + 14],
    ] as const)
      if (variant !== 'plot' || from < 0)
        add(
          150,
          (canvas) =>
            paintHedge(
              canvas,
              [from, 0, -setback + 0.5],
              [to, 0, -setback + 0.5],
              0.95,
              createRandom(subject.seed + 6),
            ),
          [(from + to) / 2, 0, -setback],
        );
    const left = random.chance(0.5);
    const tall = 6 + random.next() * 4;
    add(640, (canvas) => paintTree(canvas, [left ? width + 5 : -5, 0, 13], tall + 3, createRandom(subject.seed + 9)), [
      left ? width + 5 : -5,
      0,
      13,
    ]);
    add(
      160,
      (canvas) =>
        paintTree(canvas, [left ? -3.6 : width + 3.6, 0, -setback * 0.5], tall * 0.75, createRandom(subject.seed + 8)),
      [left ? -3.6 : width + 3.6, 0, -setback * 0.5],
    );
    for (let n = 0; n < 5; n++) {
      const at: Point = [width * (0.1 + random.next() * 0.8), 0, -0.7];
      if (variant !== 'plot')
        add(180 - n, (canvas) => paintShrub(canvas, at, 0.55 + n * 0.08, createRandom(subject.seed + 20 + n)), at);
    }
  } else if (view !== 'aerial') {
    const tall = 5.5 + random.next() * 2.5;
    const left = view === 'street' ? !fromLeft : random.chance(0.5);
    const x = left ? -1.8 - random.next() : width + 1.8 + random.next();
    if (random.chance(0.6) || view === 'street')
      add(140, (canvas) => paintTree(canvas, [x, 0, -setback - 1.9], tall, createRandom(subject.seed + 8)), [
        x,
        0,
        -setback - 1.9,
      ]);
    if (random.chance(0.55))
      add(145, (canvas) => paintBicycle(canvas, [width * 0.34, 0, -0.4], createRandom(subject.seed + 10)), [
        width * 0.34,
        0,
        -6,
      ]);
    if (ours && setback > 1 && variant !== 'garage-box' && variant !== 'warehouse')
      for (let n = 0; n < 4; n++)
        add(
          150 - n,
          (canvas) =>
            paintShrub(
              canvas,
              [width * (0.08 + n * 0.25), 0, -setback + 0.6],
              0.5,
              createRandom(subject.seed + 30 + n),
            ),
          [width * (0.08 + n * 0.25), 0, -setback - 3],
        );
  }
  if (view === 'street' || (random.chance(0.35) && variant !== 'plot')) {
    const left = view === 'street' ? !fromLeft : random.chance(0.5);
    const x = left ? -6.4 : width + 2.2;
    add(120, (canvas) => paintCar(canvas, x, -setback - 4.5, createRandom(subject.seed + 12)), [x, 0, -setback - 8]);
  }
  return standing;
}

function paintTerraceTable(canvas: Canvas, x: number, z: number): void {
  canvas.face(
    [
      [x - 0.5, 0.01, z - 0.4],
      [x + 2.2, 0.01, z - 0.4],
      [x + 2.2, 0.01, z + 1.2],
      [x - 0.5, 0.01, z + 1.2],
    ],
    canvas.light.shadow,
    canvas.light.depth * 0.7,
  );
  for (const dx of [0.1, 1.5])
    paintBox(canvas, { x: x + dx, y: 0, z: z + 1, width: 0.45, height: 0.85, depth: 0.08 }, '#4a4f53');
  paintBox(canvas, { x, y: 0.68, z, width: 2, height: 0.06, depth: 0.9 }, '#a77b52');
  for (const dx of [0.08, 1.84])
    paintBox(canvas, { x: x + dx, y: 0, z: z + 0.05, width: 0.08, height: 0.68, depth: 0.08 }, '#7b573b');
  for (const dx of [0.2, 1.3])
    paintBox(canvas, { x: x + dx, y: 0.42, z: z - 0.5, width: 0.45, height: 0.06, depth: 0.42 }, '#4a4f53');
}
