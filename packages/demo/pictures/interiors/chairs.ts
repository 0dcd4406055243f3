import { mix, palette } from '../palette.ts';
import type { Scene, Spot } from './scene.ts';
import type { Style } from './schemes.ts';

/** Types of dining chair. */
export type ChairKind = 'spindle' | 'shell' | 'padded' | 'rush' | 'steel';

const chairsOf: Record<Style, readonly ChairKind[]> = {
  classic: ['padded', 'rush'],
  deco: ['padded', 'spindle'],
  country: ['rush', 'spindle'],
  mid: ['shell', 'spindle'],
  seventies: ['padded', 'steel', 'rush'],
  modern: ['shell', 'padded', 'steel'],
  loft: ['steel', 'shell'],
  plain: ['shell', 'spindle'],
};

/** The dining chair that suits the home. */
export function chairKindOf(scene: Scene): ChairKind {
  const kinds = chairsOf[scene.taste.style];
  return kinds[scene.random.between(0, kinds.length - 1)] ?? 'spindle';
}

/** A dining chair, with its back opposite to the direction it faces. */
export function chair(scene: Scene, spot: Spot, kind: ChairKind, colour: string): void {
  const { wood, metal } = scene.taste;
  const [w, d, seat] = [0.46, 0.48, 0.46];
  scene.stand(
    spot,
    [w, 0.86, d],
    (piece) => {
      const frame =
        kind === 'steel' ? metal : kind === 'shell' ? wood : kind === 'padded' ? mix(wood, palette.slate, 0.3) : colour;
      const thick = kind === 'steel' ? 0.018 : 0.03;
      const lean = 0.07;
      piece.rods(
        [
          [
            [0.05, seat - 0.03, 0.06],
            [0.02, 0.01, 0.03],
          ],
          [
            [w - 0.05, seat - 0.03, 0.06],
            [w - 0.02, 0.01, 0.03],
          ],
        ],
        frame,
        thick,
      );
      piece.rods(
        [
          [
            [0.05, seat - 0.03, d - 0.08],
            [0.02, 0.01, d - 0.01],
          ],
          [
            [w - 0.05, seat - 0.03, d - 0.08],
            [w - 0.02, 0.01, d - 0.01],
          ],
        ],
        frame,
        thick,
      );
      if (kind === 'shell') {
        piece.soft([0.02, seat - 0.03, 0.02], [w - 0.04, 0.04, d - 0.08], colour, 0.1);
        piece.sheet(
          [
            [0.05, seat + 0.06, d - 0.07],
            [w - 0.05, seat + 0.06, d - 0.07],
            [w - 0.02, 0.82, d + 0.02],
            [0.02, 0.82, d + 0.02],
          ],
          colour,
          0.12,
        );
        return;
      }
      if (kind === 'padded') {
        piece.soft([0.01, seat - 0.06, 0.01], [w - 0.02, 0.09, d - 0.06], colour, 0.04);
        piece.soft([0.02, seat + 0.08, d - 0.09], [w - 0.04, 0.34, 0.07], colour, 0.05);
        return;
      }
      piece.soft([0.01, seat - 0.035, 0.01], [w - 0.02, 0.04, d - 0.05], kind === 'rush' ? '#c9ad77' : colour, 0.04);
      const post = (x: number) =>
        [
          [x, seat, d - 0.06],
          [x, 0.86, d + lean - 0.06],
        ] as const;
      piece.rods([post(0.03), post(w - 0.03)], frame, thick);
      if (kind === 'spindle') {
        piece.rods(
          Array.from({ length: 5 }, (_, n) => {
            const x = 0.08 + (n * (w - 0.16)) / 4;
            return [
              [x, seat, d - 0.05],
              [x, 0.82, d],
            ] as const;
          }),
          frame,
          0.014,
        );
        piece.sheet(
          [
            [0.01, 0.8, d],
            [w - 0.01, 0.8, d],
            [w - 0.01, 0.87, d + 0.01],
            [0.01, 0.87, d + 0.01],
          ],
          frame,
          0.02,
        );
      } else
        for (const y of [0.56, 0.68, 0.8])
          piece.sheet(
            [
              [0.03, y, d - 0.02],
              [w - 0.03, y, d - 0.02],
              [w - 0.03, y + 0.05, d - 0.01],
              [0.03, y + 0.05, d - 0.01],
            ],
            kind === 'steel' ? colour : frame,
            0.01,
          );
    },
    0.6,
  );
}
