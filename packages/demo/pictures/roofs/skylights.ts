import { type Random, createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import { type Plane, isSeen } from '../plane.ts';
import type { Roof } from './roof.ts';

/** Roof windows and solar panels, flush with the slope. */
export function lie(canvas: Canvas, plane: Plane, roof: Roof, seed: number): void {
  if (!isSeen(plane, canvas.camera.eye)) return;
  const random = createRandom(seed * 7 + 11);
  if (roof.panels) return panels(canvas, plane, roof, random);
  const free = roof.dormers > 0 ? 0 : roof.skylights;
  for (let n = 0; n < free; n++) {
    const u = (plane.width * (n + 1)) / (free + 1) - 0.4;
    const v = plane.height * 0.46;
    const tall = Math.min(1.3, plane.height * 0.34);
    canvas.face(plane.rect(u - 0.06, v - 0.06, 0.92, tall + 0.12, 0.05), '#3b4146');
    canvas.glow([plane.rect(u, v, 0.8, tall, 0.06)], mix(canvas.light.sky[0], palette.steel, 0.25));
    canvas.glow(
      [
        [
          plane.at(u, v, 0.07),
          plane.at(u + 0.3, v, 0.07),
          plane.at(u + 0.7, v + tall, 0.07),
          plane.at(u + 0.3, v + tall, 0.07),
        ],
      ],
      canvas.light.sky[2],
      0.35,
    );
  }
}

function panels(canvas: Canvas, plane: Plane, roof: Roof, random: Random): void {
  const long = Math.min(1.65, plane.height * 0.36);
  const rowsOf = plane.height > 4.6 ? 2 : 1;
  const room = Math.floor((plane.width - 1.2) / 1.05);
  const count = Math.min(room, roof.dormers > 0 ? 0 : random.between(4, 8));
  if (count < 3) return;
  const start = random.chance(0.5) ? 0.6 : plane.width - 0.6 - count * 1.05;
  const shapes: Point[][] = [];
  for (let row = 0; row < rowsOf; row++)
    for (let n = 0; n < count; n++)
      shapes.push(plane.rect(start + n * 1.05, plane.height * 0.3 + row * (long + 0.06), 1, long, 0.07));
  canvas.face(plane.rect(start, plane.height * 0.3 - 0.12, count * 1.05, 0.12, 0.02), canvas.light.shadow, 0.4);
  canvas.glow(shapes, mix('#1c2838', canvas.light.sky[0], 0.16));
  canvas.glow(
    shapes.map((shape) => shape.slice(0, 3)),
    canvas.light.sky[2],
    0.1,
  );
}
