import type { Canvas } from './canvas.ts';
import { type Box, isSeen, sidesOf } from './plane.ts';

/** The faces of a box that can be visible. */
export function paintBox(canvas: Canvas, box: Box, colour: string, opacity?: number): void {
  const { back, left, right, top, front } = sidesOf(box);
  for (const plane of [back, left, right, top, front])
    if (isSeen(plane, canvas.camera.eye))
      canvas.face(plane.rect(0, 0, plane.width, plane.height), canvas.tone(colour, plane), opacity);
}
