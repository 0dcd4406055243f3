import type { Point } from './camera.ts';

/** The upright or level rectangle between two opposite corners, which share one coordinate. */
export function rectangle(from: Point, to: Point): Point[] {
  const [along, across]: [Point, Point] =
    from[1] === to[1]
      ? [
          [to[0], from[1], from[2]],
          [from[0], from[1], to[2]],
        ]
      : [
          [to[0], from[1], to[2]],
          [from[0], to[1], from[2]],
        ];
  return [from, along, to, across];
}

type Pair = readonly [number, number];

/** The four pairs of an x and a z. */
export function corners([left, right]: Pair, [near, far]: Pair): Pair[] {
  return [near, far].flatMap((z): Pair[] => [
    [left, z],
    [right, z],
  ]);
}
