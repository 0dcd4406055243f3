import type { Point } from '../camera.ts';
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

/** A lounger with its back raised. */
export function lounger(scene: Scene, x: number, z: number, turn: number, frame: string, tone: string): void {
  scene.stand({ x, z, turn }, [0.66, 0.8, 1.9], (piece) => {
    for (const px of [0.06, 0.6])
      piece.rods(
        [
          [
            [px, 0.28, 0.1],
            [px, 0.01, 0.1],
          ],
          [
            [px, 0.28, 1.5],
            [px, 0.01, 1.5],
          ],
        ],
        frame,
        0.035,
      );
    piece.soft([0.02, 0.26, 0], [0.62, 0.1, 1.25], tone, 0.05);
    piece.sheet(
      [
        [0.02, 0.34, 1.2],
        [0.64, 0.34, 1.2],
        [0.64, 0.8, 1.78],
        [0.02, 0.8, 1.78],
      ],
      mix(tone, '#ffffff', 0.08),
      0.06,
    );
    piece.rods(
      [
        [
          [0.04, 0.3, 1.25],
          [0.04, 0.78, 1.82],
        ],
        [
          [0.62, 0.3, 1.25],
          [0.62, 0.78, 1.82],
        ],
      ],
      frame,
      0.03,
    );
  });
}

/** An open parasol, 2.5 m high. */
export function parasol(scene: Scene, x: number, z: number, tone: string): void {
  const { brush, light } = scene;
  scene.stand(
    { x, z },
    [2.4, 2.5, 2.4],
    (piece) =>
      piece.other([0, 0, 0], [2.4, 2.5, 2.4], () => {
        brush.rod('#d9cdb8', 0.045, [x, 0, z], [x, 2.42, z]);
        const rim = Array.from({ length: 8 }, (_, n): Point => [
          x + Math.cos((n / 8) * 6.283 + 0.2) * 1.3,
          2.02,
          z + Math.sin((n / 8) * 6.283 + 0.2) * 1.3,
        ]);
        const top: Point = [x, 2.5, z];
        const sides = rim.map((from, n) => ({ from, to: rim[(n + 1) % 8] ?? from, n }));
        for (const { from, to, n } of sides.sort(
          (one, other) => brush.camera.depth(other.from) - brush.camera.depth(one.from),
        ))
          brush.face(
            [from, to, top],
            light.shade(
              n % 2 ? mix(tone, '#ffffff', 0.14) : tone,
              [(from[0] - x) / 1.4, 0.6, (from[2] - z) / 1.4],
              from,
            ),
          );
      }),
    0.5,
  );
}
