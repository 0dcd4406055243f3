import { mix, palette } from '../palette.ts';
import type { Scene, Spot } from './scene.ts';
import { legs } from './sofas.ts';

/** An armchair in the home's style. */
export function armchair(scene: Scene, spot: Spot, colour = scene.taste.second): void {
  const { taste, random } = scene;
  const wing = taste.style === 'classic' || taste.style === 'country';
  const wooden = taste.style === 'mid' || taste.style === 'loft' || (taste.style === 'modern' && random.chance(0.5));
  const [w, d] = [0.8, 0.82];
  scene.stand(spot, [w, 1.02, d], (piece) => {
    if (wooden) {
      for (const x of [0.03, w - 0.03])
        piece.rods(
          [
            [
              [x, 0.01, 0.06],
              [x, 0.55, 0.1],
              [x, 0.57, d - 0.2],
            ],
            [
              [x, 0.55, d - 0.22],
              [x, 0.01, d - 0.06],
            ],
          ],
          taste.wood,
          0.035,
        );
      piece.soft([0.08, 0.28, 0.05], [w - 0.16, 0.14, 0.62], colour, 0.05);
      piece.soft([0.08, 0.4, 0.56], [w - 0.16, 0.5, 0.15], mix(colour, '#ffffff', 0.05), 0.07);
      if (random.chance(0.6)) piece.soft([0.2, 0.43, 0.43], [0.4, 0.32, 0.13], taste.pop, 0.09);
    } else if (wing) {
      legs(piece, w, d, 0.18, taste.wood, 0.035, 0.02);
      piece.soft([0.02, 0.16, 0.03], [w - 0.04, 0.18, d - 0.08], mix(colour, palette.slate, 0.1), 0.05);
      piece.soft([0.06, 0.3, d - 0.22], [w - 0.12, 0.72, 0.18], colour, 0.1);
      for (const x of [0, w - 0.16]) {
        piece.soft([x, 0.26, 0.04], [0.16, 0.34, d - 0.14], colour, 0.07);
        piece.soft([x + 0.01, 0.56, d - 0.4], [0.12, 0.4, 0.24], colour, 0.07);
      }
      piece.soft([0.16, 0.33, 0.02], [w - 0.32, 0.14, 0.6], mix(colour, '#ffffff', 0.07), 0.06);
    } else {
      // A tub chair: arms and back form one curve.
      legs(piece, w, d, 0.12, taste.wood, 0.04);
      piece.soft([0.02, 0.1, 0.04], [w - 0.04, 0.2, d - 0.08], mix(colour, palette.slate, 0.08), 0.08);
      piece.soft([0.02, 0.12, d - 0.24], [w - 0.04, 0.64, 0.22], colour, 0.14);
      for (const x of [0, w - 0.19]) piece.soft([x, 0.12, 0.03], [0.19, 0.48, d - 0.14], colour, 0.1);
      piece.soft([0.18, 0.28, 0.02], [w - 0.36, 0.16, 0.58], mix(colour, '#ffffff', 0.08), 0.07);
    }
  });
}

/** An upholstered bench or a pouffe. */
export function pouffe(scene: Scene, spot: Spot, size: readonly [number, number, number], colour: string): void {
  scene.stand(spot, size, (piece) => {
    legs(piece, size[0], size[2], 0.12, scene.taste.wood, 0.035);
    piece.soft([0, 0.1, 0], [size[0], size[1] - 0.1, size[2]], colour, Math.min(0.12, size[1] / 3));
  });
}
