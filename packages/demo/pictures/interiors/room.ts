import type { Point } from '../camera.ts';
import { createPlane, type Plane } from '../plane.ts';

/** The visible walls. */
export type WallName = 'back' | 'left' | 'right';

/** A room in metres: x from its left wall, z from the wall behind the eye, y up. */
export interface Room {
  width: number;
  height: number;
  depth: number;
  /** The z, below 0, to which the walls extend behind the eye. */
  near: number;
  walls: Record<WallName, Plane>;
  floor: Plane;
  ceiling: Plane;
}

/** A room of that size. On walls, u runs from left to right as one faces them. */
export function createRoom(width: number, height: number, depth: number): Room {
  const up: Point = [0, 1, 0];
  return {
    width,
    height,
    depth,
    near: -2.4,
    walls: {
      back: createPlane([0, 0, depth], [1, 0, 0], up, width, height),
      left: createPlane([0, 0, 0], [0, 0, 1], up, depth, height),
      right: createPlane([width, 0, depth], [0, 0, -1], up, depth, height),
    },
    floor: createPlane([0, 0, 0], [1, 0, 0], [0, 0, 1], width, depth),
    ceiling: createPlane([width, height, 0], [-1, 0, 0], [0, 0, 1], width, depth),
  };
}

/** The start and end of a wall in u, including the part behind the eye. */
export function spanOf(room: Room, wall: WallName): readonly [number, number] {
  if (wall === 'back') return [0, room.width];
  return wall === 'left' ? [room.near, room.depth] : [0, room.depth - room.near];
}

/** The u on a wall of a position in the room: x for the back wall, z for the others. */
export function alongWall(room: Room, wall: WallName, place: number): number {
  return wall === 'right' ? room.depth - place : place;
}
