import type { Random } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { greens, mix, palette } from './palette.ts';
import { paintBox } from './box.ts';

/** A tree: a trunk, and a crown of three tones with the light on its sun side. */
export function paintTree(canvas: Canvas, [x, y, z]: Point, height: number, random: Random): void {
  const { light } = canvas;
  const crown = height * 0.62;
  const radius = height * (0.22 + random.next() * 0.08);
  const green = mix(random.pick(greens), light.hour === 'dusk' ? light.shadow : light.warmth, 0.12);
  const trunk = height * 0.022;
  canvas.balls(
    [{ at: [x - light.side * radius * 0.6, y + 0.01, z - 0.3], radius: radius * 1.1, squash: 0.12 }],
    light.shadow,
    light.depth * 0.7,
  );
  canvas.face(
    [
      [x - trunk, y, z],
      [x + trunk, y, z],
      [x + trunk * 0.6, y + height * 0.6, z],
      [x - trunk * 0.6, y + height * 0.6, z],
    ],
    canvas.tone('#5d4a3a', { normal: [0, 0, -1] }),
  );
  const lumps = Array.from({ length: 16 }, () => {
    const angle = random.next() * Math.PI * 2;
    const far = Math.sqrt(random.next()) * radius * 0.78;
    return { dx: Math.cos(angle) * far, dy: Math.sin(angle) * far * 1.15, r: radius * (0.3 + random.next() * 0.22) };
  });
  const layer = (shiftX: number, shiftY: number, scale: number) =>
    lumps.map(({ dx, dy, r }) => ({ at: [x + dx + shiftX, y + crown + dy + shiftY, z] as const, radius: r * scale }));
  canvas.balls(layer(0, 0, 1.08), mix(green, light.shadow, 0.42));
  canvas.balls(layer(light.side * radius * 0.09, radius * 0.1, 0.86), green);
  canvas.balls(layer(light.side * radius * 0.2, radius * 0.2, 0.42).slice(0, 11), mix(green, '#e9e2a8', 0.28), 0.7);
}

/** A clipped hedge with an uneven top. */
export function paintHedge(canvas: Canvas, from: Point, to: Point, height: number, random: Random): void {
  const green = random.pick(greens);
  const box = {
    x: Math.min(from[0], to[0]),
    y: 0,
    z: Math.min(from[2], to[2]),
    width: Math.max(0.7, Math.abs(to[0] - from[0])),
    height,
    depth: Math.max(0.7, Math.abs(to[2] - from[2])),
  };
  paintBox(canvas, box, green);
  const dark: { at: Point; radius: number }[] = [];
  const pale: { at: Point; radius: number }[] = [];
  const count = Math.min(46, Math.round((box.width + box.depth) * 4));
  for (let n = 0; n < count; n++) {
    const share = random.next();
    const at: Point = [
      box.x + box.width * share,
      height * (0.2 + random.next() * 0.75),
      box.width > box.depth ? box.z : box.z + box.depth * share,
    ];
    (random.chance(0.5) ? dark : pale).push({ at, radius: 0.07 + random.next() * 0.1 });
  }
  canvas.balls(dark, mix(green, canvas.light.shadow, 0.4), 0.5);
  canvas.balls(pale, mix(green, '#e9e2a8', 0.3), 0.45);
}

/** A round shrub, with or without flowers. */
export function paintShrub(canvas: Canvas, [x, y, z]: Point, size: number, random: Random): void {
  const green = random.pick(greens);
  const lumps = Array.from({ length: 6 }, () => ({
    at: [x + (random.next() - 0.5) * size, y + size * (0.3 + random.next() * 0.4), z] as const,
    radius: size * (0.28 + random.next() * 0.14),
  }));
  canvas.balls(
    [{ at: [x, y + 0.02, z - 0.1], radius: size * 0.8, squash: 0.18 }],
    canvas.light.shadow,
    canvas.light.depth * 0.8,
  );
  canvas.balls(lumps, mix(green, canvas.light.shadow, 0.35));
  canvas.balls(
    lumps.map(({ at, radius }) => ({
      at: [at[0] + canvas.light.side * size * 0.06, at[1] + size * 0.07, at[2]] as const,
      radius: radius * 0.75,
    })),
    green,
  );
  if (random.chance(0.45))
    canvas.balls(
      Array.from({ length: 9 }, () => ({
        at: [x + (random.next() - 0.5) * size * 1.3, y + size * (0.3 + random.next() * 0.6), z - 0.1] as const,
        radius: size * 0.05,
      })),
      random.pick(['#f1ead9', '#c9788a', '#d9b04d', '#a98bb8']),
    );
}

/** A bicycle that leans against a wall. */
export function paintBicycle(canvas: Canvas, [x, , z]: Point, random: Random): void {
  const colour = random.pick(['#2c3135', '#7a3327', '#35483f', '#3f5a73', '#b5863a']);
  const r = 0.34;
  const wheel = (at: number): Point[] =>
    Array.from({ length: 25 }, (_, n) => [
      at + Math.cos((n / 24) * Math.PI * 2) * r,
      r + 0.02 + Math.sin((n / 24) * Math.PI * 2) * r,
      z,
    ]);
  const p = (dx: number, y: number): Point => [x + dx, y, z];
  canvas.balls([{ at: [x + 0.5, 0.01, z], radius: 0.95, squash: 0.1 }], canvas.light.shadow, canvas.light.depth);
  canvas.lines([wheel(x), wheel(x + 1.05)], '#23282c', 0.04);
  canvas.lines(
    [
      [p(0, 0.36), p(0.28, 0.82), p(0.85, 0.82), p(0.48, 0.34), p(0.28, 0.82)],
      [p(0, 0.36), p(0.48, 0.34)],
      [p(1.05, 0.36), p(0.82, 0.98), p(0.68, 1.03)],
    ],
    colour,
    0.05,
  );
  canvas.lines(
    [
      [p(0.25, 0.82), p(0.22, 0.93)],
      [p(0.1, 0.95), p(0.36, 0.95)],
    ],
    palette.slate,
    0.06,
  );
}

/** A parked car, side on to the street. */
export function paintCar(canvas: Canvas, x: number, z: number, random: Random): void {
  const colour = random.pick(['#8f9aa1', '#39434d', '#d9d6ce', '#6f3a31', '#3d566b', '#2c3135', '#b8b2a4']);
  const long = 4.1;
  canvas.face(
    [
      [x - 0.15, 0.01, z - 0.15],
      [x + long + 0.15, 0.01, z - 0.15],
      [x + long + 0.15, 0.01, z + 1.8],
      [x - 0.15, 0.01, z + 1.8],
    ],
    canvas.light.shadow,
    canvas.light.depth + 0.2,
  );
  paintBox(canvas, { x, y: 0.22, z, width: long, height: 0.62, depth: 1.7 }, colour);
  const roof: Point[][] = [z + 1.55, z + 0.12].map((depth) => [
    [x + 0.55, 0.84, depth],
    [x + long - 0.75, 0.84, depth],
    [x + long - 1.35, 1.42, depth],
    [x + 1.15, 1.42, depth],
  ]);
  const [far, near] = roof;
  if (!far || !near) return;
  const glass = mix('#2b3840', canvas.light.sky[1], 0.25);
  canvas.face([...near.slice(0, 1), ...near.slice(3, 4), ...far.slice(3, 4), ...far.slice(0, 1)], glass);
  canvas.face([...near.slice(1, 3), ...far.slice(1, 3).reverse()], glass);
  canvas.face([...near.slice(2, 4), ...far.slice(2, 4).reverse()], mix(colour, palette.white, 0.2));
  canvas.face(near, mix(colour, canvas.light.shadow, 0.12));
  canvas.fill(
    [
      [
        [x + 0.78, 0.88, z + 0.1],
        [x + 1.95, 0.88, z + 0.1],
        [x + 1.95, 1.34, z + 0.1],
        [x + 1.22, 1.34, z + 0.1],
      ],
      [
        [x + 2.05, 0.88, z + 0.1],
        [x + long - 0.98, 0.88, z + 0.1],
        [x + long - 1.42, 1.34, z + 0.1],
        [x + 2.05, 1.34, z + 0.1],
      ],
    ],
    glass,
  );
  canvas.balls(
    [x + 0.8, x + long - 0.8].map((at) => ({ at: [at, 0.32, z - 0.01] as const, radius: 0.33 })),
    '#1f2428',
  );
  canvas.balls(
    [x + 0.8, x + long - 0.8].map((at) => ({ at: [at, 0.32, z - 0.02] as const, radius: 0.17 })),
    '#9aa1a4',
  );
}

/** A car seen from behind, in its place. */
export function paintCarFromBehind(canvas: Canvas, x: number, z: number, random: Random): void {
  const colour = random.pick(['#8f9aa1', '#39434d', '#6f3a31', '#3d566b', '#b8b2a4']);
  const [wide, long] = [1.76, 3.9];
  canvas.face(
    [
      [x - 0.15, 0.01, z - 0.1],
      [x + wide + 0.15, 0.01, z - 0.1],
      [x + wide + 0.15, 0.01, z + long],
      [x - 0.15, 0.01, z + long],
    ],
    canvas.light.shadow,
    0.4,
  );
  for (const dx of [0.06, wide - 0.3])
    paintBox(canvas, { x: x + dx, y: 0, z: z + 0.35, width: 0.24, height: 0.5, depth: 0.6 }, '#1f2428');
  paintBox(canvas, { x, y: 0.28, z, width: wide, height: 0.62, depth: long }, colour);
  const rear = (y: number, inset: number, deep: number): Point[] => [
    [x + inset, y, z + deep],
    [x + wide - inset, y, z + deep],
  ];
  const [low, high] = [rear(0.9, 0.06, 0.12), rear(1.42, 0.24, 0.62)];
  canvas.face([...low, ...high.reverse()], mix('#2b3840', canvas.light.sky[1], 0.25));
  canvas.face([...rear(1.42, 0.24, 0.62), ...rear(1.42, 0.24, 2.2).reverse()], mix(colour, palette.white, 0.2));
  canvas.fill(
    [0.08, wide - 0.4].map(
      (dx) =>
        [
          [x + dx, 0.68, z - 0.01],
          [x + dx + 0.32, 0.68, z - 0.01],
          [x + dx + 0.32, 0.82, z - 0.01],
          [x + dx, 0.82, z - 0.01],
        ] as const,
    ),
    '#9c2f24',
  );
  canvas.face(
    [
      [x + wide / 2 - 0.26, 0.5, z - 0.01],
      [x + wide / 2 + 0.26, 0.5, z - 0.01],
      [x + wide / 2 + 0.26, 0.61, z - 0.01],
      [x + wide / 2 - 0.26, 0.61, z - 0.01],
    ],
    '#f1ebdd',
  );
  paintBox(canvas, { x: x - 0.02, y: 0.28, z: z - 0.06, width: wide + 0.04, height: 0.16, depth: 0.08 }, '#2c3135');
}
