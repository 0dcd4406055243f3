import { mix } from '../palette.ts';
import type { Scene } from './scene.ts';

/** A garden sofa or chair with a bent frame and cushions; `width` in metres. */
export function lounge(
  scene: Scene,
  { x, z }: { x: number; z: number },
  width: number,
  turn: number,
  frame: string,
  tone: string,
): void {
  scene.stand({ x, z, turn }, [width, 0.74, 0.82], (piece) => {
    for (const px of [0.02, width - 0.02])
      piece.rod(frame, 0.035, [px, 0.01, 0.04], [px, 0.54, 0.04], [px, 0.54, 0.78], [px, 0.01, 0.78]);
    piece.box([0.02, 0.24, 0.03], [width - 0.04, 0.04, 0.76], frame);
    const seats = Math.max(1, Math.round(width / 0.75));
    for (let n = 0; n < seats; n++) {
      const each = (width - 0.08) / seats;
      piece.soft([0.04 + n * each, 0.28, 0.03], [each - 0.005, 0.14, 0.62], tone, 0.05);
      piece.soft([0.04 + n * each, 0.4, 0.62], [each - 0.005, 0.34, 0.14], mix(tone, '#ffffff', 0.1), 0.07);
    }
    if (width > 1.4) piece.soft([0.14, 0.42, 0.48], [0.42, 0.34, 0.12], scene.taste.pop, 0.09);
  });
}
