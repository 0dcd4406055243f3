import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';
import type { WallPainter } from '../buildings/volume.ts';

/** Two columns and a beam in front of a door; `u` is its middle in metres. */
export function paintPortico(u: number, height: number, colour: string): WallPainter {
  return (canvas, plane) => {
    const out = 1.4;
    const half = 1.5;
    dropShadow(canvas, plane, { u: u - half, v: height, width: half * 2, height: 0.5 }, out);
    const face = canvas.tone(colour, plane);
    canvas.face(
      [
        plane.at(u - half, height, 0),
        plane.at(u + half, height, 0),
        plane.at(u + half, height, out),
        plane.at(u - half, height, out),
      ],
      mix(face, canvas.light.shadow, 0.5),
    );
    for (const at of [u - half + 0.22, u + half - 0.22]) column(canvas, plane, at, height, out - 0.2, face);
    canvas.face(plane.rect(u - half, height, half * 2, 0.42, out), face);
    canvas.face(
      plane.rect(u - half - 0.08, height + 0.42, half * 2 + 0.16, 0.14, out + 0.08),
      mix(face, palette.white, 0.28),
    );
    const [eyeU] = plane.measure(canvas.camera.eye);
    const end = eyeU < u - half ? u - half : eyeU > u + half ? u + half : null;
    if (end !== null)
      canvas.face(
        [
          plane.at(end, height, 0),
          plane.at(end, height, out),
          plane.at(end, height + 0.5, out),
          plane.at(end, height + 0.5, 0),
        ],
        mix(face, canvas.light.shadow, 0.24),
      );
  };
}

function column(canvas: Canvas, plane: Plane, u: number, height: number, out: number, face: string): void {
  const r = 0.17;
  canvas.face(
    [
      plane.at(u - r, 0.2, out),
      plane.at(u + r, 0.2, out),
      plane.at(u + r * 0.84, height, out),
      plane.at(u - r * 0.84, height, out),
    ],
    face,
  );
  const dark = -canvas.light.side * r;
  canvas.face(
    [
      plane.at(u + dark, 0.2, out),
      plane.at(u + dark * 0.2, 0.2, out),
      plane.at(u + dark * 0.2, height, out),
      plane.at(u + dark * 0.84, height, out),
    ],
    canvas.light.shadow,
    0.26,
  );
  canvas.fill(
    [plane.rect(u - r * 1.4, 0, r * 2.8, 0.24, out), plane.rect(u - r * 1.3, height - 0.16, r * 2.6, 0.16, out)],
    mix(face, palette.white, 0.16),
  );
}

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
