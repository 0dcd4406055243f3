import { steel } from './steel-window.ts';
import { createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { blueStone, frames, mix, palette } from '../palette.ts';
import { dropShadow } from '../shade.ts';
import { paintNumber } from '../walls/house-number.ts';
import { paintWindow } from '../walls/windows.ts';
import type { WallPainter } from './volume.ts';

/** Offices: ribbon windows, a glass grid, or tall fins in front of the glass. */
export function officesFront(
  seed: number,
  floors: number,
  storey: number,
  wall: string,
  kind: 'ribbons' | 'grid' | 'fins',
  number?: string,
): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed * 3 + 907);
    const { width } = plane;
    for (let floor = 0; floor < floors; floor++) {
      const v = storey * floor + (floor === 0 ? 0.35 : kind === 'fins' ? 0.3 : 0.7);
      const high = storey * (floor === 0 ? 0.78 : kind === 'fins' ? 0.88 : 0.66);
      const bays = Math.round(width / (kind === 'grid' ? 1.7 : 3));
      if (kind === 'grid') {
        for (let n = 0; n < bays; n++)
          paintWindow(
            canvas,
            plane,
            { u: (width * (n + 0.14)) / bays, v, width: (width * 0.72) / bays, height: high },
            { ...steel, panes: 1, reveal: 0.34, dressing: 'modern' },
            wall,
            random,
          );
        continue;
      }
      paintWindow(
        canvas,
        plane,
        { u: 0.3, v, width: width - 0.6, height: high },
        { ...steel, panes: bays * 2, reveal: 0.22, dressing: 'bare' },
        wall,
        random,
      );
      const blinds: Point[][] = [];
      for (let n = 0; n < bays * 2; n++) {
        const drop = high * (0.2 + random.next() * 0.6);
        if (random.chance(0.28))
          blinds.push(
            plane.rect(
              0.36 + ((width - 0.6) * n) / (bays * 2),
              v + high - drop - 0.1,
              (width - 0.6) / (bays * 2) - 0.12,
              drop,
              -0.2,
            ),
          );
      }
      canvas.fill(blinds, '#e9e3d6', 0.4);
      if (canvas.light.lamps > 0.3 || random.chance(0.3))
        canvas.fade(
          plane.rect(0.36 + random.next() * width * 0.5, v + 0.06, width * 0.3, high - 0.14, -0.2),
          'lamp',
          0.7,
        );
    }
    if (kind === 'fins') {
      const fins: Point[][] = [];
      for (let u = 0.6; u < width - 0.3; u += 0.95)
        fins.push(plane.rect(u, storey, 0.1, storey * (floors - 1) + 0.2, 0.35));
      canvas.fill(
        fins.map((fin) => fin.map(([x, y, z]): Point => [x - canvas.light.side * 0.25, y - 0.1, z + 0.34])),
        canvas.light.shadow,
        canvas.light.depth * 0.7,
      );
      canvas.fill(fins, canvas.tone(random.pick(['#a77b52', '#d9d2c2', '#5c656b', '#8f6642']), plane));
    }
    const u = width * (0.3 + random.next() * 0.3);
    canvas.face(plane.rect(u - 0.5, 0, 3.8, 3, 0.06), canvas.tone(mix(wall, palette.slate, 0.6), plane));
    canvas.fade(
      plane.rect(u - 0.1, 0.05, 3, 2.4, 0.07),
      random.chance(0.5 + canvas.light.lamps) ? 'lamp-soft' : 'glass',
    );
    canvas.fill(
      [
        plane.rect(u + 1.35, 0.05, 0.1, 2.4, 0.08),
        plane.rect(u + 0.6, 0.05, 0.05, 2.4, 0.08),
        plane.rect(u + 2.15, 0.05, 0.05, 2.4, 0.08),
        plane.rect(u - 0.1, 2.4, 3, 0.1, 0.08),
      ],
      frames.black,
    );
    const canopy = { u: u - 0.8, v: 2.9, width: 4.4, height: 0.2 };
    dropShadow(canvas, plane, canopy, 1.5);
    canvas.face(
      [
        plane.at(canopy.u, 2.9, 0),
        plane.at(canopy.u + 4.4, 2.9, 0),
        plane.at(canopy.u + 4.4, 2.9, 1.5),
        plane.at(canopy.u, 2.9, 1.5),
      ],
      mix(wall, canvas.light.shadow, 0.55),
    );
    canvas.face(plane.rect(canopy.u, 2.9, 4.4, 0.2, 1.5), canvas.tone(blueStone, plane));
    if (number !== undefined) paintNumber(canvas, plane, number, u - 1.1, 1.8, 0.36);
  };
}
