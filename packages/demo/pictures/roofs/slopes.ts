import type { Point } from '../camera.ts';
import { type Box, type Plane, createPlane } from '../plane.ts';
import { type Roof, steep } from './roof.ts';

/** The start of a clipped gable's cut, as a share of the slope. */
export const clippedAt = 0.66;

export interface Slope {
  plane: Plane;
  shape: Point[];
  /** The left and right end of the slope at a share of its height. */
  ends(share: number): readonly [number, number];
}

/** The slopes of a roof, the far ones first. */
export function slopesOf({ x, y, z, width, height, depth }: Box, roof: Roof): Slope[] {
  const top = y + height;
  const { rise, overhang: over } = roof;
  // Free-standing houses have a verge; row houses end at their neighbours.
  const verge = over > 0.4 ? 0.3 : 0;
  const slope = (origin: Point, along: Point, across: Point, wide: number, run: number, inset: number): Slope => {
    const long = Math.hypot(run, rise);
    const up: Point = [(across[0] * run) / long, rise / long, (across[2] * run) / long];
    const start: Point = [origin[0] - up[0] * over, origin[1] - up[1] * over, origin[2] - up[2] * over];
    const plane = createPlane(start, along, up, wide, long + over);
    const ends = (share: number) => [inset * share, wide - inset * share] as const;
    return {
      plane,
      ends,
      shape: [plane.at(0, 0), plane.at(wide, 0), plane.at(wide - inset, long + over), plane.at(inset, long + over)],
    };
  };
  const [right, left, away, near]: Point[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 0, 1],
    [0, 0, -1],
  ];
  if (!right || !left || !away || !near) return [];
  switch (roof.form) {
    case 'ridge':
      return [
        slope([x + width + verge, top, z + depth], left, near, width + verge * 2, depth / 2, 0),
        slope([x - verge, top, z], right, away, width + verge * 2, depth / 2, 0),
      ];
    case 'mansard':
      return [
        slope([x + width, top, z + depth], left, near, width, steep, 0),
        slope([x, top, z], right, away, width, steep, 0),
      ];
    case 'hip': {
      const inset = Math.min(width / 2, depth * 0.46);
      return [
        slope([x + width + over, top, z + depth], left, near, width + over * 2, depth / 2, inset + over),
        slope([x, top, z + depth + over], near, right, depth + over * 2, inset, depth / 2 + over),
        slope([x + width, top, z - over], away, left, depth + over * 2, inset, depth / 2 + over),
        slope([x - over, top, z], right, away, width + over * 2, depth / 2, inset + over),
      ];
    }
    case 'clipped':
      return [
        clipped(slope([x, top, z + depth], near, right, depth + verge, width / 2, 0)),
        clipped(slope([x + width, top, z - verge], away, left, depth + verge, width / 2, 0)),
      ];
    default:
      return [
        slope([x, top, z + depth], near, right, depth + verge, width / 2, 0),
        slope([x + width, top, z - verge], away, left, depth + verge, width / 2, 0),
      ];
  }
}

/** Both ends of a ridge cut back, over clipped gables. */
function clipped({ plane, ends }: Slope): Slope {
  const { width, height } = plane;
  const [low, cut] = [height * clippedAt, Math.min(width * 0.3, height * 0.42)];
  return {
    plane,
    ends: (share) => {
      const inset = (Math.max(0, share - clippedAt) / (1 - clippedAt)) * cut;
      return [ends(0)[0] + inset, ends(0)[1] - inset];
    },
    shape: [
      plane.at(0, 0),
      plane.at(width, 0),
      plane.at(width, low),
      plane.at(width - cut, height),
      plane.at(cut, height),
      plane.at(0, low),
    ],
  };
}
