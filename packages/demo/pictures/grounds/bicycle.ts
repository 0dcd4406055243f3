import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';

const circle = Array.from(
  { length: 25 },
  (_, n) => [Math.cos((n / 24) * Math.PI * 2), Math.sin((n / 24) * Math.PI * 2)] as const,
);

/** A town bicycle leaning against whatever is behind it; x is that of its rear wheel. */
export function paintBicycle(canvas: Canvas, [x, , z]: Point, random: Random): void {
  const colour = random.pick(['#2c3135', '#7a3327', '#35483f', '#3f5a73', '#b5863a', '#cfc6b2']);
  const flip = random.chance(0.5) ? -1 : 1;
  const lady = random.chance(0.5);
  const basket = random.chance(0.45);
  const r = 0.34;
  const at = (along: number, up: number): Point => [x + (flip < 0 ? 1.06 - along : along), up, z];
  const wheel = (hub: number): Point[] => circle.map(([c, s]) => at(hub + c * r, r + 0.01 + s * r));
  canvas.balls(
    [{ at: at(0.52, 0.01), radius: 0.9, squash: 0.09 }],
    canvas.light.shadow,
    0.2 + canvas.light.depth * 0.4,
  );
  const fine = canvas.detail([x, 0, z]) > 45;
  if (fine)
    canvas.lines(
      [0, 1.06].flatMap((hub) =>
        circle.filter((_, n) => n % 3 === 0).map(([c, s]) => [at(hub, r), at(hub + c * r, r + s * r)]),
      ),
      '#5b6063',
      0.006,
      0.5,
    );
  canvas.lines([wheel(0), wheel(1.06)], '#23282c', 0.035);
  canvas.lines(
    lady
      ? [
          [at(0, 0.35), at(0.24, 0.78), at(0.46, 0.33), at(0.86, 0.74)],
          [at(0.3, 0.62), at(0.6, 0.42), at(0.84, 0.86)],
          [at(0, 0.35), at(0.46, 0.33)],
        ]
      : [
          [at(0, 0.35), at(0.26, 0.8), at(0.84, 0.8), at(0.48, 0.33), at(0.26, 0.8)],
          [at(0, 0.35), at(0.48, 0.33)],
        ],
    colour,
    0.042,
  );
  canvas.line(colour, 0.042, at(1.06, 0.35), at(0.84, 0.84), at(0.81, 0.99));
  canvas.lines(
    [
      [at(0.26, 0.8), at(0.22, 0.92)],
      [at(0.09, 0.93), at(0.34, 0.95)],
      [at(0.66, 1.02), at(0.84, 1)],
    ],
    '#2a2a2a',
    0.05,
  );
  if (basket)
    canvas.face(
      [at(0.9, 0.68), at(1.18, 0.68), at(1.22, 0.92), at(0.87, 0.92)],
      canvas.tone('#9a7448', { normal: [0, 0, -1] }),
    );
}
