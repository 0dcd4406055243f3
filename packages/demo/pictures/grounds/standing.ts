import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import type { Box } from '../plane.ts';

/** A rectangle of ground that an object covers, in metres. */
export interface Footprint {
  x: readonly [number, number];
  z: readonly [number, number];
}

/** An object in the picture; the farthest are painted first. */
export interface Standing {
  on: Footprint;
  paint(canvas: Canvas): void;
}

/** The footprint of an object `2 * size` wide; thin, so that an object that leans on a wall is in front of it. */
export function spot(x: number, z: number, size = 0.1): Footprint {
  return { x: [x - size, x + size], z: [z - 0.05, z + 0.05] };
}

/** Distance on the ground from the eye to the nearest part of a footprint, in metres. */
function distanceTo(eye: Point, { x, z }: Footprint): number {
  const off = (at: number, [from, to]: readonly [number, number]) => Math.max(0, from - at, at - to);
  return Math.hypot(off(eye[0], x), off(eye[2], z));
}

/** Sorts objects for painting: an object comes after those it stands in front of. */
export function paintingOrder(eye: Point, standing: readonly Standing[]): Standing[] {
  const waiting = [...standing].sort((one, other) => distanceTo(eye, other.on) - distanceTo(eye, one.on));
  const ordered: Standing[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((one) => waiting.every((other) => other === one || !hides(eye, one.on, other.on)));
    ordered.push(...waiting.splice(Math.max(0, free), 1));
  }
  return ordered;
}

/** Whether the first object is between the eye and the second. The eye looks in the direction of z. */
function hides(eye: Point, one: Footprint, other: Footprint): boolean {
  if (one.z[1] <= other.z[0] + 0.01) return eye[2] < one.z[1];
  if (other.z[1] <= one.z[0] + 0.01) return false;
  const off = ({ x }: Footprint) => Math.max(0, x[0] - eye[0], eye[0] - x[1]);
  return (one.x[1] <= other.x[0] + 0.01 || other.x[1] <= one.x[0] + 0.01) && off(one) < off(other);
}

/** Compares two boxes of one building for the painting order: negative if the first is painted first. */
export function boxOrder(eye: Point, one: Box, other: Box): number {
  const apart = one.x + 0.35 > other.x + other.width || other.x + 0.35 > one.x + one.width;
  if (apart) {
    const off = ({ x, width }: Box) => Math.max(0, x - eye[0], eye[0] - x - width);
    return off(other) - off(one);
  }
  if (Math.abs(one.y - other.y) > 0.1) return one.y - other.y;
  return other.z - one.z;
}
