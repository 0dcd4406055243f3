import type { Point } from './camera.ts';

/** A flat surface to draw on: u along it, v up, `out` towards the viewer; in metres. */
export interface Plane {
  width: number;
  height: number;
  normal: Point;
  at(u: number, v: number, out?: number): Point;
  rect(u: number, v: number, width: number, height: number, out?: number): Point[];
  /** Converts a point in space to the plane's coordinates: u, v, out. */
  measure(point: Point): Point;
}

/** A plane from its lower left corner; `along` and `up` have length 1. */
export function createPlane(origin: Point, along: Point, up: Point, width: number, height: number): Plane {
  // Seen from outside, u runs to the right: the normal is up × along in these left-handed axes.
  const normal: Point = [
    up[1] * along[2] - up[2] * along[1],
    up[2] * along[0] - up[0] * along[2],
    up[0] * along[1] - up[1] * along[0],
  ];
  const part = (axis: 0 | 1 | 2, u: number, v: number, out: number) =>
    origin[axis] + along[axis] * u + up[axis] * v + normal[axis] * out;
  const at = (u: number, v: number, out = 0): Point => [part(0, u, v, out), part(1, u, v, out), part(2, u, v, out)];
  return {
    width,
    height,
    normal,
    at,
    rect: (u, v, w, h, out = 0) => [at(u, v, out), at(u + w, v, out), at(u + w, v + h, out), at(u, v + h, out)],
    measure: (point) => {
      const from: Point = [point[0] - origin[0], point[1] - origin[1], point[2] - origin[2]];
      return [dot(from, along), dot(from, up), dot(from, normal)];
    },
  };
}

/** The dot product; for unit vectors, the cosine of the angle between them. */
export function dot(one: Point, other: Point): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** Whether the eye is on the outer side of a plane. */
export function isSeen(plane: Plane, eye: Point): boolean {
  return plane.measure(eye)[2] > 0;
}

export interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

export interface Sides {
  front: Plane;
  back: Plane;
  left: Plane;
  right: Plane;
  top: Plane;
}

/** The outer surfaces of a box. */
export function sidesOf({ x, y, z, width, height, depth }: Box): Sides {
  const up: Point = [0, 1, 0];
  return {
    front: createPlane([x, y, z], [1, 0, 0], up, width, height),
    back: createPlane([x + width, y, z + depth], [-1, 0, 0], up, width, height),
    left: createPlane([x, y, z + depth], [0, 0, -1], up, depth, height),
    right: createPlane([x + width, y, z], [0, 0, 1], up, depth, height),
    top: createPlane([x, y + height, z], [1, 0, 0], [0, 0, 1], width, depth),
  };
}
