import { steel } from './steel-window.ts';
import { createRandom } from '../../listings/random.ts';
import { blueStone, palette, zinc } from '../palette.ts';
import { paintWindow } from '../walls/windows.ts';
import type { WallPainter } from './volume.ts';

/** The ramp down to a car park under a building, with its barrier. */
export function parkingFront(seed: number, wall: string): WallPainter {
  return (canvas, plane) => {
    const random = createRandom(seed * 3 + 1103);
    const { width, height } = plane;
    const u = width * (random.chance(0.5) ? 0.1 : 0.4);
    const wide = Math.min(6.2, width * 0.5);
    canvas.face(plane.rect(u - 0.35, 0, wide + 0.7, 3.1, 0.04), canvas.tone(blueStone, plane));
    canvas.glow([plane.rect(u, 0, wide, 2.6)], '#1b2126');
    for (const [share, glow] of [
      [0.12, 0.8],
      [0.3, 0.5],
    ] as const) {
      canvas.glow([plane.rect(u + wide * share, 2.3 - share * 1.4, wide * (1 - share * 2), 0.07)], '#f6dc9c', glow);
      canvas.glow(
        [
          [
            plane.at(u + wide * share, 2.28 - share * 1.4),
            plane.at(u + wide * (1 - share), 2.28 - share * 1.4),
            plane.at(u + wide * (1 - share * 0.4), 0.05),
            plane.at(u + wide * share * 0.4, 0.05),
          ],
        ],
        '#e9bf70',
        0.13,
      );
    }
    canvas.face(plane.rect(u, 2.2, wide, 0.4), canvas.tone(zinc, plane), 0.9);
    canvas.face(plane.rect(u + 0.1, 0.85, wide * 0.84, 0.13, 0.6), canvas.tone('#f1ebdd', plane));
    canvas.fill(
      [0, 1, 2, 3].map((n) => plane.rect(u + 0.3 + n * wide * 0.21, 0.85, wide * 0.09, 0.13, 0.61)),
      canvas.tone(palette.brick, plane),
    );
    canvas.face(plane.rect(u - 0.28, 0, 0.3, 1.15, 0.6), canvas.tone('#d9a62e', plane));
    // The sign: a white P on blue, drawn as a shape instead of text.
    const s = u + wide + 0.75;
    canvas.face(plane.rect(s, 1.7, 1.1, 1.1, 0.1), canvas.tone('#2f5d8c', plane));
    canvas.fill(
      [
        plane.rect(s + 0.3, 1.87, 0.16, 0.76, 0.11),
        plane.rect(s + 0.3, 2.48, 0.5, 0.15, 0.11),
        plane.rect(s + 0.3, 2.16, 0.5, 0.14, 0.11),
        plane.rect(s + 0.66, 2.16, 0.15, 0.46, 0.11),
      ],
      '#ffffff',
    );
    for (let level = 3.5; level + 2 < height; level += 2.9)
      for (let n = 0; n < Math.round(width / 3); n++)
        paintWindow(
          canvas,
          plane,
          { u: (n * width) / Math.round(width / 3) + 0.6, v: level + 0.5, width: 1.8, height: 1.7 },
          { ...steel, panes: 2, reveal: 0.2, dressing: 'home' },
          wall,
          random,
        );
  };
}
