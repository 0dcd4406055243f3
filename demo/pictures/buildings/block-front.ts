import { createRandom, type Random } from '../../listings/random.ts';
import { paintBalcony, type Rail } from '../walls/balconies.ts';
import type { Canvas } from '../canvas.ts';
import { type DoorStyle, paintDoor } from '../walls/doors.ts';
import { leavesOf } from '../greenery/foliage.ts';
import { paintGarageDoor } from '../walls/garage-doors.ts';
import { paintNumber } from '../walls/house-number.ts';
import { mix, palette, stone, zinc } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';
import type { WallPainter } from './volume.ts';
import { paintWindow, type WindowStyle } from '../walls/windows.ts';

/** The front of a block of flats. */
export interface BlockFront {
  seed: number;
  bays: number;
  floors: number;
  storey: number;
  wall: string;
  /** A second material between windows of one floor. */
  panel: string;
  slab: string;
  window: WindowStyle;
  rail: Rail;
  terraces: 'middle' | 'sides' | 'alternate' | 'all' | 'none';
  /** How the windows without a terrace are shaped. */
  rhythm: 'even' | 'staggered' | 'ribbon' | 'tall' | 'pairs';
  /** How far terraces stand out, metres. */
  deep: number;
  bands: boolean;
  /** Uprights between the bays, in the slab's colour. */
  fins: boolean;
  entrance: DoorStyle;
  ground: 'glass' | 'garages' | 'flats';
  number?: string;
  /** Share of the terraces with plants. */
  green: number;
}

/** Which bay has the front door. */
export function entranceOf({ bays, seed }: BlockFront): number {
  return Math.max(0, Math.min(bays - 1, Math.floor(bays / 2) - (seed % 2)));
}

/** Paints the street side of a block. */
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

function paintGround(canvas: Canvas, plane: Plane, front: BlockFront, random: Random): void {
  const { bays, storey } = front;
  const bay = plane.width / bays;
  const entrance = entranceOf(front);
  canvas.face(
    plane.rect(0, 0, plane.width, storey, 0.01),
    canvas.tone(mix(front.panel, front.wall, front.ground === 'flats' ? 0.8 : 0.3), plane),
  );
  canvas.face(plane.rect(0, 0, plane.width, 0.3, 0.03), canvas.tone('#6d7278', plane));
  canvas.face(plane.rect(0, storey - 0.24, plane.width, 0.24, 0.04), canvas.tone(front.slab, plane));
  for (let column = 0; column < bays; column++) {
    const left = bay * column;
    if (column === entrance) paintEntrance(canvas, plane, front, left, bay, random);
    else if (front.ground === 'garages') {
      const width = Math.min(2.5, bay * 0.8);
      paintGarageDoor(
        canvas,
        plane,
        { u: left + (bay - width) / 2, v: 0.02, width, height: 2.15 },
        '#8f979b',
        'sections',
        front.wall,
      );
    } else {
      const glass = front.ground === 'glass';
      const width = bay * (glass ? 0.84 : 0.56);
      paintWindow(
        canvas,
        plane,
        { u: left + (bay - width) / 2, v: glass ? 0.4 : 0.95, width, height: storey * (glass ? 0.72 : 0.48) },
        { ...front.window, panes: glass ? 3 : front.window.panes },
        front.wall,
        random,
      );
    }
  }
}

/** A glazed hall with letter boxes, set in its own frame, under a canopy. */
function paintEntrance(
  canvas: Canvas,
  plane: Plane,
  front: BlockFront,
  left: number,
  bay: number,
  random: Random,
): void {
  const { storey, slab } = front;
  canvas.face(plane.rect(left + bay * 0.08, 0, bay * 0.84, storey * 0.92, 0.02), canvas.tone(front.panel, plane));
  const hall = plane.rect(left + bay * 0.13, 0.1, bay * 0.32, 2.4, 0.025);
  canvas.fade(hall, random.chance(0.35 + canvas.light.lamps) ? 'lamp-soft' : 'glass-deep');
  canvas.fill(
    Array.from({ length: 6 }, (_, n) =>
      plane.rect(left + bay * 0.16 + (n % 2) * 0.3, 0.9 + Math.floor(n / 2) * 0.24, 0.26, 0.19, 0.03),
    ),
    canvas.tone('#b9bcbb', plane),
    0.75,
  );
  paintDoor(
    canvas,
    plane,
    { u: left + bay * 0.5, v: 0.05, width: Math.min(1.15, bay * 0.36), height: 2.35 },
    front.entrance,
    front.wall,
    random,
  );
  const roof = { u: left + bay * 0.02, v: storey * 0.86, width: bay * 0.96, height: 0.18 };
  dropShadow(canvas, plane, roof, 1);
  const out = 1;
  canvas.face(
    [
      plane.at(roof.u, roof.v, 0),
      plane.at(roof.u + roof.width, roof.v, 0),
      plane.at(roof.u + roof.width, roof.v, out),
      plane.at(roof.u, roof.v, out),
    ],
    mix(canvas.tone(slab, plane), canvas.light.shadow, 0.5),
  );
  canvas.face(plane.rect(roof.u, roof.v, roof.width, roof.height, out), canvas.tone(slab, plane));
  if (front.number !== undefined) paintNumber(canvas, plane, front.number, left + bay * 0.93, 1.75, 0.2);
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
  if (tall) canvas.lines([[plane.at(u, v + 1, 0.03), plane.at(u + width, v + 1, 0.03)]], '#33393e', 0.04);
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

function hasTerrace({ terraces, bays }: BlockFront, column: number, floor: number): boolean {
  const middle = Math.floor(bays / 2);
  switch (terraces) {
    case 'all':
      return column < bays;
    case 'middle':
      return bays % 2 === 1 ? column === middle : column === middle || column === middle - 1;
    case 'sides':
      return column === 0 || column === bays - 1;
    case 'alternate':
      return column < bays && (column + floor) % 2 === 0;
    case 'none':
      return false;
  }
}

/** The courtyard side of a block: the same windows, plainer, with long terraces. */
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
