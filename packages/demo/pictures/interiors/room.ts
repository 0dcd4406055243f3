import type { Point } from '../camera.ts';
import { createPlane, type Plane } from '../plane.ts';

/** The walls one can see. */
export type WallName = 'back' | 'left' | 'right';

/** A room in metres: x from its left wall, z from the wall behind the eye, y up. */
export interface Room {
  width: number;
  height: number;
  depth: number;
  /** How far the walls run on behind the eye: a z below 0. */
  near: number;
  walls: Record<WallName, Plane>;
  floor: Plane;
  ceiling: Plane;
}

/** A room of that size. Walls measure u as one stands before them: left to right. */
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

/** Where a wall begins and ends in its own u, the part behind the eye included. */
export function spanOf(room: Room, wall: WallName): readonly [number, number] {
  if (wall === 'back') return [0, room.width];
  return wall === 'left' ? [room.near, room.depth] : [0, room.depth - room.near];
}

/** The u on a wall of a place given in the room: x for the back wall, z for the others. */
export function alongWall(room: Room, wall: WallName, place: number): number {
  return wall === 'right' ? room.depth - place : place;
}
