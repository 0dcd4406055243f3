/** A point in metres: x to the right along the street, y up, z away from the viewer. */
export type Point = readonly [x: number, y: number, z: number];
export type Flat = readonly [x: number, y: number];

/** Drawings have this size and are scaled to the requested one. */
export const sheet = { width: 1200, height: 800 } as const;

export interface Camera {
  eye: Point;
  /** A polygon projected onto the sheet; empty if all of it is behind the eye. */
  flat(points: readonly Point[]): Flat[];
  /** Distance of a point in front of the eye. */
  depth(point: Point): number;
  /** Sheet units per metre at a point. */
  scale(point: Point): number;
}

export interface Stance {
  eye: Point;
  /** Rotation to the right, in radians. */
  yaw: number;
  /** Downward tilt in radians. 0 keeps verticals upright, as in architectural photography. */
  pitch?: number;
  focal: number;
  /** The y of eye level on the sheet. */
  horizon: number;
  /** The x of the point straight ahead; the middle of the sheet unless the lens is shifted. */
  middle?: number;
}

const near = 0.35;

export function createCamera({ eye, yaw, pitch = 0, focal, horizon, middle = sheet.width / 2 }: Stance): Camera {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const seen = ([x, y, z]: Point): Point => {
    const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
    const away = dx * sinYaw + dz * cosYaw;
    return [dx * cosYaw - dz * sinYaw, dy * cosPitch + away * sinPitch, away * cosPitch - dy * sinPitch];
  };
  const onSheet = ([x, y, z]: Point): Flat => [middle + (focal * x) / z, horizon - (focal * y) / z];
  return {
    eye,
    flat: (points) => {
      // A fast path, as a picture has thousands of shapes: nearly all are in front of the eye and need no clipping.
      const flats: Flat[] = [];
      for (const [x, y, z] of points) {
        const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
        const away = dx * sinYaw + dz * cosYaw;
        const deep = away * cosPitch - dy * sinPitch;
        if (deep <= near) return inFront(points.map(seen)).map(onSheet);
        const scale = focal / deep;
        flats.push([middle + (dx * cosYaw - dz * sinYaw) * scale, horizon - (dy * cosPitch + away * sinPitch) * scale]);
      }
      return flats;
    },
    depth: (point) => seen(point)[2],
    scale: (point) => focal / Math.max(near, seen(point)[2]),
  };
}

/** The part of a polygon in front of the eye. */
function inFront(points: readonly Point[]): Point[] {
  const nearClipped: Point[] = [];
  points.forEach((point, index) => {
    const previous = points[(index + points.length - 1) % points.length] ?? point;
    if (point[2] > near !== previous[2] > near) {
      const share = (near - previous[2]) / (point[2] - previous[2]);
      const between = (axis: 0 | 1) => previous[axis] + (point[axis] - previous[axis]) * share;
      nearClipped.push([between(0), between(1), near]);
    }
    if (point[2] > near) nearClipped.push(point);
  });
  return nearClipped;
}
