import { mix, palette } from '../palette.ts';
import type { Scene, Spot } from './scene.ts';
import { legs, pillows } from './sofas.ts';

/** A sofa with a chaise longue at its right end. */
export function cornerSofa(scene: Scene, spot: Spot, width: number, long: number): void {
  const { taste } = scene;
  const colour = taste.fabric;
  const colours = [taste.pop, taste.second, mix(taste.second, palette.limestone, 0.5)];
  scene.stand(spot, [width, 0.86, long], (piece) => {
    const back = long - 0.22;
    legs(piece, width, long, 0.12, taste.wood, 0.04);
    piece.soft([0, 0.1, long - 0.95], [width, 0.2, 0.95], mix(colour, palette.slate, 0.1), 0.05);
    piece.soft([width - 0.95, 0.1, 0], [0.95, 0.2, long - 0.9], mix(colour, palette.slate, 0.1), 0.05);
    piece.soft([0, 0.1, back], [width, 0.66, 0.22], colour, 0.06);
    piece.soft([width - 0.2, 0.1, 0.7], [0.2, 0.6, long - 0.9], colour, 0.06);
    piece.soft([0, 0.1, long - 0.95], [0.18, 0.46, 0.75], colour, 0.06);
    const each = (width - 1.15) / 2;
    for (const n of [0, 1]) {
      piece.soft([0.19 + each * n, 0.3, long - 0.96], [each - 0.01, 0.15, 0.74], mix(colour, '#ffffff', 0.07), 0.06);
      piece.soft([0.2 + each * n, 0.45, back - 0.15], [each - 0.02, 0.34, 0.17], mix(colour, '#ffffff', 0.04), 0.08);
    }
    piece.soft([width - 0.96, 0.3, 0.01], [0.76, 0.15, long - 0.24], mix(colour, '#ffffff', 0.07), 0.06);
    piece.soft([width - 0.94, 0.45, back - 0.15], [0.72, 0.34, 0.17], mix(colour, '#ffffff', 0.04), 0.08);
    pillows(piece, [0.24, 0.6 + each], 0.45, back - 0.1, colours);
    pillows(piece, [width - 0.75], 0.45, back - 0.16, [colours[1] ?? taste.second]);
  });
}
