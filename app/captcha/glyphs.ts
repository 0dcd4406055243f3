export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

const circle = 360;

/** Angles in degrees, clockwise from the right. */
function arc(centre: Point, radius: Point, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / (circle / 24));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * 2 * Math.PI) / circle;
    return [centre[0] + radius[0] * Math.cos(angle), centre[1] + radius[1] * Math.sin(angle)];
  });
}

const bowl = arc([0.5, 0.27], [0.45, 0.27], -90, 90);

/**
 * The alphabet as pen strokes in a unit square with its origin at the top left. No fonts are needed, which a server may
 * lack.
 */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0, 1],
      [0.5, 0],
      [1, 1],
    ],
    [
      [0.2, 0.62],
      [0.8, 0.62],
    ],
  ],
  C: [arc([0.55, 0.5], [0.55, 0.5], 45, 315)],
  D: [
    [
      [0.35, 0],
      [0, 0],
      [0, 1],
      [0.35, 1],
    ],
    arc([0.35, 0.5], [0.62, 0.5], -90, 90),
  ],
  E: [
    [
      [0.95, 0],
      [0, 0],
      [0, 1],
      [0.95, 1],
    ],
    [
      [0, 0.5],
      [0.75, 0.5],
    ],
  ],
  F: [
    [
      [0.95, 0],
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0.5],
      [0.7, 0.5],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
  J: [[[0.4, 0], [0.9, 0], [0.9, 0.65], ...arc([0.5, 0.65], [0.4, 0.35], 0, 170)]],
  K: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.95, 0],
      [0, 0.6],
    ],
    [
      [0.3, 0.42],
      [1, 1],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 1],
      [0.9, 1],
    ],
  ],
  M: [
    [
      [0, 1],
      [0.05, 0],
      [0.5, 0.65],
      [0.95, 0],
      [1, 1],
    ],
  ],
  N: [
    [
      [0, 1],
      [0, 0],
      [1, 1],
      [1, 0],
    ],
  ],
  P: [[[0, 1], [0, 0], [0.5, 0], ...bowl, [0, 0.54]]],
  R: [
    [[0, 1], [0, 0], [0.5, 0], ...bowl, [0, 0.54]],
    [
      [0.45, 0.54],
      [1, 1],
    ],
  ],
  T: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
  V: [
    [
      [0, 0],
      [0.5, 1],
      [1, 0],
    ],
  ],
  W: [
    [
      [0, 0],
      [0.25, 1],
      [0.5, 0.35],
      [0.75, 1],
      [1, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [1, 1],
    ],
    [
      [1, 0],
      [0, 1],
    ],
  ],
  3: [[...arc([0.45, 0.26], [0.45, 0.26], -150, 90), ...arc([0.45, 0.75], [0.52, 0.25], -90, 150)]],
  4: [
    [
      [0.75, 1],
      [0.75, 0],
      [0, 0.68],
      [1, 0.68],
    ],
  ],
  7: [
    [
      [0, 0],
      [1, 0],
      [0.35, 1],
    ],
  ],
  9: [[...arc([0.5, 0.3], [0.48, 0.3], 0, -360), [0.92, 0.65], [0.55, 1]]],
};
