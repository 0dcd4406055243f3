import { type Furnished, sideWindow, type Thing } from './furnished.ts';
import { block, footprint, painting, pendant, rug } from './furniture.ts';
import { mix, palette } from './palette.ts';

/** A bedroom: bed, bedside tables, wardrobe. */
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
