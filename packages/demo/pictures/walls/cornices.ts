import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';

export type Cornice = 'brackets' | 'dentils' | 'corbels' | 'plain' | 'none';

/** The cornice of a front: mouldings with brackets, stone dentils or stepped brick. */
export function paintCornice(canvas: Canvas, plane: Plane, kind: Cornice, trim: string, wall: string): void {
  if (kind === 'none') return;
  const { width, height } = plane;
  const colour = canvas.tone(trim, plane);
  const { light } = canvas;
  const row = (step: number, share: number, v: number, tall: number, out: number): Point[][] => {
    const count = Math.max(3, Math.round(width / step));
    return Array.from({ length: count }, (_, n) =>
      plane.rect((width * (n + 0.5 - share / 2)) / count, v, (width / count) * share, tall, out),
    );
  };
  if (kind === 'corbels') {
    const brick = canvas.tone(mix(wall, palette.slate, 0.12), plane);
    dropShadow(canvas, plane, { u: 0, v: height - 0.34, width, height: 0.34 }, 0.16);
    canvas.fill(row(0.34, 0.5, height - 0.62, 0.3, 0.06), brick);
    canvas.face(plane.rect(0, height - 0.34, width, 0.18, 0.1), brick);
    canvas.face(plane.rect(-0.03, height - 0.16, width + 0.06, 0.2, 0.18), mix(brick, palette.white, 0.16));
    return;
  }
  const out = kind === 'plain' ? 0.24 : 0.44;
  dropShadow(canvas, plane, { u: -0.05, v: height - 0.16, width: width + 0.1, height: 0.18 }, out);
  if (kind !== 'plain') {
    canvas.face(plane.rect(0, height - 0.78, width, 0.1, 0.05), colour);
    const pieces =
      kind === 'brackets' ? row(0.95, 0.2, height - 0.62, 0.5, 0.26) : row(0.3, 0.5, height - 0.36, 0.2, 0.18);
    canvas.fill(
      pieces.map((piece) => piece.map(([x, y, z]): Point => [x - light.side * 0.12, y - 0.12, z + 0.1])),
      light.shadow,
      light.depth * 0.8,
    );
    canvas.fill(pieces, mix(colour, palette.white, 0.08));
    canvas.fill(
      pieces.map((piece) =>
        piece.map(([x, y, z], n): Point => [x, n < 2 ? y : y - (kind === 'brackets' ? 0.3 : 0.1), z]),
      ),
      light.shadow,
      0.1,
    );
  }
  const soffit: Point[] = [
    plane.at(-0.05, height - 0.16, 0),
    plane.at(width + 0.05, height - 0.16, 0),
    plane.at(width + 0.05, height - 0.16, out),
    plane.at(-0.05, height - 0.16, out),
  ];
  canvas.face(soffit, mix(colour, light.shadow, 0.42));
  canvas.face(plane.rect(-0.05, height - 0.16, width + 0.1, 0.17, out), mix(colour, palette.white, 0.06));
  canvas.face(plane.rect(-0.05, height - 0.01, width + 0.1, 0.1, out + 0.06), mix(colour, palette.white, 0.24));
}
