import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Plane } from '../plane.ts';
import type { Opening } from './openings.ts';

/** Goods on two shelves behind a shop window. */
export function paintGoods(canvas: Canvas, plane: Plane, pane: Opening, random: Random): void {
  const colours = ['#8a5142', '#d9c9a4', '#5f6f64', '#3f4f5c', '#b08d57', '#e6ded0'] as const;
  for (const [level, share] of [
    [0, 0.42],
    [pane.height * 0.44, 0.26],
  ] as const) {
    canvas.face(plane.rect(pane.u, pane.v + level, pane.width, 0.05, 0.02), canvas.tone('#a58a68', plane));
    for (let at = pane.u + 0.12; at < pane.u + pane.width - 0.3; at += 0.34 + random.next() * 0.4) {
      const tall = pane.height * share * (0.3 + random.next() * 0.7);
      canvas.face(
        plane.rect(at, pane.v + level + 0.05, 0.14 + random.next() * 0.2, tall, 0.02),
        canvas.tone(random.pick(colours), plane),
        0.85,
      );
    }
  }
}

/** The view into a café: lamps in a row over the bar. */
export function paintCafe(canvas: Canvas, plane: Plane, pane: Opening, random: Random): void {
  canvas.face(plane.rect(pane.u, pane.v, pane.width, pane.height * 0.24, 0.02), '#3a2c22', 0.75);
  const count = Math.max(2, Math.round(pane.width / 0.75));
  for (let n = 0; n < count; n++) {
    const u = pane.u + (pane.width * (n + 0.5)) / count;
    canvas.glow([plane.rect(u - 0.008, pane.v + pane.height * 0.66, 0.016, pane.height * 0.34, 0.021)], '#2a211a');
    canvas.glow(
      [
        [
          plane.at(u - 0.14, pane.v + pane.height * 0.58, 0.022),
          plane.at(u + 0.14, pane.v + pane.height * 0.58, 0.022),
          plane.at(u + 0.05, pane.v + pane.height * 0.68, 0.022),
          plane.at(u - 0.05, pane.v + pane.height * 0.68, 0.022),
        ],
      ],
      '#ffe6ac',
    );
    if (random.chance(0.6))
      canvas.face(
        plane.rect(u - 0.2, pane.v + pane.height * 0.24, 0.1, 0.26, 0.022),
        random.pick(['#7d9a6a', '#c8a45a', '#a4503a']),
        0.8,
      );
  }
}
