import { createRandom } from '../../listings/random.ts';
import type { WallPainter } from '../buildings/volume.ts';
import type { Flat, Point } from '../camera.ts';

/** A sgraffito frieze: stems and flowers scratched in coloured plaster, as on fronts of about 1900. */
export function sgraffito(area: { u: number; v: number; width: number; height: number }, seed: number): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed + 83);
    const { u, v, width, height } = area;
    const ground = canvas.tone(random.pick(['#d8b36a', '#7d9a8c', '#c99a78', '#8ea3a8']), plane);
    const leaf = canvas.tone(random.pick(['#4f6b4f', '#3f5f66', '#6b5a3a']), plane);
    const flower = canvas.tone(random.pick(['#b9533d', '#f0e2c0', '#c98f2b', '#8a5676']), plane);
    canvas.face(plane.rect(u - 0.05, v - 0.05, width + 0.1, height + 0.1, 0.01), canvas.tone('#e6dcc6', plane));
    canvas.face(plane.rect(u, v, width, height, 0.012), ground);
    const count = Math.max(2, Math.round(width / (height * 0.95)));
    const step = width / count;
    const stems: Point[][] = [];
    const petals: { at: Point; radius: number }[] = [];
    const leaves: Point[][] = [];
    for (let n = 0; n < count; n++) {
      const x = u + step * (n + 0.5);
      const curve = (sign: number): Point[] =>
        Array.from({ length: 7 }, (_, k) => {
          const share = k / 6;
          return plane.at(x + sign * Math.sin(share * Math.PI) * step * 0.3, v + height * (0.06 + share * 0.6), 0.014);
        });
      stems.push(curve(1), curve(-1));
      const head: Flat = [x, v + height * 0.7];
      for (let k = 0; k < 6; k++) {
        const angle = (k / 6) * Math.PI * 2;
        petals.push({
          at: plane.at(head[0] + Math.cos(angle) * height * 0.12, head[1] + Math.sin(angle) * height * 0.12, 0.016),
          radius: height * 0.085,
        });
      }
      for (const sign of [-1, 1])
        leaves.push([
          plane.at(x, v + height * 0.16, 0.014),
          plane.at(x + sign * step * 0.3, v + height * 0.22, 0.014),
          plane.at(x + sign * step * 0.42, v + height * 0.42, 0.014),
          plane.at(x + sign * step * 0.14, v + height * 0.32, 0.014),
        ]);
    }
    canvas.fill(leaves, leaf, 0.9);
    canvas.lines(stems, leaf, Math.max(0.02, height * 0.035));
    canvas.balls(petals, flower);
  };
}
