/** A point in metres: x to the right along the street, y up, z away from it. */
export type Point = readonly [x: number, y: number, z: number];
export type Flat = readonly [x: number, y: number];

/** Drawings are made 1200 × 800 and scaled to what is asked. */
export const sheet = { width: 1200, height: 800 } as const;

export interface Camera {
  eye: Point;
  /** A polygon as it is seen; empty where all of it lies behind the eye. */
  flat(points: readonly Point[]): Flat[];
  /** How far a point lies in front of the eye. */
  depth(point: Point): number;
  /** Units of the drawing for one metre at a point. */
  scale(point: Point): number;
}

export interface Stance {
  eye: Point;
  /** Radians to the right of straight away. */
  yaw: number;
  /** Radians downwards. 0 keeps verticals upright, as an architecture photographer does. */
  pitch?: number;
  focal: number;
  /** Where the eye's own height comes on the sheet. */
  horizon: number;
  /** Where the point straight ahead comes on the sheet; its middle unless the lens is shifted. */
  middle?: number;
}

const near = 0.35;

/** A fixed camera. */
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
      // Thousands of shapes a picture: those before the eye, nearly all, are projected in one go.
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

/** What of a polygon lies in front of the eye. */
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
