import { mix } from '../palette.ts';
import type { WallPainter } from '../buildings/volume.ts';

/** A carport: a slab on thin posts; `u` is its left end. */
export function paintCarport(u: number, width: number, height: number, colour: string): WallPainter {
  return (canvas, plane) => {
    const out = 2.4;
    canvas.face(
      [
        plane.at(u, height, 0),
        plane.at(u + width, height, 0),
        plane.at(u + width, height, out),
        plane.at(u, height, out),
      ],
      mix(canvas.tone(colour, plane), canvas.light.shadow, 0.5),
    );
    canvas.fill(
      [plane.rect(u + 0.1, 0, 0.11, height, out - 0.1), plane.rect(u + width - 0.2, 0, 0.11, height, out - 0.1)],
      canvas.tone('#4a5157', plane),
    );
    canvas.face(plane.rect(u, height, width, 0.24, out), canvas.tone(colour, plane));
  };
}
