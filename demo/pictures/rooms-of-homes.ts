import type { Random } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import {
  block,
  chair,
  floorLamp,
  footprint,
  painting,
  pendant,
  plant,
  rug,
  shelves,
  sofa,
  table,
} from './furniture.ts';
import { mix, palette, woods } from './palette.ts';
import { paintSunOnFloor, paintWindowIn, type Room } from './room.ts';
import type { Taste } from './taste.ts';

/** A thing in a room; the farthest is painted first. */
export interface Thing {
  z: number;
  paint(): void;
}

export type Furnished = (canvas: Canvas, room: Room, taste: Taste, random: Random) => Thing[];

/** A window in the side wall the light comes from, and the sun it lets in. `z` is where it begins. */
export function sideWindow(
  canvas: Canvas,
  room: Room,
  z: number,
  width: number,
  sill: number,
  top: number,
  curtain: string | null,
  random: Random,
): void {
  const wall = room.side < 0 ? room.walls.left : room.walls.right;
  const u = room.side < 0 ? z - room.near : room.depth - z - width;
  const panes = width > 1.7 ? 3 : 2;
  paintWindowIn(canvas, wall, { u, v: sill, width, height: top - sill, panes, curtain }, random);
  paintSunOnFloor(canvas, room, z, width, panes);
}

export const living: Furnished = (canvas, room, taste, random) => {
  const { depth, height, walls, left, right, side } = room;
  const modern = taste.style === 'modern';
  const curtain = random.chance(0.6) ? mix(taste.second, palette.limestone, 0.6) : null;
  sideWindow(canvas, room, depth - 3.6, modern ? 2.6 : 1.5, modern ? 0.1 : 0.5, height - 0.35, curtain, random);
  const back = random.between(0, 2);
  if (back === 0)
    paintWindowIn(
      canvas,
      walls.back,
      { u: room.width * 0.3, v: 0.1, width: room.width * 0.4, height: height - 0.55, panes: 3, curtain },
      random,
    );
  if (back === 1) painting(canvas, walls.back, room.width / 2 - 0.7, 1.25, [1.4, 0.95], taste, random);
  if (back === 2)
    for (const n of [0, 1, 2])
      painting(canvas, walls.back, room.width / 2 - 1.15 + n * 0.8, 1.3, [0.65, 0.85], taste, random);
  const far = side < 0 ? right - 0.42 : left + 0.06;
  const wide = random.pick([2.3, 1.9]);
  const middle = -side * 0.35;
  const things: Thing[] = [
    { z: depth + 1, paint: () => rug(canvas, middle - 1.5, depth - 3.5, 3, 2.2, taste.second) },
    { z: depth - 0.6, paint: () => sofa(canvas, middle - wide / 2, depth - 1.6, wide, taste) },
    { z: depth - 2.4, paint: () => table(canvas, middle - 0.55, depth - 2.9, [1.1, 0.36, 0.6], taste.wood) },
    { z: depth - 0.4, paint: () => plant(canvas, side < 0 ? left + 0.45 : right - 0.45, depth - 0.5, 1.5, random) },
    {
      z: depth - 0.7,
      paint: () =>
        floorLamp(
          canvas,
          middle + (side * wide) / 2 + side * 0.35,
          depth - 0.7,
          taste.metal === '#2c3135' ? '#e9dcc0' : taste.metal,
        ),
    },
    {
      z: depth - 2.9,
      paint: () => shelves(canvas, [far, 0, depth - 3], [0.36, random.pick([0.75, 1.9]), 1.9], taste.wood, random),
    },
    {
      z: depth - 3.2,
      paint: () =>
        pendant(
          canvas,
          [middle, height - 0.75, depth - 2.9],
          height,
          modern ? 0.3 : 0.22,
          taste.metal,
          random.chance(0.5),
        ),
    },
  ];
  if (random.chance(0.55))
    things.push({
      z: depth - 2.3,
      paint: () => armchair(canvas, middle + (side < 0 ? 1 : -1.8), depth - 2.5, taste),
    });
  return things;
};

function armchair(canvas: Canvas, x: number, z: number, taste: Taste): void {
  footprint(canvas, x, z, 0.8, 0.8);
  block(canvas, [x, 0.12, z + 0.6], [0.8, 0.72, 0.2], taste.second);
  block(canvas, [x + 0.14, 0.12, z], [0.52, 0.32, 0.62], mix(taste.second, palette.white, 0.1));
  for (const dx of [0, 0.66]) block(canvas, [x + dx, 0.12, z], [0.14, 0.48, 0.75], taste.second);
}

export const kitchen: Furnished = (canvas, room, taste, random) => {
  const { depth, height, walls, left, right, width, side } = room;
  sideWindow(canvas, room, depth - 2.9, 1.5, 0.95, height - 0.45, null, random);
  const top = random.pick(['#e6e1d6', '#3a3f42', '#b98f65', '#c9c4ba']);
  const counter = { from: left + 0.1, to: right - 0.1 };
  canvas.face(
    walls.back.rect(0.1, 0.92, width - 0.2, 0.6, 0.01),
    canvas.tone(random.pick(['#dfe3df', '#c8d0cc', '#e9e1cf', '#8fa39d']), walls.back),
  );
  const joints = Array.from({ length: 9 }, (_, n) => [
    walls.back.at(0.1, 0.92 + n * 0.075, 0.012),
    walls.back.at(width - 0.1, 0.92 + n * 0.075, 0.012),
  ]);
  canvas.lines(joints, palette.white, 0.008, 0.5);
  const units = Math.max(5, Math.round((width - 0.2) / 0.6));
  const unit = (counter.to - counter.from) / units;
  const island = random.chance(0.6);
  return [
    {
      z: depth,
      paint: () => {
        footprint(canvas, counter.from, depth - 0.65, counter.to - counter.from, 0.6);
        const tallAt = side < 0 ? units - 1 : 0;
        const open = random.between(1, units - 2);
        for (let n = 0; n < units; n++) {
          const x = counter.from + unit * n;
          const tall = n === tallAt || n === tallAt + (side < 0 ? -1 : 1);
          block(
            canvas,
            [x, 0.1, depth - 0.6],
            [unit - 0.015, tall ? 2.1 : 0.78, 0.6],
            n === open && !tall ? mix(taste.front, palette.slate, 0.6) : taste.front,
          );
          if (!tall)
            block(
              canvas,
              [x, 1.5, depth - 0.36],
              [unit - 0.015, 0.7, 0.36],
              n === open ? taste.wood : mix(taste.front, palette.white, 0.15),
            );
          else if (n === tallAt)
            canvas.face(
              [
                [x + 0.06, 1.05, depth - 0.605],
                [x + unit - 0.08, 1.05, depth - 0.605],
                [x + unit - 0.08, 1.5, depth - 0.605],
                [x + 0.06, 1.5, depth - 0.605],
              ],
              '#23282c',
            );
          canvas.face(
            [
              [x + unit * 0.3, 0.8, depth - 0.61],
              [x + unit * 0.7, 0.8, depth - 0.61],
              [x + unit * 0.7, 0.82, depth - 0.61],
              [x + unit * 0.3, 0.82, depth - 0.61],
            ],
            taste.metal,
          );
        }
        const low = side < 0 ? counter.from : counter.from + unit * 2;
        block(canvas, [low, 0.88, depth - 0.63], [unit * (units - 2), 0.05, 0.63], top);
        const hob = low + unit * (open + 0.1);
        canvas.face(
          [
            [hob, 0.935, depth - 0.5],
            [hob + 0.55, 0.935, depth - 0.5],
            [hob + 0.55, 0.935, depth - 0.1],
            [hob, 0.935, depth - 0.1],
          ],
          '#23282c',
        );
        canvas.lines(
          [
            [
              [low + 0.7, 0.93, depth - 0.15],
              [low + 0.7, 1.22, depth - 0.15],
              [low + 0.7, 1.22, depth - 0.35],
            ],
          ],
          '#c9ccca',
          0.03,
        );
        canvas.balls(
          [0, 1, 2].map((n) => ({ at: [low + 0.25 + n * 0.1, 1.0, depth - 0.25] as const, radius: 0.05 })),
          palette.ochre,
        );
      },
    },
    {
      z: depth - 2.2,
      paint: () => {
        const wide = width * 0.46;
        const x = -wide / 2 - side * 0.3;
        if (island) {
          footprint(canvas, x, depth - 2.6, wide, 0.85);
          block(canvas, [x + 0.06, 0, depth - 2.55], [wide - 0.12, 0.88, 0.75], mix(taste.front, palette.slate, 0.1));
          block(canvas, [x, 0.88, depth - 2.65], [wide, 0.06, 0.95], top);
          canvas.balls([{ at: [x + wide * 0.3, 0.99, depth - 2.3], radius: 0.14, squash: 0.45 }], '#e6e1d6');
          canvas.balls(
            [0, 1].map((n) => ({ at: [x + wide * 0.27 + n * 0.09, 1.05, depth - 2.3] as const, radius: 0.055 })),
            palette.brick,
          );
        } else table(canvas, x, depth - 2.8, [wide, 0.75, 0.9], taste.wood);
      },
    },
    ...[0.12, 0.55].map((share): Thing => ({
      z: depth - 2.95,
      paint: () =>
        chair(
          canvas,
          -width * 0.23 - side * 0.3 + width * 0.46 * share,
          depth - 3.2,
          -1,
          island ? taste.wood : taste.fabric,
        ),
    })),
    ...[0.25, 0.75].map((share): Thing => ({
      z: depth - 2.1,
      paint: () =>
        pendant(
          canvas,
          [-width * 0.23 - side * 0.3 + width * 0.46 * share, 1.75, depth - 2.3],
          height,
          0.17,
          taste.metal,
          taste.style === 'modern',
        ),
    })),
  ];
};

export const bedroom: Furnished = (canvas, room, taste, random) => {
  const { depth, height, walls, left, right, side, width } = room;
  const curtain = mix(taste.second, palette.limestone, 0.55);
  sideWindow(canvas, room, depth - 2.7, 1.5, random.pick([0.8, 0.2]), height - 0.4, curtain, random);
  const wide = random.pick([1.6, 1.8]);
  const x = -wide / 2 - side * 0.15;
  painting(canvas, walls.back, width / 2 + x + wide / 2 - 0.55, 1.5, [1.1, 0.65], taste, random);
  const closet = side < 0 ? right - 0.62 : left + 0.02;
  return [
    { z: depth + 1, paint: () => rug(canvas, x - 0.6, depth - 3.1, wide + 1.2, 2, taste.second) },
    {
      z: depth - 0.5,
      paint: () => {
        footprint(canvas, x, depth - 2.15, wide, 2.1);
        block(
          canvas,
          [x - 0.1, 0, depth - 0.1],
          [wide + 0.2, 1.15, 0.1],
          taste.style === 'modern' ? taste.fabric : taste.wood,
        );
        block(canvas, [x, 0.12, depth - 2.1], [wide, 0.22, 2], taste.wood);
        block(canvas, [x + 0.02, 0.34, depth - 2.08], [wide - 0.04, 0.22, 1.98], '#efebe2');
        for (const dx of [0.1, wide / 2 + 0.06])
          block(canvas, [x + dx, 0.56, depth - 0.62], [wide / 2 - 0.18, 0.18, 0.45], palette.white);
        block(
          canvas,
          [x - 0.02, 0.34, depth - 2.12],
          [wide + 0.04, 0.25, 1.35],
          mix(taste.fabric, palette.limestone, 0.35),
        );
        block(canvas, [x - 0.03, 0.36, depth - 2.14], [wide + 0.06, 0.25, 0.5], taste.second);
      },
    },
    ...[x - 0.6, x + wide + 0.15].map((at): Thing => ({
      z: depth - 0.3,
      paint: () => {
        footprint(canvas, at, depth - 0.45, 0.45, 0.4);
        block(canvas, [at, 0.1, depth - 0.45], [0.45, 0.42, 0.4], taste.wood);
        canvas.lines(
          [
            [
              [at + 0.22, 0.52, depth - 0.25],
              [at + 0.22, 0.72, depth - 0.25],
            ],
          ],
          taste.metal,
          0.04,
        );
        canvas.balls([{ at: [at + 0.22, 0.82, depth - 0.25], radius: 0.4 }], '#ffe9b8', 0.2);
        canvas.face(
          [
            [at + 0.12, 0.95, depth - 0.25],
            [at + 0.32, 0.95, depth - 0.25],
            [at + 0.38, 0.72, depth - 0.25],
            [at + 0.06, 0.72, depth - 0.25],
          ],
          '#f2dfb4',
        );
      },
    })),
    {
      z: depth - 1.6,
      paint: () => {
        const long = 2.2;
        block(canvas, [closet, 0, depth - 3], [0.6, 2.25, long], mix(taste.front, palette.white, 0.25));
        const face = side < 0 ? closet - 0.002 : closet + 0.602;
        canvas.lines(
          Array.from({ length: 3 }, (_, n) => [
            [face, 0.08, depth - 3 + (long * (n + 1)) / 4] as const,
            [face, 2.2, depth - 3 + (long * (n + 1)) / 4] as const,
          ]),
          palette.slate,
          0.015,
          0.5,
        );
      },
    },
    {
      z: depth - 2.2,
      paint: () =>
        pendant(
          canvas,
          [x + wide / 2, height - 0.6, depth - 2.2],
          height,
          0.24,
          mix(taste.second, palette.limestone, 0.5),
          random.chance(0.5),
        ),
    },
  ];
};

export const bathroom: Furnished = (canvas, room, taste, random) => {
  const { depth, height, walls, left, right, side, width } = room;
  sideWindow(canvas, room, depth - 1.9, 0.8, 1.3, height - 0.35, null, random);
  const basin = side < 0 ? right : left;
  const shower = random.chance(0.45);
  const bath = { x: left + 0.05, z: depth - 0.85, wide: shower ? width * 0.5 : width - 0.1 };
  const mirror = side < 0 ? walls.right : walls.left;
  const u = side < 0 ? depth - (depth - 2.3) - 1.25 : depth - 2.3 - room.near;
  canvas.face(mirror.rect(u, 1.15, 1.25, 0.85, 0.02), taste.metal);
  canvas.fade(mirror.rect(u + 0.03, 1.18, 1.19, 0.79, 0.025), 'sky', 0.8);
  canvas.face(
    [
      mirror.at(u + 0.2, 1.18, 0.03),
      mirror.at(u + 0.5, 1.18, 0.03),
      mirror.at(u + 0.9, 1.97, 0.03),
      mirror.at(u + 0.6, 1.97, 0.03),
    ],
    palette.white,
    0.3,
  );
  return [
    {
      z: depth,
      paint: () => {
        footprint(canvas, bath.x, bath.z, bath.wide, 0.8);
        block(canvas, [bath.x, 0, bath.z], [bath.wide, 0.56, 0.8], random.pick(['#f1eee6', '#e3e1da']));
        const rim = (inset: number) =>
          [
            [bath.x + inset, 0.57, bath.z + inset],
            [bath.x + bath.wide - inset, 0.57, bath.z + inset],
            [bath.x + bath.wide - inset, 0.57, bath.z + 0.8 - inset],
            [bath.x + inset, 0.57, bath.z + 0.8 - inset],
          ] as const;
        canvas.face(rim(0), '#fbf9f4');
        canvas.face(rim(0.08), '#cfd8d8');
        canvas.lines(
          [
            [
              [bath.x + 0.3, 0.57, depth - 0.06],
              [bath.x + 0.3, 0.8, depth - 0.06],
              [bath.x + 0.3, 0.8, depth - 0.22],
            ],
          ],
          taste.metal,
          0.035,
        );
        block(canvas, [bath.x + bath.wide * 0.66, 0.3, bath.z - 0.02], [0.36, 0.3, 0.84], taste.fabric);
      },
    },
    ...(shower
      ? [
          {
            z: depth - 0.2,
            paint: () => {
              const x = left + width * 0.54;
              canvas.face(
                [
                  [x, 0, depth - 1],
                  [x, 2.05, depth - 1],
                  [x, 2.05, depth],
                  [x, 0, depth],
                ],
                canvas.light.sky[1],
                0.3,
              );
              canvas.face(
                [
                  [x, 0, depth - 1],
                  [x + width * 0.22, 0, depth - 1],
                  [x + width * 0.22, 2.05, depth - 1],
                  [x, 2.05, depth - 1],
                ],
                canvas.light.sky[2],
                0.26,
              );
              canvas.lines(
                [
                  [
                    [x, 0, depth - 1],
                    [x, 2.05, depth - 1],
                    [x, 2.05, depth],
                  ],
                ],
                taste.metal,
                0.03,
              );
              canvas.lines(
                [
                  [
                    [x + width * 0.22, 1, depth - 0.05],
                    [x + width * 0.22, 2.15, depth - 0.05],
                    [x + width * 0.22, 2.15, depth - 0.4],
                  ],
                ],
                taste.metal,
                0.035,
              );
              canvas.balls([{ at: [x + width * 0.22, 2.13, depth - 0.42], radius: 0.14, squash: 0.2 }], taste.metal);
            },
          },
        ]
      : []),
    {
      z: depth - 1.2,
      paint: () => {
        const x = side < 0 ? basin - 0.5 : basin;
        block(canvas, [x, 0.35, depth - 2.35], [0.5, 0.45, 1.3], taste.wood);
        block(canvas, [x, 0.8, depth - 2.37], [0.52, 0.06, 1.34], '#f4f1ea');
        canvas.balls([{ at: [x + 0.25, 0.9, depth - 1.7], radius: 0.2, squash: 0.4 }], '#fbf9f4');
        canvas.balls([{ at: [x + 0.25, 0.93, depth - 1.7], radius: 0.15, squash: 0.26 }], '#cfd8d8');
      },
    },
    {
      z: depth - 2.4,
      paint: () => {
        const x = side < 0 ? left + 0.02 : right - 0.62;
        block(canvas, [side < 0 ? x : x + 0.45, 0.4, depth - 2.75], [0.15, 0.5, 0.42], '#fbf9f4');
        block(canvas, [x + (side < 0 ? 0.12 : 0), 0.2, depth - 2.73], [0.5, 0.22, 0.38], '#f4f1ea');
      },
    },
    { z: depth - 0.1, paint: () => plant(canvas, side < 0 ? right - 0.3 : left + 0.3, depth - 1, 0.9, random) },
    { z: depth + 2, paint: () => rug(canvas, -0.5, depth - 1.8, 1.1, 0.7, taste.second) },
  ];
};

export const hall: Furnished = (canvas, room, taste, random) => {
  const { depth, height, walls, left, right, side, width } = room;
  const { back } = walls;
  const door = random.pick([...woods, '#e9e4da', '#35483f', '#26303a']);
  const tall = Math.min(2.3, height - 0.3);
  canvas.face(back.rect(width / 2 - 0.62, 0, 1.24, tall + 0.1, 0.02), canvas.tone(palette.white, back));
  canvas.face(back.rect(width / 2 - 0.5, 0, 1, tall, 0.03), canvas.tone(door, back));
  canvas.fade(back.rect(width / 2 - 0.32, tall * 0.45, 0.64, tall * 0.44, 0.035), 'sky');
  canvas.fill(
    [
      back.rect(width / 2 - 0.02, tall * 0.45, 0.04, tall * 0.44, 0.04),
      back.rect(width / 2 - 0.32, tall * 0.65, 0.64, 0.04, 0.04),
    ],
    canvas.tone(door, back),
  );
  if (height > tall + 0.5) canvas.fade(back.rect(width / 2 - 0.5, tall + 0.15, 1, height - tall - 0.35, 0.03), 'sky');
  if (canvas.light.hour !== 'dusk')
    canvas.face(
      [
        [-0.3, 0.006, depth - 0.3],
        [0.3, 0.006, depth - 0.3],
        [0.75 - side * 0.3, 0.006, depth - 2.6],
        [-0.75 - side * 0.3, 0.006, depth - 2.6],
      ],
      canvas.light.warmth,
      0.3,
    );
  const wall = side < 0 ? walls.left : walls.right;
  for (const z of [depth - 3.4, depth - 1.6]) {
    const u = side < 0 ? z - room.near : depth - z - 0.9;
    canvas.face(wall.rect(u - 0.08, 0, 1.06, 2.18, 0.01), canvas.tone(palette.white, wall));
    canvas.face(
      wall.rect(u, 0, 0.9, 2.1, 0.015),
      canvas.tone(mix(palette.white, taste.wood, taste.style === 'warm' ? 0.6 : 0.1), wall),
    );
    canvas.balls([{ at: wall.at(u + (side < 0 ? 0.12 : 0.78), 1.03, 0.03), radius: 0.035 }], taste.metal);
  }
  const stairs = random.chance(0.65);
  const x = side < 0 ? right - 0.95 : left;
  const things: Thing[] = [
    { z: depth + 1, paint: () => rug(canvas, -0.45 + side * 0.2, depth - 4.4, 0.9, 3.4, taste.fabric) },
    {
      z: depth - 2,
      paint: () =>
        pendant(canvas, [side * 0.15, height - 0.6, depth - 2.6], height, 0.2, taste.metal, random.chance(0.5)),
    },
  ];
  if (stairs)
    for (let step = 0; step < 13; step++)
      things.push({
        z: depth - 4 + step * 0.26,
        paint: () =>
          block(
            canvas,
            [x, 0, depth - 4 + step * 0.26],
            [0.95, Math.min(height - 0.05, 0.19 * (step + 1)), 0.27],
            step % 2 ? taste.wood : mix(taste.wood, palette.slate, 0.1),
          ),
      });
  else {
    things.push({
      z: depth - 2,
      paint: () => table(canvas, side < 0 ? right - 0.4 : left + 0.05, depth - 2.6, [0.35, 0.85, 1.2], taste.wood),
    });
    things.push({
      z: depth - 0.4,
      paint: () => plant(canvas, side < 0 ? right - 0.35 : left + 0.35, depth - 0.6, 1.1, random),
    });
    const opposite = side < 0 ? walls.right : walls.left;
    painting(canvas, opposite, side < 0 ? 1.5 : depth - 2.6 - room.near, 1.25, [0.9, 0.9], taste, random);
  }
  return things;
};
