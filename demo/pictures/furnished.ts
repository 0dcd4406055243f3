import type { Random } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import { paintSunOnFloor, paintWindowIn, type Room } from './room.ts';
import type { Taste } from './taste.ts';

/** A thing in a room; the farthest is painted first. */
export interface Thing {
  z: number;
  paint(): void;
}

/** Furnishes a room: paints what is on its walls and gives what stands in it. */
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
