import { grow } from './foliage.ts';
import type { Scene, Spot } from './scene.ts';
import { paintTurned } from './turned.ts';

/** A potted plant on the floor; `high` in metres. */
export function plant(
  scene: Scene,
  spot: Spot,
  high: number,
  kind = scene.random.pick(['fig', 'palm', 'snake', 'monstera', 'olive'] as const),
): void {
  const { brush, light, random } = scene;
  const pot = random.pick(['#b5654a', '#e6e1d6', '#53606a', '#c9b08a', '#8f8d88', '#3f4f48']);
  const { x, z, y = 0 } = spot;
  const potHigh = Math.min(0.38, high * 0.28);
  const r = potHigh * 0.52;
  const seeds = Array.from({ length: 60 }, () => random.next());
  scene.stand(
    spot,
    [Math.max(0.4, r * 2.4), high, Math.max(0.4, r * 2.4)],
    (piece) =>
      piece.other([0, 0, 0], [0.4, high, 0.4], () => {
        paintTurned(
          brush,
          light,
          [x, y, z],
          [
            [r * 0.74, 0],
            [r * 0.95, potHigh * 0.7],
            [r, potHigh],
          ],
          pot,
          '#4a3a2c',
        );
        grow(brush, light, [x, y + potHigh * 0.94, z], kind, high - potHigh, seeds);
      }),
    0.45,
  );
}
