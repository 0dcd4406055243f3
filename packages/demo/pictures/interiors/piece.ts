import type { Flat, Point } from '../camera.ts';
import { createPlane, isSeen, type Plane } from '../plane.ts';
import { type Brush, roundedPath } from './brush.ts';
import { type Bounds, farToNear } from './order.ts';
import type { RoomLight } from './room-light.ts';
import { paintTurned, type Profile } from './turned.ts';

/** A point in a piece's own coordinates, in metres. */
export type At = readonly [x: number, y: number, z: number];

/** In metres. */
export type Size = readonly [width: number, height: number, depth: number];

/** Draws details on the faces of a box, once the face is painted. */
export interface Faces {
  front?: (face: Plane) => void;
  top?: (face: Plane) => void;
  left?: (face: Plane) => void;
  right?: (face: Plane) => void;
}

/**
 * A piece of furniture in its own metres: x from its left, z from front to back, y up. Its parts may come in any
 * order.
 */
export interface Piece {
  brush: Brush;
  light: RoomLight;
  box(at: At, size: Size, colour: string, faces?: Faces): void;
  /** An upholstered block. */
  soft(at: At, size: Size, colour: string, radius?: number): void;
  /** A body of revolution: [radius, height above `at`], from bottom to top. */
  turned(at: At, profile: Profile, colour: string, open?: string): void;
  rods(paths: readonly (readonly At[])[], colour: string, metres: number): void;
  rod(colour: string, metres: number, ...points: At[]): void;
  /** A thin sheet, such as a seat or a side of a lampshade. */
  sheet(shape: readonly At[], colour: string, radius?: number): void;
  /** Any other part, painted in depth order. */
  other(at: At, size: Size, paint: (place: (at: At) => Point) => void): void;
}

/** The position of a piece and its floor area. */
export interface Stand {
  /** The middle of the piece on the floor. */
  x: number;
  z: number;
  y?: number;
  width: number;
  depth: number;
  /** Radians; 0 faces the viewer, π/2 the right, -π/2 the left. */
  turn?: number;
}

export function paintPiece(brush: Brush, light: RoomLight, stand: Stand, make: (piece: Piece) => void): void {
  const { x, z, y = 0, width, depth, turn = 0 } = stand;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const way = (dx: number, dy: number, dz: number): Point => [dx * cos - dz * sin, dy, dx * sin + dz * cos];
  const place = ([lx, ly, lz]: At): Point => {
    const [dx, , dz] = way(lx - width / 2, 0, lz - depth / 2);
    return [x + dx, y + ly, z + dz];
  };
  const { eye } = brush.camera;
  const [ex, ez] = [eye[0] - x, eye[2] - z];
  const eyeHere: Point = [ex * cos + ez * sin + width / 2, eye[1] - y, -ex * sin + ez * cos + depth / 2];
  const parts: { bounds: Bounds; paint: () => void }[] = [];
  const add = ([ax, ay, az]: At, [w, h, d]: Size, paint: () => void) =>
    parts.push({ bounds: { min: [ax, ay, az], max: [ax + w, ay + h, az + d] }, paint });
  const planes = ([ax, ay, az]: At, [w, h, d]: Size) => {
    const [right, up, away] = [way(1, 0, 0), way(0, 1, 0), way(0, 0, 1)];
    const back = (v: Point): Point => [-v[0], -v[1], -v[2]];
    return {
      back: createPlane(place([ax + w, ay, az + d]), back(right), up, w, h),
      left: createPlane(place([ax, ay, az + d]), back(away), up, d, h),
      right: createPlane(place([ax + w, ay, az]), away, up, d, h),
      bottom: createPlane(place([ax + w, ay, az]), back(right), away, w, d),
      top: createPlane(place([ax, ay + h, az]), right, away, w, d),
      front: createPlane(place([ax, ay, az]), right, up, w, h),
    };
  };
  const lit = (colour: string, plane: Plane) =>
    light.shade(colour, plane.normal, plane.at(plane.width / 2, plane.height / 2));

  const rods: Piece['rods'] = (paths, colour, metres) => {
    const all = paths.flat();
    const low = (axis: 0 | 1 | 2) => Math.min(...all.map((point) => point[axis]));
    const high = (axis: 0 | 1 | 2) => Math.max(...all.map((point) => point[axis]));
    const from: At = [low(0), low(1), low(2)];
    add(from, [high(0) - from[0], high(1) - from[1], high(2) - from[2]], () =>
      brush.rods(
        paths.map((path) => path.map(place)),
        light.shade(colour, [0, 0.2, 0], place(from)),
        metres,
      ),
    );
  };

  make({
    brush,
    light,
    box: (at, size, colour, faces = {}) =>
      add(at, size, () => {
        const all = planes(at, size);
        for (const name of ['back', 'left', 'right', 'bottom', 'top', 'front'] as const) {
          const plane = all[name];
          if (!isSeen(plane, eye)) continue;
          brush.face(plane.rect(0, 0, plane.width, plane.height), lit(colour, plane));
          if (name !== 'back' && name !== 'bottom') faces[name]?.(plane);
        }
      }),
    soft: (at, size, colour, radius = 0.05) =>
      add(at, size, () => {
        const all = planes(at, size);
        const seen = Object.values(all).filter((plane) => isSeen(plane, eye));
        const corners = [...all.front.rect(0, 0, size[0], size[1]), ...all.back.rect(0, 0, size[0], size[1])];
        const first = corners[0];
        if (!first || corners.some((corner) => brush.camera.depth(corner) < 0.4)) {
          for (const plane of seen) brush.face(plane.rect(0, 0, plane.width, plane.height), lit(colour, plane));
          return;
        }
        const scale = brush.camera.scale(first);
        const tones = seen.map((plane) => lit(colour, plane));
        brush.path(roundedPath(hull(brush.camera.flat(corners)), radius * scale), tones[0] ?? colour);
        seen.forEach((plane, index) => {
          const inset = Math.min(radius * 0.22, plane.width / 4, plane.height / 4);
          const shape = plane.rect(inset, inset, plane.width - 2 * inset, plane.height - 2 * inset);
          const tone = tones[index] ?? colour;
          if (plane === all.front && brush.detail(first) > 26)
            brush.blend(
              shape,
              [
                {
                  at: plane.at(plane.width / 2, plane.height),
                  colour: light.shade(colour, [0, 0.5, 0], plane.at(0, plane.height)),
                },
                { at: plane.at(plane.width / 2, 0), colour: light.shade(mixDark(tone), plane.normal, plane.at(0, 0)) },
              ],
              radius * 0.9,
            );
          else brush.rounded(shape, radius * 0.9, tone);
        });
      }),
    turned: (at, profile, colour, open) => {
      const widest = Math.max(...profile.map(([radius]) => radius));
      const top = profile[profile.length - 1] ?? [0, 0];
      add([at[0] - widest, at[1], at[2] - widest], [widest * 2, top[1], widest * 2], () =>
        paintTurned(brush, light, place(at), profile, colour, open),
      );
    },
    rods,
    rod: (colour, metres, ...points) => rods([points], colour, metres),
    sheet: (shape, colour, radius) => {
      const low = (axis: 0 | 1 | 2) => Math.min(...shape.map((point) => point[axis]));
      const high = (axis: 0 | 1 | 2) => Math.max(...shape.map((point) => point[axis]));
      const from: At = [low(0), low(1), low(2)];
      add(from, [high(0) - from[0], high(1) - from[1], high(2) - from[2]], () => {
        const points = shape.map(place);
        const tone = light.shade(colour, facing(points, eye), place(from));
        if (radius === undefined) brush.face(points, tone);
        else brush.rounded(points, radius, tone);
      });
    },
    other: (at, size, paint) => add(at, size, () => paint(place)),
  });
  for (const part of farToNear(parts, eyeHere)) part.paint();
}

function facing(points: readonly Point[], eye: Point): Point {
  const [a, b, c] = points;
  if (!a || !b || !c) return [0, 1, 0];
  const [u, v]: [Point, Point] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
  ];
  const normal: Point = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...normal) || 1;
  const towards = normal[0] * (eye[0] - a[0]) + normal[1] * (eye[1] - a[1]) + normal[2] * (eye[2] - a[2]);
  const sign = towards < 0 ? -1 / length : 1 / length;
  return [normal[0] * sign, normal[1] * sign, normal[2] * sign];
}

function mixDark(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const part = (shift: number) => Math.round(((value >> shift) & 255) * 0.93);
  return `#${((1 << 24) | (part(16) << 16) | (part(8) << 8) | part(0)).toString(16).slice(1)}`;
}

/** The convex hull of points (Andrew's monotone chain). */
function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (list: readonly Flat[]) => {
    const vertices: Flat[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = [vertices[vertices.length - 2], vertices[vertices.length - 1]];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        vertices.pop();
      }
      vertices.push(point);
    }
    return vertices.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
