import type { Random } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { mix, palette } from './palette.ts';
import type { Plane } from './plane.ts';
import { paintBox } from './box.ts';
import type { Taste } from './taste.ts';

type At = readonly [x: number, y: number, z: number];
type Size = readonly [width: number, height: number, depth: number];

/** A block of furniture with its left near foot at `at`. */
export function block(canvas: Canvas, at: At, size: Size, colour: string): void {
  paintBox(canvas, { x: at[0], y: at[1], z: at[2], width: size[0], height: size[1], depth: size[2] }, colour);
}

/** The shadow that a thing leaves on the floor. */
export function footprint(canvas: Canvas, x: number, z: number, width: number, depth: number): void {
  const shift = -canvas.light.side * 0.16;
  canvas.face(
    [
      [x - 0.05 + shift, 0.006, z - 0.06],
      [x + width + 0.05 + shift, 0.006, z - 0.06],
      [x + width + 0.1 + shift, 0.006, z + depth],
      [x - 0.1 + shift, 0.006, z + depth],
    ],
    canvas.light.shadow,
    0.28,
  );
}

/** A sofa that looks at the viewer. */
export function sofa(canvas: Canvas, x: number, z: number, width: number, taste: Taste): void {
  footprint(canvas, x, z, width, 0.95);
  const cloth = taste.fabric;
  for (const dx of [0.06, width - 0.12]) block(canvas, [x + dx, 0, z + 0.05], [0.06, 0.14, 0.06], taste.wood);
  block(canvas, [x, 0.14, z + 0.68], [width, 0.7, 0.25], cloth);
  block(canvas, [x + 0.16, 0.14, z], [width - 0.32, 0.18, 0.75], mix(cloth, palette.slate, 0.15));
  const seats = width > 2 ? 3 : 2;
  const seat = (width - 0.36) / seats;
  for (let n = 0; n < seats; n++) {
    block(canvas, [x + 0.18 + seat * n + 0.01, 0.46, z + 0.5], [seat - 0.03, 0.4, 0.2], mix(cloth, palette.white, 0.1));
    block(canvas, [x + 0.18 + seat * n + 0.01, 0.32, z], [seat - 0.03, 0.15, 0.7], mix(cloth, palette.white, 0.06));
  }
  for (const dx of [0, width - 0.18]) block(canvas, [x + dx, 0.14, z], [0.18, 0.46, 0.9], cloth);
  block(canvas, [x + 0.25, 0.47, z + 0.32], [0.42, 0.38, 0.14], taste.second);
  if (width > 2) block(canvas, [x + width - 0.72, 0.47, z + 0.34], [0.4, 0.34, 0.14], palette.ochre);
}

/** A table on four legs. */
export function table(canvas: Canvas, x: number, z: number, [width, height, depth]: Size, colour: string): void {
  footprint(canvas, x, z, width, depth);
  for (const [dx, dz] of [
    [0.05, depth - 0.12],
    [width - 0.12, depth - 0.12],
    [0.05, 0.05],
    [width - 0.12, 0.05],
  ] as const)
    block(canvas, [x + dx, 0, z + dz], [0.07, height - 0.05, 0.07], mix(colour, palette.slate, 0.25));
  block(canvas, [x, height - 0.05, z], [width, 0.05, depth], colour);
}

/** A chair; `back` -1 has its back towards the viewer, 1 away from it. */
export function chair(canvas: Canvas, x: number, z: number, back: 1 | -1, colour: string): void {
  footprint(canvas, x, z, 0.44, 0.44);
  const rest = () => block(canvas, [x, 0.45, back > 0 ? z + 0.4 : z], [0.44, 0.42, 0.05], colour);
  if (back > 0) rest();
  for (const [dx, dz] of [
    [0, 0.4],
    [0.4, 0.4],
    [0, 0],
    [0.4, 0],
  ] as const)
    block(canvas, [x + dx, 0, z + dz], [0.04, 0.44, 0.04], '#3a3632');
  block(canvas, [x, 0.43, z], [0.44, 0.05, 0.44], colour);
  if (back < 0) rest();
}

/** A lamp that hangs from the ceiling. */
export function pendant(
  canvas: Canvas,
  [x, y, z]: At,
  ceiling: number,
  size: number,
  colour: string,
  round: boolean,
): void {
  canvas.lines(
    [
      [
        [x, ceiling, z],
        [x, y, z],
      ],
    ],
    '#2c3135',
    0.015,
  );
  canvas.balls([{ at: [x, y, z], radius: size * 2.2 }], '#ffe9b8', 0.08);
  if (round) canvas.balls([{ at: [x, y, z], radius: size }], mix('#fff3d2', colour, 0.12));
  else {
    canvas.face(
      [
        [x - size * 0.3, y + size * 0.8, z],
        [x + size * 0.3, y + size * 0.8, z],
        [x + size, y, z],
        [x - size, y, z],
      ],
      colour,
    );
    canvas.balls([{ at: [x, y, z], radius: size, squash: 0.16 }], '#ffe9b8');
  }
}

/** A lamp on a stand. */
export function floorLamp(canvas: Canvas, x: number, z: number, colour: string): void {
  canvas.balls([{ at: [x, 0.01, z], radius: 0.16, squash: 0.25 }], '#2c3135');
  canvas.lines(
    [
      [
        [x, 0, z],
        [x, 1.45, z],
      ],
    ],
    '#2c3135',
    0.03,
  );
  canvas.balls([{ at: [x, 1.5, z], radius: 0.5 }], '#ffe9b8', 0.1);
  canvas.face(
    [
      [x - 0.12, 1.72, z],
      [x + 0.12, 1.72, z],
      [x + 0.22, 1.38, z],
      [x - 0.22, 1.38, z],
    ],
    colour,
  );
}

/** A plant in a pot. */
export function plant(canvas: Canvas, x: number, z: number, height: number, random: Random): void {
  footprint(canvas, x - 0.16, z - 0.1, 0.32, 0.3);
  const green = random.pick([palette.moss, '#4f6341', '#6d7f52']);
  const leaves: Point[][] = [];
  for (let n = 0; n < 13; n++) {
    const lean = (n / 12 - 0.5) * 1.5 + (random.next() - 0.5) * 0.3;
    const long = height * (0.5 + random.next() * 0.3);
    const [tipX, tipY] = [x + Math.sin(lean) * long, 0.34 + Math.cos(lean) * long];
    const [midX, midY] = [x + Math.sin(lean) * long * 0.55, 0.34 + Math.cos(lean) * long * 0.62];
    leaves.push([
      [x, 0.32, z],
      [midX - 0.07, midY, z],
      [tipX, tipY, z],
      [midX + 0.07, midY + 0.02, z],
    ]);
  }
  canvas.fill(leaves.slice(0, 7), mix(green, palette.slate, 0.25));
  canvas.fill(leaves.slice(7), green);
  canvas.face(
    [
      [x - 0.17, 0.36, z - 0.01],
      [x + 0.17, 0.36, z - 0.01],
      [x + 0.13, 0, z - 0.01],
      [x - 0.13, 0, z - 0.01],
    ],
    random.pick(['#b5654a', '#e6e1d6', '#53606a']),
  );
}

/** A rug with a border. */
export function rug(canvas: Canvas, x: number, z: number, width: number, depth: number, colour: string): void {
  const level = (inset: number): Point[] => [
    [x + inset, 0.008, z + inset],
    [x + width - inset, 0.008, z + inset],
    [x + width - inset, 0.008, z + depth - inset],
    [x + inset, 0.008, z + depth - inset],
  ];
  canvas.face(level(0), canvas.tone(mix(colour, palette.limestone, 0.5), { normal: [0, 1, 0] }));
  canvas.lines([[...level(0.12), ...level(0.12).slice(0, 1)]], mix(colour, palette.slate, 0.2), 0.04, 0.7);
  canvas.face(level(0.3), canvas.tone(mix(colour, palette.limestone, 0.3), { normal: [0, 1, 0] }), 0.6);
}

/** A painting: an abstract landscape in the house's colours. */
export function painting(
  canvas: Canvas,
  wall: Plane,
  u: number,
  v: number,
  [width, height]: readonly [number, number],
  taste: Taste,
  random: Random,
): void {
  canvas.face(wall.rect(u + 0.03, v - 0.05, width, height), canvas.light.shadow, 0.22);
  canvas.face(wall.rect(u, v, width, height, 0.03), taste.metal);
  canvas.face(wall.rect(u + 0.03, v + 0.03, width - 0.06, height - 0.06, 0.03), '#f1ebdd');
  const tones = [taste.fabric, taste.second, palette.ochre, palette.moss];
  let level = v + 0.1;
  for (const colour of tones.slice(0, random.between(2, 3))) {
    const rise = height * (0.16 + random.next() * 0.14);
    canvas.face(
      [
        wall.at(u + 0.1, level, 0.03),
        wall.at(u + width - 0.1, level, 0.03),
        wall.at(u + width - 0.1, level + rise * random.next(), 0.03),
        wall.at(u + width * 0.45, level + rise, 0.03),
        wall.at(u + 0.1, level + rise * 0.5, 0.03),
      ],
      colour,
      0.85,
    );
    level += rise * 0.55;
  }
  canvas.balls(
    [
      {
        at: wall.at(u + width * (0.3 + random.next() * 0.4), v + height * 0.74, 0.03),
        radius: Math.min(width, height) * 0.09,
      },
    ],
    palette.brick,
    0.85,
  );
}

/** Shelves with books and a few things. */
export function shelves(canvas: Canvas, at: At, [width, height, depth]: Size, colour: string, random: Random): void {
  const [x, y, z] = at;
  footprint(canvas, x, z, width, depth);
  block(canvas, at, [width, height, depth], mix(colour, palette.slate, 0.3));
  const rows = Math.max(2, Math.round(height / 0.42));
  for (let row = 0; row < rows; row++) {
    const floor = y + (height * row) / rows + 0.03;
    const tall = height / rows - 0.05;
    canvas.face(
      [
        [x + 0.04, floor, z - 0.002],
        [x + width - 0.04, floor, z - 0.002],
        [x + width - 0.04, floor + tall, z - 0.002],
        [x + 0.04, floor + tall, z - 0.002],
      ],
      mix(colour, palette.slate, 0.55),
    );
    for (let u = 0.06; u < width - 0.1;) {
      const wide = 0.03 + random.next() * 0.05;
      if (random.chance(0.78)) {
        const high = tall * (0.55 + random.next() * 0.35);
        canvas.face(
          [
            [x + u, floor, z - 0.004],
            [x + u + wide, floor, z - 0.004],
            [x + u + wide, floor + high, z - 0.004],
            [x + u, floor + high, z - 0.004],
          ],
          random.pick(['#8a5142', '#5f6f64', '#d9c9a4', '#3f4f5c', '#b08d57', '#e6e1d6', '#76604f']),
        );
      } else u += 0.12;
      u += wide + 0.008;
    }
  }
}
