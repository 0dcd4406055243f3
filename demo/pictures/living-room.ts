import type { Canvas } from './canvas.ts';
import { type Furnished, sideWindow, type Thing } from './furnished.ts';
import { block, floorLamp, footprint, painting, pendant, plant, rug, shelves, sofa, table } from './furniture.ts';
import { mix, palette } from './palette.ts';
import { paintWindowIn } from './room.ts';
import type { Taste } from './taste.ts';

/** A living room: sofa, table, rug, lamp, shelves. */
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
