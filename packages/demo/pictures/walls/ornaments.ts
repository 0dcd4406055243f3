import type { WallPainter } from '../buildings/volume.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';

/** Quoins, alternately long and short. */
export function corners(colour: string, height: number, size = 0.34): WallPainter {
  return (canvas, plane) => {
    const blocks: Point[][] = [];
    const top = Math.min(height, plane.height - 0.1);
    for (let v = 0, n = 0; v + size * 0.6 < top; v += size, n++) {
      const wide = n % 2 ? size * 0.7 : size * 1.25;
      const tall = Math.min(size * 0.95, top - v);
      blocks.push(plane.rect(0, v, wide, tall, 0.02), plane.rect(plane.width - wide, v, wide, tall, 0.02));
    }
    canvas.fill(blocks, canvas.tone(colour, plane));
  };
}

/** Deep grooves across a rendered ground floor. */
export function grooves(from: number, to: number, colour: string): WallPainter {
  return (canvas, plane) => {
    canvas.face(plane.rect(0, from, plane.width, to - from, 0.015), canvas.tone(colour, plane));
    const lines: Point[][] = [];
    for (let v = from + 0.38; v < to; v += 0.38) lines.push(plane.rect(0, v, plane.width, 0.045, 0.02));
    canvas.fill(lines, canvas.light.shadow, 0.3);
  };
}

/** Pilasters from one height to another, at shares of the width. */
export function pilasters(at: readonly number[], from: number, to: number, colour: string, wide = 0.32): WallPainter {
  return (canvas, plane) => {
    const face = canvas.tone(colour, plane);
    const shapes = at.map((share) =>
      plane.rect(
        Math.min(plane.width - wide, Math.max(0, plane.width * share - wide / 2)),
        from,
        wide,
        to - from,
        0.06,
      ),
    );
    canvas.fill(
      shapes.map((shape) => shape.map(([x, y, z]): Point => [x - canvas.light.side * 0.07, y, z + 0.06])),
      canvas.light.shadow,
      canvas.light.depth * 0.7,
    );
    canvas.fill(shapes, face);
    canvas.fill(
      at.map((share) =>
        plane.rect(
          Math.min(plane.width - wide - 0.06, Math.max(0, plane.width * share - wide / 2 - 0.06)),
          to - 0.2,
          wide + 0.12,
          0.2,
          0.09,
        ),
      ),
      mix(face, palette.white, 0.16),
    );
  };
}

/** Bands of another brick or stone, each of the given height. */
export function stripes(heights: readonly number[], tall: number, colour: string): WallPainter {
  return (canvas, plane) =>
    canvas.fill(
      heights.filter((v) => v + tall < plane.height).map((v) => plane.rect(0, v, plane.width, tall, 0.012)),
      canvas.tone(colour, plane),
    );
}

/** Glazed bricks in a chequered frieze. */
export function chequers(v: number, size: number, one: string, other: string): WallPainter {
  return (canvas, plane) => {
    canvas.face(plane.rect(0, v - size * 0.3, plane.width, size * 2.6, 0.012), canvas.tone(other, plane));
    const count = Math.round(plane.width / size);
    const side = plane.width / count;
    const squares: Point[][] = [];
    for (let n = 0; n < count; n++) squares.push(plane.rect(n * side, v + (n % 2 ? size : 0), side, size, 0.016));
    canvas.fill(squares, canvas.tone(one, plane));
  };
}

/** A panel in another material behind the windows of a storey, within the wall's extent. */
export function panel(area: { u: number; v: number; width: number; height: number }, colour: string): WallPainter {
  return (canvas, plane) => {
    const [width, height] = [Math.min(area.width, plane.width - area.u), Math.min(area.height, plane.height - area.v)];
    if (width > 0 && height > 0)
      canvas.face(plane.rect(area.u, area.v, width, height, 0.01), canvas.tone(colour, plane));
  };
}

/** I-shaped wall anchors, as on old houses. */
export function anchors(heights: readonly number[], count: number): WallPainter {
  return (canvas, plane) =>
    canvas.fill(
      heights.flatMap((v) =>
        Array.from({ length: count }, (_, n) =>
          plane.rect((plane.width * (n + 0.5)) / count - 0.03, v - 0.22, 0.06, 0.44, 0.03),
        ),
      ),
      canvas.tone('#2c2f31', plane),
    );
}

/** A zinc downpipe from the gutter to the pavement, with its shadow and collars. */
export function downpipe(canvas: Canvas, plane: Plane, u: number, top: number): void {
  canvas.face(plane.rect(u - canvas.light.side * 0.07, 0, 0.1, top), canvas.light.shadow, canvas.light.depth * 0.8);
  canvas.face(plane.rect(u, 0.9, 0.1, top - 0.9, 0.06), canvas.tone('#8f999f', plane));
  canvas.face(plane.rect(u - 0.01, 0, 0.12, 0.95, 0.07), canvas.tone('#4b5459', plane));
  canvas.fill(
    [0.36, 0.66].map((share) => plane.rect(u - 0.02, top * share, 0.14, 0.07, 0.07)),
    canvas.tone('#6d777d', plane),
  );
}
