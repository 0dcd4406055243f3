import { type Furnished, sideWindow } from './furnished.ts';
import { block, footprint, plant, rug } from './furniture.ts';
import { palette } from './palette.ts';

/** A bathroom: bath, basin, toilet, sometimes a shower. */
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
