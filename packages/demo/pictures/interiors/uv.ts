/** A shape on a wall: u to the right, v up, in metres. */
export type Uv = readonly [u: number, v: number];

/** An axis-aligned rectangle on a wall. */
export interface Pane {
  u: number;
  v: number;
  width: number;
  height: number;
}

/** The part of a shape inside a pane (Sutherland–Hodgman). */
export function within(shape: readonly Uv[], { u, v, width, height }: Pane): Uv[] {
  const edges: readonly [0 | 1, number, 1 | -1][] = [
    [0, u, 1],
    [0, u + width, -1],
    [1, v, 1],
    [1, v + height, -1],
  ];
  let clippedShape: Uv[] = [...shape];
  for (const [axis, limit, sign] of edges) {
    const from = clippedShape;
    clippedShape = [];
    from.forEach((point, index) => {
      const before = from[(index + from.length - 1) % from.length] ?? point;
      const inside = (point[axis] - limit) * sign >= 0;
      const was = (before[axis] - limit) * sign >= 0;
      if (inside !== was) {
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        clippedShape.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
      }
      if (inside) clippedShape.push(point);
    });
  }
  return clippedShape;
}

/** The intersection of two panes; null if they do not overlap. */
export function overlap(one: Pane, other: Pane): Pane | null {
  const [u, v] = [Math.max(one.u, other.u), Math.max(one.v, other.v)];
  const width = Math.min(one.u + one.width, other.u + other.width) - u;
  const height = Math.min(one.v + one.height, other.v + other.height) - v;
  return width > 0.001 && height > 0.001 ? { u, v, width, height } : null;
}
