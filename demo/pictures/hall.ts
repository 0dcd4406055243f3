import type { Furnished, Thing } from './furnished.ts';
import { block, painting, pendant, plant, rug, table } from './furniture.ts';
import { mix, palette, woods } from './palette.ts';

/** A hall: front door, doors to the rooms, stairs or a console. */
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
