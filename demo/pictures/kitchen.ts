import { type Furnished, sideWindow, type Thing } from './furnished.ts';
import { block, chair, footprint, pendant, table } from './furniture.ts';
import { mix, palette } from './palette.ts';

/** A kitchen: a row of units, and an island or a table. */
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
