import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';

const paints = [
  '#8f9aa1',
  '#39434d',
  '#d9d6ce',
  '#6f3a31',
  '#3d566b',
  '#2c3135',
  '#b8b2a4',
  '#5a6b58',
  '#a98d5a',
] as const;

type Profile = readonly (readonly [number, number])[];

interface Model {
  /** Outline from the front bumper over the roof to the rear one; metres along and up. */
  body: Profile;
  /** Side windows. */
  glass: readonly Profile[];
  wheels: readonly [number, number];
  wide: number;
}

const hatch: Model = {
  body: [
    [0, 0.3],
    [0.02, 0.62],
    [0.2, 0.78],
    [0.95, 0.92],
    [1.55, 1.38],
    [2.1, 1.47],
    [3.1, 1.43],
    [3.62, 1.02],
    [3.8, 0.9],
    [3.84, 0.34],
  ],
  glass: [
    [
      [1.15, 0.95],
      [1.65, 1.34],
      [2.2, 1.39],
      [2.2, 0.97],
    ],
    [
      [2.28, 0.97],
      [2.28, 1.39],
      [3.02, 1.35],
      [3.36, 1.02],
    ],
  ],
  wheels: [0.72, 3.1],
  wide: 1.7,
};
const van: Model = {
  body: [
    [0, 0.32],
    [0.02, 0.74],
    [0.3, 0.96],
    [0.62, 1.08],
    [1.2, 1.8],
    [1.5, 1.92],
    [4.5, 1.92],
    [4.6, 1.7],
    [4.62, 0.36],
  ],
  glass: [
    [
      [0.86, 1.12],
      [1.28, 1.7],
      [1.86, 1.7],
      [1.86, 1.12],
    ],
  ],
  wheels: [0.88, 3.7],
  wide: 1.85,
};

/** A parked car, parallel to the street; x and z are those of its near rear corner. */
export function paintCar(canvas: Canvas, x: number, z: number, random: Random): void {
  const model = random.pick([hatch, hatch, van]);
  const colour = model === van ? random.pick(['#dcd9d0', '#8f9aa1', '#5d6f7a', '#c9b48a']) : random.pick(paints);
  const flip = random.chance(0.5);
  const long = model.body.at(-1)?.[0] ?? 4;
  const at = (along: number, up: number, deep: number): Point => [x + (flip ? long - along : along), up, z + deep];
  const { light } = canvas;
  canvas.face(
    [at(-0.25, 0.01, -0.2), at(long + 0.2, 0.01, -0.2), at(long + 0.1, 0.01, model.wide), at(-0.1, 0.01, model.wide)],
    light.shadow,
    0.3 + light.depth * 0.5,
  );
  const side = canvas.tone(colour, { normal: [0, 0, -1] });
  const above = canvas.tone(colour, { normal: [0, 1, 0] });
  const glass = mix('#27333b', light.sky[1], 0.28);
  const near = model.body.map(([along, up]) => at(along, up, 0));
  // The windscreens, sloping between the low bonnet and the roof.
  model.body.slice(0, -1).forEach(([along, up], n) => {
    const [next, high] = model.body[n + 1] ?? [along, up];
    const steep = Math.abs(high - up) > 0.3 && Math.min(high, up) > 0.8;
    canvas.face(
      [at(along, up, 0), at(next, high, 0), at(next, high, model.wide), at(along, up, model.wide)],
      steep ? glass : mix(above, palette.white, 0.18),
    );
  });
  canvas.face(near, side);
  const panes = model.glass.map((pane) => pane.map(([along, up]) => at(along, up, -0.005)));
  canvas.fill(panes, glass);
  canvas.face(
    [at(0.04, 0.32, -0.004), at(long - 0.04, 0.32, -0.004), at(long - 0.05, 0.56, -0.004), at(0.05, 0.5, -0.004)],
    light.shadow,
    0.24,
  );
  const fine = canvas.detail(near[0] ?? [x, 0, z]) > 22;
  if (fine) {
    const [first] = model.glass;
    const split = first?.at(-1)?.[0] ?? 2.2;
    canvas.lines(
      [
        [at(split + 0.04, 0.94, -0.01), at(split + 0.04, 0.4, -0.01)],
        [at(long * 0.28, 0.9, -0.01), at(long * 0.27, 0.42, -0.01)],
      ],
      mix(side, light.shadow, 0.55),
      0.018,
    );
    canvas.lines([[at(0.2, 0.74, -0.01), at(long - 0.15, 0.84, -0.01)]], mix(side, palette.white, 0.4), 0.03, 0.7);
    canvas.fill(
      panes.map((pane) => pane.slice(0, 3)),
      light.sky[2],
      0.22,
    );
    canvas.fill([[at(0.03, 0.6, -0.01), at(0.3, 0.72, -0.01), at(0.28, 0.8, -0.01), at(0.08, 0.72, -0.01)]], '#f2ead2');
    canvas.fill(
      [
        [
          at(long - 0.03, 0.74, -0.01),
          at(long - 0.2, 0.74, -0.01),
          at(long - 0.2, 0.9, -0.01),
          at(long - 0.06, 0.9, -0.01),
        ],
      ],
      '#a2352a',
    );
  }
  const hubs = model.wheels.map((along) => at(along, 0.31, -0.015));
  canvas.balls(
    hubs.map((hub) => ({ at: hub, radius: 0.38 })),
    mix(side, '#14181c', 0.7),
  );
  canvas.balls(
    hubs.map((hub) => ({ at: hub, radius: 0.32 })),
    '#1f2428',
  );
  canvas.balls(
    hubs.map((hub) => ({ at: hub, radius: 0.19 })),
    '#a3a9ab',
  );
}
