import { createRandom } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { mix, palette } from './palette.ts';
import type { Plane } from './plane.ts';
import type { Opening } from './windows.ts';

const fronts = ['#2f4238', '#26303a', '#6f3127', '#3d4d5c', '#80642f', '#4a3a34'] as const;
const stripes = ['#a8452c', '#5d7048', '#26303a', '#c98f2b', '#4b5965'] as const;

/** A shop window with its sign board, its goods and, over some, an awning. */
export function paintShopFront(canvas: Canvas, plane: Plane, { u, v, width, height }: Opening, seed: number): void {
  const random = createRandom(seed + 601);
  const { light } = canvas;
  const paint = canvas.tone(random.pick(fronts), plane);
  const sign = 0.55;
  canvas.face(plane.rect(u, v, width, height, 0.08), paint);
  canvas.face(plane.rect(u - 0.06, v + height - 0.08, width + 0.12, 0.12, 0.16), mix(paint, palette.white, 0.25));
  canvas.face(
    plane.rect(u + width * 0.2, v + height - sign * 0.62, width * 0.34, 0.14, 0.09),
    mix(paint, '#f0dfb4', 0.75),
  );
  canvas.face(
    plane.rect(u + width * 0.58, v + height - sign * 0.62, width * 0.18, 0.14, 0.09),
    mix(paint, '#f0dfb4', 0.75),
  );
  const glass = { u: u + 0.14, v: v + 0.5, width: width - 0.28, height: height - sign - 0.62 };
  const doorAt = random.chance(0.5) ? glass.u : glass.u + glass.width - 1.05;
  canvas.fade(
    plane.rect(glass.u, glass.v, glass.width, glass.height, 0.02),
    random.chance(0.35 + light.lamps) ? 'lamp' : 'glass',
  );
  canvas.face(plane.rect(glass.u, glass.v, glass.width, glass.height * 0.16, 0.02), mix(paint, light.shadow, 0.4), 0.7);
  for (let at = glass.u + 0.3; at < glass.u + glass.width - 0.5; at += 0.55 + random.next() * 0.5) {
    const tall = 0.25 + random.next() * glass.height * 0.42;
    canvas.face(
      plane.rect(at, glass.v + glass.height * 0.16, 0.22 + random.next() * 0.25, tall, 0.02),
      random.pick(['#8a5142', '#d9c9a4', '#5f6f64', '#3f4f5c', '#b08d57']),
      0.75,
    );
  }
  canvas.face(
    [
      plane.at(glass.u + glass.width * 0.2, glass.v, 0.03),
      plane.at(glass.u + glass.width * 0.42, glass.v, 0.03),
      plane.at(glass.u + glass.width * 0.62, glass.v + glass.height, 0.03),
      plane.at(glass.u + glass.width * 0.4, glass.v + glass.height, 0.03),
    ],
    light.sky[2],
    0.24,
  );
  canvas.fade(plane.rect(doorAt, v, 1.05, glass.height + 0.5, 0.03), 'glass-dark');
  const posts: Point[][] = [
    plane.rect(doorAt, v, 0.08, glass.height + 0.5, 0.06),
    plane.rect(doorAt + 0.97, v, 0.08, glass.height + 0.5, 0.06),
    plane.rect(doorAt, v, 1.05, 0.3, 0.06),
  ];
  for (let at = 1; at < Math.round(glass.width / 1.6); at++)
    posts.push(
      plane.rect(glass.u + (glass.width * at) / Math.round(glass.width / 1.6), glass.v, 0.07, glass.height, 0.06),
    );
  canvas.fill(posts, paint);
  if (random.chance(0.6))
    paintAwning(canvas, plane, { u, v: v + height - sign - 0.08, width, height: 0 }, random.pick(stripes));
}

function paintAwning(canvas: Canvas, plane: Plane, { u, v, width }: Opening, colour: string): void {
  const out = 1.25;
  const fall = 0.55;
  canvas.face(
    [plane.at(u, v - 0.1), plane.at(u + width, v - 0.1), plane.at(u + width, v - 1.1), plane.at(u, v - 1.1)],
    canvas.light.shadow,
    canvas.light.depth,
  );
  const count = Math.max(5, Math.round(width / 0.45));
  const strip = (n: number): Point[] => {
    const [from, to] = [u + (width * n) / count, u + (width * (n + 1)) / count];
    return [
      plane.at(from, v, 0.1),
      plane.at(to, v, 0.1),
      plane.at(to, v - fall, out),
      plane.at(to, v - fall - 0.2, out),
      plane.at(from, v - fall - 0.2, out),
      plane.at(from, v - fall, out),
    ];
  };
  const all = Array.from({ length: count }, (_, n) => strip(n));
  canvas.fill(
    all.filter((_, n) => n % 2 === 0),
    colour,
  );
  canvas.fill(
    all.filter((_, n) => n % 2 === 1),
    '#f1ebdd',
  );
  canvas.face(plane.rect(u, v - fall - 0.2, width, 0.2, out), canvas.light.shadow, 0.14);
}
