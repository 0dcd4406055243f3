import type { Point } from './camera.ts';
import type { Canvas } from './canvas.ts';

/** Something that stands in the picture; the farthest are painted first. */
export interface Standing {
  away: number;
  /** For views along the street and from above; without it, it lies in the foreground. */
  at?: Point;
  paint(canvas: Canvas): void;
}
