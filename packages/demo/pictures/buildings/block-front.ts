import { type Random, createRandom } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import { leavesOf } from '../greenery/foliage.ts';
import { mix, palette, stone, zinc } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { paintBalcony } from '../walls/balconies.ts';
import { paintWindow } from '../walls/windows.ts';
import { paintGround } from './block-ground.ts';
import { type BlockFront, hasTerrace } from './block-plan.ts';
import type { WallPainter } from './volume.ts';

/** Paints the street side of a block of flats. */
export function blockFront(front: BlockFront): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(front.seed * 7 + 701);
    paintGround(canvas, plane, front, random);
    for (let floor = 1; floor < front.floors; floor++) paintFloor(canvas, plane, front, floor, random);
    if (front.fins)
      canvas.fill(
        Array.from({ length: front.bays + 1 }, (_, n) =>
          plane.rect(
            Math.min(plane.width - 0.24, Math.max(0, (plane.width * n) / front.bays - 0.12)),
            front.storey,
            0.24,
            plane.height - front.storey,
            0.1,
          ),
        ),
        canvas.tone(front.slab, plane),
      );
    canvas.face(plane.rect(plane.width - 0.3, 0, 0.09, plane.height, 0.05), canvas.tone(zinc, plane));
    canvas.face(
      plane.rect(0, plane.height - 0.3, plane.width, 0.3, 0.03),
      canvas.tone(mix(front.slab, stone, 0.4), plane),
    );
  };
}

function paintFloor(canvas: Canvas, plane: Plane, front: BlockFront, floor: number, random: Random): void {
  const { bays, storey } = front;
  const bay = plane.width / bays;
  const level = storey * floor;
  if (front.bands) canvas.face(plane.rect(0, level - 0.14, plane.width, 0.28, 0.04), canvas.tone(front.slab, plane));
  const terraced = (column: number) => hasTerrace(front, column, floor);
  for (let column = 0; column < bays; column++) {
    const left = bay * column;
    if (terraced(column)) {
      const glass = bay * 0.82;
      paintWindow(
        canvas,
        plane,
        { u: left + (bay - glass) / 2, v: level + 0.12, width: glass, height: storey * 0.78 },
        { ...front.window, surround: 'none', head: 'flat', panes: 3, transom: 1, reveal: front.window.reveal + 0.1 },
        front.wall,
        random,
      );
    } else paintOpening(canvas, plane, front, left, bay, level, (column + floor) % 2, random);
  }
  for (let column = 0; column < bays; column++) {
    if (!terraced(column)) continue;
    let run = 1;
    while (terraced(column + run) && column + run < bays) run++;
    const balcony = { u: bay * column + 0.1, v: level + 0.1, width: bay * run - 0.2, deep: front.deep };
    if (random.chance(front.green))
      paintPlants(canvas, plane, balcony.u, balcony.width, level + 0.1, front.deep, random);
    paintBalcony(canvas, plane, balcony, front.rail, front.slab);
    column += run - 1;
  }
}

function paintOpening(
  canvas: Canvas,
  plane: Plane,
  front: BlockFront,
  left: number,
  bay: number,
  level: number,
  odd: number,
  random: Random,
): void {
  const { storey, rhythm } = front;
  const tall = rhythm === 'tall' || rhythm === 'staggered';
  const width = Math.min(
    bay * (rhythm === 'ribbon' ? 0.9 : rhythm === 'tall' ? 0.4 : 0.54),
    rhythm === 'ribbon' ? 9 : 2.2,
  );
  const shift = rhythm === 'staggered' ? (odd ? 0.16 : -0.16) * bay : 0;
  const u = left + (bay - width) / 2 + shift;
  const [v, height] = tall ? [level + 0.16, storey * 0.76] : [level + 0.78, storey * 0.54];
  if (front.panel !== front.wall && rhythm !== 'ribbon')
    canvas.face(
      plane.rect(u + (odd ? width : -bay * 0.2), v, bay * 0.2, height, 0.01),
      canvas.tone(front.panel, plane),
    );
  const put = (at: number, wide: number) =>
    paintWindow(canvas, plane, { u: at, v, width: wide, height }, front.window, front.wall, random);
  if (rhythm === 'pairs') {
    put(left + bay * 0.14, bay * 0.3);
    put(left + bay * 0.56, bay * 0.3);
  } else put(u, width);
  if (tall) canvas.line('#33393e', 0.04, plane.at(u, v + 1, 0.03), plane.at(u + width, v + 1, 0.03));
}

/** Pots and planters behind a railing. */
function paintPlants(
  canvas: Canvas,
  plane: Plane,
  u: number,
  width: number,
  v: number,
  deep: number,
  random: Random,
): void {
  const leaves = leavesOf(canvas.light, random);
  const count = Math.max(2, Math.round(width * 0.7));
  const spots = Array.from({ length: count }, (_, n) => ({
    at: plane.at(u + width * random.next(), v + 0.7 + random.next() * 0.6, deep * 0.7),
    radius: 0.2 + random.next() * 0.2,
    squash: 1.1,
    seed: n,
  }));
  canvas.blobs(spots, canvas.tone(leaves.dark, plane));
  canvas.blobs(
    spots.map((spot) => ({ ...spot, radius: spot.radius * 0.66, seed: spot.seed + 5 })),
    canvas.tone(leaves.middle, plane),
  );
}

/** The courtyard side of a block: the same windows, but plainer, with long terraces. */
export function blockBack(front: BlockFront): WallPainter {
  return blockFront({
    ...front,
    seed: front.seed + 13,
    terraces: front.terraces === 'all' ? 'middle' : 'all',
    panel: mix(front.wall, palette.white, 0.1),
    bands: false,
    fins: false,
    ground: 'flats',
    green: Math.max(0.5, front.green),
    number: undefined,
  });
}
