import type { Edge, Rect } from './geometry.ts';
import { ink, type Scale, tenth } from './ink.ts';

/** Draws in a room as if its back wall were at the top: x along it, y away from it, in metres. */
export interface Draft {
  box(x: number, y: number, width: number, height: number, radius?: number, fill?: string): void;
  round(x: number, y: number, radius: number, fill?: string): void;
  line(points: readonly (readonly [number, number])[], dashed?: boolean): void;
  /** Size along the wall and away from it. */
  long: number;
  deep: number;
}

const thin = 1.5;

/** A draft along one of a room's walls. */
export function draftOn(
  room: Rect,
  edge: Edge,
  scale: Scale,
  out: string[],
  flipped = false,
  taken: Rect[] = [],
): Draft {
  const inset = ink.inner / 2;
  const flat = edge === 'top' || edge === 'bottom';
  const long = (flat ? room.width : room.height) - 2 * inset;
  const deep = (flat ? room.height : room.width) - 2 * inset;
  const at = (along: number, away: number): readonly [number, number] => {
    const u = flipped ? long - along : along;
    switch (edge) {
      case 'top':
        return [room.x + inset + u, room.y + inset + away];
      case 'bottom':
        return [room.x + room.width - inset - u, room.y + room.height - inset - away];
      case 'left':
        return [room.x + inset + away, room.y + room.height - inset - u];
      case 'right':
        return [room.x + room.width - inset - away, room.y + inset + u];
    }
  };
  const page = ([x, y]: readonly [number, number]) => [tenth(scale.x(x)), tenth(scale.y(y))] as const;
  return {
    long,
    deep,
    box: (x, y, width, height, radius = 0.03, fill = ink.fitting) => {
      const [p, q] = [at(x, y), at(x + width, y + height)];
      if (fill === ink.fitting)
        taken.push({
          x: Math.min(p[0], q[0]),
          y: Math.min(p[1], q[1]),
          width: Math.abs(p[0] - q[0]),
          height: Math.abs(p[1] - q[1]),
        });
      const [a, b] = [page(p), page(q)];
      out.push(
        `<rect x="${Math.min(a[0], b[0])}" y="${Math.min(a[1], b[1])}" width="${tenth(Math.abs(a[0] - b[0]))}" height="${tenth(Math.abs(a[1] - b[1]))}" rx="${tenth(radius * scale.unit)}" fill="${fill}" stroke="${ink.line}" stroke-width="${thin}"/>`,
      );
    },
    round: (x, y, radius, fill = ink.fitting) => {
      const [cx, cy] = page(at(x, y));
      out.push(
        `<circle cx="${cx}" cy="${cy}" r="${tenth(radius * scale.unit)}" fill="${fill}" stroke="${ink.line}" stroke-width="${thin}"/>`,
      );
    },
    line: (points, dashed = false) =>
      out.push(
        `<path d="M${points.map((point) => page(at(...point)).join(' ')).join('L')}" fill="none" stroke="${ink.line}" stroke-width="${thin}"${dashed ? ' stroke-dasharray="6 5"' : ''}/>`,
      ),
  };
}
