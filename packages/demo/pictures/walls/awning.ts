import type { Point } from '../camera.ts';
import type { Canvas } from '../canvas.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';
import type { Opening } from './openings.ts';

/** An awning, striped or plain; only the opening's position and width matter. */
export function paintAwning(
  canvas: Canvas,
  plane: Plane,
  { u, v, width }: Opening,
  colour: string,
  plain: boolean,
): void {
  const [out, fall] = [1.3, 0.62];
  dropShadow(canvas, plane, { u, v: v - 0.3, width, height: 0.3 }, 1.1, 0.9);
  const count = plain ? 1 : Math.max(5, Math.round(width / 0.4));
  const strip = (n: number): Point[] => {
    const [from, to] = [u + (width * n) / count, u + (width * (n + 1)) / count];
    return [plane.at(from, v, 0.16), plane.at(to, v, 0.16), plane.at(to, v - fall, out), plane.at(from, v - fall, out)];
  };
  const flap = (n: number): Point[] => {
    const [from, to] = [u + (width * n) / count, u + (width * (n + 1)) / count];
    return [
      plane.at(from, v - fall, out),
      plane.at(to, v - fall, out),
      plane.at(to, v - fall - 0.2, out),
      plane.at(from, v - fall - 0.2, out),
    ];
  };
  const above = { normal: [0, 0.8, -0.6] as const };
  const all = Array.from({ length: count }, (_, n) => n);
  for (const odd of [0, 1]) {
    const everySecond = all.filter((n) => n % 2 === odd);
    const shade = odd ? '#f1ebdd' : colour;
    canvas.fill(everySecond.map(strip), canvas.tone(shade, above));
    canvas.fill(everySecond.map(flap), canvas.tone(mix(shade, palette.slate, 0.12), plane));
  }
  const [eyeU] = plane.measure(canvas.camera.eye);
  for (const [edge, seen] of [
    [u, eyeU < u],
    [u + width, eyeU > u + width],
  ] as const)
    if (seen)
      canvas.face(
        [
          plane.at(edge, v, 0.16),
          plane.at(edge, v - fall, out),
          plane.at(edge, v - fall - 0.2, out),
          plane.at(edge, v - 0.2, 0.16),
        ],
        mix(canvas.tone(colour, plane), canvas.light.shadow, 0.3),
      );
}
