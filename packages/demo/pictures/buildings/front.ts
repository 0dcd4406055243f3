import { createRandom } from '../../listings/random.ts';
import { paintBalcony, type Rail } from '../walls/balconies.ts';
import type { Canvas } from '../canvas.ts';
import { type Cornice, paintCornice } from '../walls/cornices.ts';
import { type DoorStyle, paintDoor } from '../walls/doors.ts';
import { type GarageDoor, paintGarageDoor } from '../walls/garage-doors.ts';
import { paintNumber } from '../walls/house-number.ts';
import type { Opening } from '../walls/openings.ts';
import { downpipe } from '../walls/ornaments.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { paintShopFront, type ShopFront } from '../walls/shop-front.ts';
import type { WallPainter } from './volume.ts';
import { paintWindow, type WindowStyle } from '../walls/windows.ts';

/** The contents of one bay of a storey; metres. */
export interface Cell {
  /** Width of the bay relative to the others. */
  share: number;
  kind: 'window' | 'door' | 'garage' | 'shop' | 'none';
  width: number;
  height: number;
  /** Height above the storey's floor; for doors and garages, above the street. */
  sill: number;
  style?: Partial<WindowStyle>;
  /** A balcony below the window. */
  rail?: Rail;
  deep?: number;
}

export interface Storey {
  height: number;
  cells: readonly Cell[];
}

/** The design of a house front, from the ground up. */
export interface Front {
  seed: number;
  /** Height of the ground floor above the street. */
  base: number;
  storeys: readonly Storey[];
  wall: string;
  trim: string;
  plinth: { colour: string; height: number };
  window: WindowStyle;
  door: DoorStyle;
  garage: { colour: string; kind: GarageDoor };
  shop?: ShopFront;
  cornice: Cornice;
  /** The position of a downpipe, as a share of the width. */
  pipe?: number;
  slab: string;
  /** Painted before the openings: bands, pilasters, panels. */
  under: readonly WallPainter[];
  /** Painted after them: bays, plants, lamps. */
  over: readonly WallPainter[];
  number?: string;
}

/** A window of that size, with its sill `sill` metres above the floor. */
export function window(width: number, height: number, sill: number, more: Partial<Cell> = {}): Cell {
  return { share: 1, kind: 'window', width, height, sill, ...more };
}

export const nothing: Cell = { share: 1, kind: 'none', width: 0, height: 0, sill: 0 };

/** The start and width of each bay of a storey, in metres. */
function baysOf(storey: Storey, breadth: number): { cell: Cell; left: number; wide: number }[] {
  const margin = breadth * 0.03;
  const whole = storey.cells.reduce((sum, { share }) => sum + share, 0);
  let left = margin;
  return storey.cells.map((cell) => {
    const wide = ((breadth - margin * 2) * cell.share) / whole;
    left += wide;
    return { cell, left: left - wide, wide };
  });
}

/** The middle of the front door along the front; the middle of the front if it has none. */
export function doorOf(front: Front, breadth: number): number {
  for (const storey of front.storeys)
    for (const { cell, left, wide } of baysOf(storey, breadth)) if (cell.kind === 'door') return left + wide / 2;
  return breadth / 2;
}

/** The start and end of each garage along the front. */
export function drivesOf(front: Front, breadth: number): [number, number][] {
  return (front.storeys[0] ? baysOf(front.storeys[0], breadth) : [])
    .filter(({ cell }) => cell.kind === 'garage')
    .map(({ left, wide }): [number, number] => [left, left + wide]);
}

/** Height up to the cornice. */
export function heightOf({ base, storeys }: Pick<Front, 'base' | 'storeys'>): number {
  return base + storeys.reduce((sum, { height }) => sum + height, 0);
}

export function paintFront(front: Front): WallPainter {
  return (canvas, plane) => {
    paintPlinth(canvas, plane, front);
    for (const painter of front.under) painter(canvas, plane);
    let floor = front.base;
    front.storeys.forEach((storey, level) => {
      for (const { cell, left, wide } of baysOf(storey, plane.width))
        paintCell(canvas, plane, front, cell, left, wide, floor, level);
      floor += storey.height;
    });
    paintCornice(canvas, plane, front.cornice, front.trim, front.wall);
    if (front.pipe !== undefined)
      downpipe(
        canvas,
        plane,
        Math.min(plane.width - 0.16, Math.max(0.06, plane.width * front.pipe)),
        plane.height - 0.2,
      );
    for (const painter of front.over) painter(canvas, plane);
  };
}

function paintPlinth(canvas: Canvas, plane: Plane, { plinth }: Front): void {
  if (plinth.height <= 0) return;
  const colour = canvas.tone(plinth.colour, plane);
  canvas.face(plane.rect(0, 0, plane.width, plinth.height, 0.03), colour);
  canvas.face(plane.rect(0, plinth.height - 0.05, plane.width, 0.06, 0.05), mix(colour, palette.white, 0.3));
  if (canvas.detail(plane.at(0, 0)) < 14) return;
  const joints = [];
  for (let u = 0.9; u < plane.width; u += 0.95)
    joints.push([plane.at(u, 0, 0.04), plane.at(u, plinth.height - 0.06, 0.04)]);
  canvas.lines(joints, canvas.light.shadow, 0.018, 0.4);
}

function paintCell(
  canvas: Canvas,
  plane: Plane,
  front: Front,
  cell: Cell,
  left: number,
  wide: number,
  floor: number,
  level: number,
): void {
  const random = createRandom(front.seed * 17 + level * 131 + Math.round(left * 100));
  const width = Math.min(cell.width, wide * 0.94);
  const opening: Opening = { u: left + (wide - width) / 2, v: floor + cell.sill, width, height: cell.height };
  // A margin of a metre for parts that project from the wall.
  if (!canvas.sees(plane.rect(left - 1, opening.v - 1, wide + 2, cell.height + 2))) return;
  switch (cell.kind) {
    case 'none':
      return;
    case 'window': {
      paintWindow(canvas, plane, opening, { ...front.window, ...cell.style }, front.wall, random);
      if (cell.rail)
        paintBalcony(
          canvas,
          plane,
          { u: opening.u - 0.3, v: opening.v - 0.04, width: width + 0.6, deep: cell.deep ?? 0.6 },
          cell.rail,
          front.slab,
        );
      return;
    }
    case 'door': {
      paintDoor(canvas, plane, { ...opening, v: cell.sill }, front.door, front.wall, random);
      if (front.number !== undefined) {
        // Beside the door, on the side with more wall.
        const right = plane.width - opening.u - width > opening.u;
        const u = right ? opening.u + width + 0.48 : opening.u - 0.48;
        paintNumber(canvas, plane, front.number, u, cell.sill + 1.62);
      }
      return;
    }
    case 'garage':
      return paintGarageDoor(
        canvas,
        plane,
        { ...opening, v: cell.sill },
        front.garage.colour,
        front.garage.kind,
        front.wall,
      );
    case 'shop':
      if (front.shop)
        paintShopFront(canvas, plane, { u: left, v: cell.sill, width: wide, height: cell.height }, front.shop);
  }
}
