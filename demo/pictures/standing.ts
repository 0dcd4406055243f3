import type { Point } from './camera.ts';
import type { Canvas } from './canvas.ts';
import type { Box } from './plane.ts';

/** Ground that something covers, in metres. */
export interface Footprint {
  x: readonly [number, number];
  z: readonly [number, number];
}

/** Something that stands in the picture; the farthest are painted first. */
export interface Standing {
  on: Footprint;
  paint(canvas: Canvas): void;
}

/** The ground under a thing that is as wide and as deep as it is thick. */
export function spot(x: number, z: number, size = 0.1): Footprint {
  return { x: [x - size, x + size], z: [z - size, z + size] };
}

/** Metres over the ground from the eye to the nearest part of a footprint. */
export function distanceTo(eye: Point, { x, z }: Footprint): number {
  const off = (at: number, [from, to]: readonly [number, number]) => Math.max(0, from - at, at - to);
  return Math.hypot(off(eye[0], x), off(eye[2], z));
}

/** Which of two boxes of one building is painted first: less than 0 for the first one. */
export function boxOrder(eye: Point, one: Box, other: Box): number {
  const apart = one.x + 0.35 > other.x + other.width || other.x + 0.35 > one.x + one.width;
  if (apart) {
    const off = ({ x, width }: Box) => Math.max(0, x - eye[0], eye[0] - x - width);
    return off(other) - off(one);
  }
  if (Math.abs(one.y - other.y) > 0.1) return one.y - other.y;
  return other.z - one.z;
}
