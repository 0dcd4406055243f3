import type { Canvas } from './canvas.ts';
import { block, chair, footprint, painting, pendant, plant, shelves, table } from './furniture.ts';
import { paintCarFromBehind } from './greenery.ts';
import { mix, palette } from './palette.ts';
import { paintWindowIn } from './room.ts';
import { sideWindow, type Furnished, type Thing } from './furnished.ts';
import type { Taste } from './taste.ts';

/** An office with desks. */
export const office: Furnished = (canvas, room, taste, random) => {
  const { depth, height, walls, left, right, width, side } = room;
  sideWindow(canvas, room, depth - 3.4, 2.6, 0.8, height - 0.35, null, random);
  if (random.chance(0.5))
    paintWindowIn(
      canvas,
      walls.back,
      { u: width * 0.12, v: 0.85, width: width * 0.5, height: height - 1.25, panes: 4, curtain: null },
      random,
    );
  else painting(canvas, walls.back, width * 0.3, 1.25, [1.5, 0.9], taste, random);
  const things: Thing[] = [
    {
      z: depth,
      paint: () =>
        shelves(canvas, [side < 0 ? right - 1.7 : left + 0.1, 0, depth - 0.4], [1.6, 1.9, 0.38], taste.wood, random),
    },
    { z: depth - 0.3, paint: () => plant(canvas, side < 0 ? left + 0.5 : right - 0.5, depth - 0.6, 1.5, random) },
  ];
  for (const row of [depth - 2.1, depth - 4])
    for (const x of [left + 0.6 + width * 0.04, left + 0.6 + width * 0.46]) {
      things.push({ z: row + 0.4, paint: () => desk(canvas, x, row, width * 0.34, taste) });
      things.push({
        z: row - 0.5,
        paint: () => chair(canvas, x + width * 0.14, row - 0.5, -1, random.pick(['#2c3135', taste.fabric])),
      });
    }
  for (const x of [-width * 0.22, width * 0.22])
    things.push({
      z: depth - 2.2,
      paint: () => block(canvas, [x - 0.7, height - 0.55, depth - 2], [1.4, 0.06, 0.2], '#f2e6c6'),
    });
  return things;
};

function desk(canvas: Canvas, x: number, z: number, width: number, taste: Taste): void {
  table(canvas, x, z, [width, 0.74, 0.75], taste.style === 'modern' ? '#e6e1d6' : taste.wood);
  block(canvas, [x + width * 0.3, 0.86, z + 0.5], [0.6, 0.36, 0.04], '#23282c');
  block(canvas, [x + width * 0.3 + 0.27, 0.74, z + 0.5], [0.06, 0.14, 0.06], '#3a4046');
  block(canvas, [x + width * 0.34, 0.745, z + 0.15], [0.42, 0.02, 0.14], '#c9ccca');
}

/** A shop with its counter and shelves. */
export const shop: Furnished = (canvas, room, taste, random) => {
  const { depth, height, left, right, width, side, walls } = room;
  sideWindow(canvas, room, depth - 4.6, 3.4, 0.35, height - 0.4, null, random);
  const wall = side < 0 ? right - 0.45 : left + 0.05;
  canvas.face(
    walls.back.rect(width * 0.1, height - 0.75, width * 0.8, 0.45, 0.03),
    canvas.tone(taste.front, walls.back),
  );
  return [
    {
      z: depth,
      paint: () => shelves(canvas, [left + 0.3, 0, depth - 0.4], [width * 0.36, 2.1, 0.38], taste.wood, random),
    },
    {
      z: depth - 0.01,
      paint: () =>
        shelves(canvas, [right - 0.3 - width * 0.36, 0, depth - 0.4], [width * 0.36, 2.1, 0.38], taste.wood, random),
    },
    {
      z: depth - 1.8,
      paint: () => {
        footprint(canvas, -1, depth - 2, 2, 0.7);
        block(canvas, [-1, 0, depth - 2], [2, 0.95, 0.65], taste.front);
        block(canvas, [-1.06, 0.95, depth - 2.05], [2.12, 0.06, 0.75], taste.wood);
        block(canvas, [0.4, 1.01, depth - 1.8], [0.35, 0.25, 0.2], '#3a4046');
      },
    },
    { z: depth - 3.4, paint: () => shelves(canvas, [wall, 0, depth - 4.2], [0.42, 1.4, 2.2], taste.wood, random) },
    { z: depth - 3.8, paint: () => table(canvas, -0.9 - side * 0.3, depth - 4.2, [1.7, 0.72, 0.8], taste.wood) },
    {
      z: depth - 3.9,
      paint: () =>
        [0, 1, 2, 3].forEach((n) =>
          block(
            canvas,
            [-0.75 - side * 0.3 + n * 0.38, 0.72, depth - 4],
            [0.26, 0.1 + (n % 3) * 0.1, 0.3],
            random.pick(['#8a5142', '#d9c9a4', '#5f6f64', '#b08d57']),
          ),
        ),
    },
    ...[-0.7, 0, 0.7].map((x): Thing => ({
      z: depth - 1.9,
      paint: () => pendant(canvas, [x, 2.1, depth - 1.9], height, 0.15, taste.metal, false),
    })),
    { z: depth - 0.5, paint: () => plant(canvas, side < 0 ? left + 0.4 : right - 0.4, depth - 1.1, 1.3, random) },
  ];
};

/** A warehouse with racks and pallets. */
export const warehouse: Furnished = (canvas, room, taste, random) => {
  const { depth, height, width, left, right, walls, side } = room;
  const steel = '#8b969b';
  canvas.fade(walls.back.rect(width * 0.3, 0, width * 0.28, 4.2, 0.02), 'sky');
  canvas.face(walls.back.rect(width * 0.3, 0, width * 0.28, 0.8, 0.03), mix(palette.fern, canvas.light.sky[2], 0.4));
  canvas.face(
    [
      [left + width * 0.32, 0.01, depth],
      [left + width * 0.56, 0.01, depth],
      [left + width * 0.62, 0.01, depth - 8],
      [left + width * 0.24, 0.01, depth - 8],
    ],
    canvas.light.warmth,
    0.3,
  );
  for (let z = 2; z < depth; z += 4.5) {
    block(canvas, [left, height - 0.55, z], [width, 0.4, 0.25], mix(steel, palette.slate, 0.2));
    for (const x of [-3, 3]) {
      canvas.balls([{ at: [x, height - 1, z], radius: 0.6 }], '#ffefc4', 0.08);
      block(canvas, [x - 0.7, height - 1, z], [1.4, 0.1, 0.3], '#f6e9c8');
    }
  }
  const things: Thing[] = [];
  const rackSide = random.chance(0.3) ? 1 : 2;
  for (let z = depth - 3; z > 1; z -= 3.2)
    for (let n = 0; n < rackSide; n++) {
      const x = n === (side < 0 ? 1 : 0) ? left + 0.4 : right - 1.8;
      things.push({ z, paint: () => rack(canvas, x, z, random.next()) });
    }
  for (const z of [depth - 6, depth - 11, depth - 15, depth - 16.5])
    things.push({ z, paint: () => pallet(canvas, side * (1 + random.next() * 2), z, random.between(1, 3), taste) });
  return things;
};

function rack(canvas: Canvas, x: number, z: number, chance: number): void {
  footprint(canvas, x, z, 1.4, 2.9);
  for (let level = 0; level < 3; level++) {
    const y = level * 1.5;
    for (const [n, dz] of [0.15, 1.1, 2].entries())
      if ((chance * 97 + n * 3 + level * 5) % 4 > 0.7)
        block(
          canvas,
          [x + 0.15, y + 0.15, z + dz],
          [1.1, 0.75 + ((n + level) % 3) * 0.15, 0.8],
          ['#b98f65', '#c9a878', '#8f9aa1', '#a77b52'][(n + level) % 4] ?? '#b98f65',
        );
    block(canvas, [x, y + 0.05, z], [1.4, 0.1, 2.9], '#c0632f');
  }
  for (const dx of [0, 1.32])
    for (const dz of [0, 2.82]) block(canvas, [x + dx, 0, z + dz], [0.08, 4.4, 0.08], '#2f4f73');
}

function pallet(canvas: Canvas, x: number, z: number, rows: number, taste: Taste): void {
  footprint(canvas, x, z, 1.2, 1);
  block(canvas, [x, 0, z], [1.2, 0.14, 1], '#a77b52');
  for (let row = 0; row < rows; row++)
    for (const dx of [0.62, 0.04])
      block(
        canvas,
        [x + dx, 0.14 + row * 0.5, z + 0.05],
        [0.54, 0.48, 0.9],
        row % 2 ? '#c9a878' : mix('#b98f65', taste.second, 0.2),
      );
}

/** A garage, empty or with a car. */
export const garage: Furnished = (canvas, room, taste, random) => {
  const { depth, left, right, walls, width, height } = room;
  const { back } = walls;
  const kind = random.between(0, 2);
  const door = random.pick(['#d3cec0', '#8d979c', '#a77b52']);
  canvas.face(back.rect(width * 0.08, 0, width * 0.84, 2.15, 0.02), canvas.tone(door, back));
  canvas.lines(
    Array.from({ length: 4 }, (_, n) => [
      back.at(width * 0.08, 0.43 * (n + 1), 0.03),
      back.at(width * 0.92, 0.43 * (n + 1), 0.03),
    ]),
    palette.slate,
    0.02,
    0.4,
  );
  canvas.fade(back.rect(width * 0.16, 1.78, width * 0.68, 0.26, 0.03), 'sky');
  canvas.face(
    [
      [left + 0.4, 0.01, depth - 0.1],
      [right - 0.4, 0.01, depth - 0.1],
      [right - 0.1, 0.01, depth - 1.6],
      [left + 0.1, 0.01, depth - 1.6],
    ],
    canvas.light.warmth,
    0.2,
  );
  block(canvas, [-0.6, height - 0.08, 2.4], [1.2, 0.06, 0.14], '#f6e9c8');
  const things: Thing[] = [{ z: 2.6, paint: () => planks(canvas, left, taste) }];
  if (kind === 0) things.push({ z: 3.6, paint: () => paintCarFromBehind(canvas, -0.85, 1.9, random) });
  if (kind === 1)
    things.push({
      z: 4,
      paint: () =>
        [0, 1, 2].forEach((n) =>
          block(canvas, [right - 0.75, n * 0.42, depth - 1.2], [0.6, 0.4, 0.5], n % 2 ? '#c9a878' : '#b98f65'),
        ),
    });
  things.push({
    z: 99,
    paint: () =>
      canvas.face(
        [
          [right - 0.28, 0.01, 0.4],
          [right - 0.2, 0.01, 0.4],
          [right - 0.2, 0.01, depth],
          [right - 0.28, 0.01, depth],
        ],
        '#e2bf73',
        0.8,
      ),
  });
  return things;
};

/** Two planks on the wall with boxes and tins. */
function planks(canvas: Canvas, left: number, taste: Taste): void {
  for (const y of [1.1, 1.65]) {
    block(canvas, [left, y, 1.9], [0.36, 0.04, 3], taste.wood);
    for (const n of [5, 4, 3, 2, 1, 0])
      if ((n + Math.round(y * 10)) % 3 !== 0)
        block(
          canvas,
          [left + 0.04, y + 0.04, 1.95 + n * 0.5],
          [0.28, 0.18 + (n % 3) * 0.08, 0.34],
          ['#b98f65', '#8a5142', '#8f9aa1', '#c9a878'][n % 4] ?? '#b98f65',
        );
  }
}
