import type { Scene, Spot } from './scene.ts';

/** A stool for a bar or a kitchen island; `high` in metres. */
export function stool(scene: Scene, spot: Spot, high: number, colour: string): void {
  const { metal, style } = scene.taste;
  const backed = style === 'modern' || style === 'plain';
  scene.stand(
    spot,
    [0.4, high + 0.25, 0.4],
    (piece) => {
      const legs = [
        [0.1, 0.1, 0.02, 0.02],
        [0.3, 0.1, 0.38, 0.02],
        [0.1, 0.3, 0.02, 0.38],
        [0.3, 0.3, 0.38, 0.38],
      ] as const;
      for (const [x, z, fx, fz] of legs) piece.rod(metal, 0.022, [x, high, z], [fx, 0.01, fz]);
      piece.rod(
        metal,
        0.016,
        [0.05, 0.25, 0.05],
        [0.35, 0.25, 0.05],
        [0.35, 0.25, 0.35],
        [0.05, 0.25, 0.35],
        [0.05, 0.25, 0.05],
      );
      piece.soft([0.02, high, 0.02], [0.36, 0.06, 0.36], colour, 0.07);
      if (backed)
        piece.sheet(
          [
            [0.03, high + 0.1, 0.38],
            [0.37, high + 0.1, 0.38],
            [0.37, high + 0.25, 0.4],
            [0.03, high + 0.25, 0.4],
          ],
          colour,
          0.05,
        );
    },
    0.5,
  );
}
