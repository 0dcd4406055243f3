import type { Flat } from './camera.ts';

/** The intersection of two convex shapes; both have the same orientation, with x to the right and y up. */
export function clip(shape: readonly Flat[], window: readonly Flat[]): Flat[] {
  let clipped = [...shape];
  for (let n = 0; n < window.length && clipped.length > 0; n++) {
    const [from, to] = [window[n], window[(n + 1) % window.length]];
    if (!from || !to) continue;
    const inside = ([x, y]: Flat) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const next: Flat[] = [];
    clipped.forEach((point, index) => {
      const previous = clipped[(index + clipped.length - 1) % clipped.length] ?? point;
      const [before, now] = [inside(previous), inside(point)];
      if (before >= 0 !== now >= 0) {
        const share = before / (before - now);
        next.push([previous[0] + (point[0] - previous[0]) * share, previous[1] + (point[1] - previous[1]) * share]);
      }
      if (now >= 0) next.push(point);
    });
    clipped = next;
  }
  return clipped.length > 2 ? clipped : [];
}

/** The convex hull of points, counter-clockwise. */
export function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (from: readonly Flat[]) => {
    const edge: Flat[] = [];
    for (const point of from) {
      while (edge.length > 1 && turn(edge.at(-2), edge.at(-1), point) <= 0) edge.pop();
      edge.push(point);
    }
    return edge.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(one: Flat | undefined, two: Flat | undefined, three: Flat): number {
  if (!one || !two) return 1;
  return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0]);
}

/** An axis-aligned rectangle in a plane's coordinates. */
export function rectangle(u: number, v: number, width: number, height: number): Flat[] {
  return [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ];
}
